/** The Fluent files; `vite.config.ts` makes these modules. */
declare module "virtual:texts" {
  type Files = Record<string, string | (() => Promise<string>)>;
  /** By language, a loader of its files: the text of each, or a loader of it. */
  const languages: Record<string, () => Promise<Files>>;
  export default languages;
}
