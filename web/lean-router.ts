/**
 * The router in one built file less its unused parts: without this, every page loads 7 KB more. The router's package exports its
 * development half only and marks none of its calls as free of effects, and no setting of the builder says so without harm.
 */
import { fileURLToPath } from 'node:url';
import type { Alias, Plugin } from 'vite';

/** The production half is a file beside the development half. */
export const productionRouter: Alias = {
  find: /^react-router$/,
  replacement: fileURLToPath(new URL('../production/index.mjs', import.meta.resolve('react-router'))),
};

/** Unused parts of the router stay in for the name given to them and the wrapper around them; without those they go. */
export const leanRouter: Plugin = {
  name: 'lean-router',
  apply: 'build',
  transform: {
    filter: { id: /react-router[\\/]dist[\\/]production/ },
    handler: (code) => ({
      code: code
        .replace(/^\w+\.(displayName = "\w+"|contextType = \w+);$/gm, '')
        .replace(/^(var \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ $2'),
      map: null,
    }),
  },
};
