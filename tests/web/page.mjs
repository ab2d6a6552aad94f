/** The parts of a page that modules of the client use, for tests without a browser. */

globalThis.document ??= {
  baseURI: "http://127.0.0.1:8800/",
  hidden: false,
  documentElement: { dataset: {} },
};
globalThis.matchMedia ??= () => ({ matches: false, addEventListener() {} });
const storage = () => ({
  kept: new Map(),
  getItem(key) {
    return this.kept.get(key) ?? null;
  },
  setItem(key, value) {
    this.kept.set(key, value);
  },
});
globalThis.localStorage ??= storage();
globalThis.sessionStorage ??= storage();
globalThis.addEventListener ??= () => {};
globalThis.removeEventListener ??= () => {};
globalThis.location ??= { hash: "" };
if (!globalThis.navigator?.languages) {
  Object.defineProperty(globalThis, "navigator", { value: { languages: ["en"] }, configurable: true });
}
