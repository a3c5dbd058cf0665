// On paper everything is light, whatever it is on the screen.

/** Print in light colours, until the returned function is called. */
export function printLight(): () => void {
  const root = document.documentElement;
  let usual: string | undefined;
  const before = () => {
    usual = root.dataset.theme;
    root.dataset.theme = "light";
  };
  const after = () => {
    if (usual === undefined) delete root.dataset.theme;
    else root.dataset.theme = usual;
  };
  addEventListener("beforeprint", before);
  addEventListener("afterprint", after);
  return () => {
    removeEventListener("beforeprint", before);
    removeEventListener("afterprint", after);
  };
}
