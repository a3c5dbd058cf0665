// The languages of the page, each called by its own name.

export const LANGUAGES = ["en", "de", "hu", "it"] as const;
export type Language = (typeof LANGUAGES)[number];

export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  de: "Deutsch",
  hu: "Magyar",
  it: "Italiano",
};

/** The first language of a browser's list that we have, or English. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split("-")[0] === language);
    if (found) return found;
  }
  return "en";
}
