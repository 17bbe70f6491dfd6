import type { Plugin } from "vite";

/** Where the bundler begins what it makes of a module that is written for Node's `require`. */
const wrapped = /(__commonJSMin\(\()\((exports[^)]*)\) => \{/g;

/**
 * Has browsers compile React while it arrives, and not when it is first called: V8 does so for a function in
 * parentheses, but not for an arrow function, which is what the bundler makes of React's modules.
 */
export function compiledEarly(): Plugin {
  return {
    name: "compiled-early",
    applyToEnvironment: ({ name }) => name === "client",
    renderChunk: (code) => code.replaceAll(wrapped, "$1function($2) {"),
  };
}
