import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

/** Folders that stand below `games`: a game knows the table, and never the other way round. */
const BELOW_GAMES = ["app", "archive", "comrades", "home", "lesson", "lib", "me", "notifications", "pages", "pravda", "problem", "rules", "sofa", "table"];

export default [
  { ignores: ["node_modules/", "src/app/protocol.ts", "src/app/limits.ts", "src/games/*/made.ts"] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  {
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      "@typescript-eslint/no-unused-expressions": ["error", { allowShortCircuit: true, allowTernary: true }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_", destructuredArrayIgnorePattern: "^_" }],
      eqeqeq: ["error", "smart"],
      "no-console": ["error", { allow: ["warn", "error"] }],
      "svelte/no-unused-svelte-ignore": "off", // svelte-check tells, by the compiler's own warnings
      "svelte/prefer-svelte-reactivity": "off", // maps and sets here are made anew, not changed
      "svelte/prefer-writable-derived": "off",
    },
  },
  {
    files: BELOW_GAMES.map((folder) => `src/${folder}/**`),
    ignores: ["src/app/main.ts"],
    rules: {
      "no-restricted-imports": [
        "error",
        { patterns: [{ regex: "^(\\.\\./)+games/", message: "A game registers itself with the table: see `table/games.ts`." }] },
      ],
    },
  },
];
