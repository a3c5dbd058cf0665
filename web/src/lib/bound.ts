// Where a line must not end.

/** The text with numbers bound to what they count or order: "3 stones", and in Hungarian "3. kő". */
export function bound(text: string): string {
  return text.replace(/(?<=\d) (?=\p{L})|(?<=\d\.) (?=\p{Ll})/gu, "\u00a0");
}
