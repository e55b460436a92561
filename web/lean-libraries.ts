/**
 * What every page loads of React, the router and the icons, less their unused parts. Each works on the libraries' own files by patterns:
 * where an upgrade has changed them so that a pattern no longer holds, the build stops and says so. No line moves, so source maps stay
 * true.
 */
import { fileURLToPath } from 'node:url';
import type { Alias, Plugin } from 'vite';

const besides = (name: string, file: string) => fileURLToPath(new URL(file, import.meta.resolve(name)));

/** The router's package names its development half only; a built page has no reader for its warnings. */
const router: Alias = { find: /^react-router$/, replacement: besides('react-router', '../production/index.mjs') };

/** React's names, each straight at its production half. */
const react: readonly Alias[] = [
  { find: /^react$/, replacement: besides('react', './cjs/react.production.js') },
  { find: /^react\/jsx-runtime$/, replacement: besides('react', './cjs/react-jsx-runtime.production.js') },
  { find: /^react-dom$/, replacement: besides('react-dom', './cjs/react-dom.production.js') },
  { find: /^react-dom\/client$/, replacement: besides('react-dom', './cjs/react-dom-client.production.js') },
  { find: /^scheduler$/, replacement: besides('scheduler', './cjs/scheduler.production.js') },
];

/** Tree shaking: unused parts of the router stay in for the name given to them and the wrapper around them; without those they go. */
const leanRouter: Plugin = {
  name: 'lean-router',
  transform: {
    filter: { id: /react-router[\\/]dist[\\/]production/ },
    handler: (code) => ({
      code: code
        .replace(/^\w+\.(displayName = "\w+"|contextType = \w+);$/gm, '')
        .replace(/^(var \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ $2')
        // Asked for under a name made at run time, all of React would have to stay.
        .replace(/\b(React\d*)\[USE_OPTIMISTIC\]/g, '$1.useOptimistic'),
      map: null,
    }),
  },
};

/** React comes as CommonJS, of which nothing can be left out, and which every file would have to wrap; here it is made a module. */
export function asModule(code: string): string {
  const names = new Set<string>();
  const made = code
    .replace(/^(?:var)?\s+(\w+) = require\("([\w/-]+)"\)[,;]/gm, 'import * as $1 from "$2";')
    .replace(/^exports\.(\w+) =/gm, (_, name: string) => {
      names.add(name);
      return `var exported_${name} =`;
    })
    .replace(/\bexports\.(\w+)/g, 'exported_$1')
    // Only a scheduler made for tests has these.
    .replace(/\bScheduler\.(?:log|unstable_setDisableYieldValue)\b/g, 'undefined');
  const left = /\b(?:require\(|exports\b)/.exec(made);
  if (names.size === 0 || left) throw new Error(`React is written in another way: ${left?.[0] ?? 'no exports'}`);
  return `${made}\nexport {${[...names].map((name) => `exported_${name} as ${name}`).join(', ')}};`;
}

const leanReact: Plugin = {
  name: 'lean-react',
  transform: {
    filter: { id: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]cjs[\\/]/ },
    handler: (code) => ({ code: asModule(code), map: null }),
  },
};

/** A module has no default of everything. */
const wholeReact: Plugin = {
  name: 'whole-react',
  transform: {
    filter: { id: /node_modules/, code: /^import React\d* from ['"]react['"]/m },
    handler: (code) => ({ code: code.replace(/^import (React\d*) from (?=['"]react['"])/gm, 'import * as $1 from '), map: null }),
  },
};

/** What all icons have, as the package gives it to them. */
const iconLook = {
  ...{ xmlns: 'http://www.w3.org/2000/svg', width: 24, height: 24, viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor' },
  ...{ strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round', 'aria-hidden': true },
};
const icon = `import { createElement } from 'react';
const look = ${JSON.stringify(iconLook)};
export default ({ node }) => (props) => createElement('svg', { ...look, ...props }, ...node.map(([tag, its]) => createElement(tag, its)));
`;

/** Icons without the names, sizes and contexts that no screen asks of them: what is drawn is the same but for class names of theirs. */
const leanIcons: Plugin = {
  name: 'lean-icons',
  transform: {
    filter: { id: /lucide-react[\\/]dist[\\/]esm[\\/](createLucideIcon|icons[\\/][\w-]+)\.mjs/ },
    handler: (code, id) => ({ code: /createLucideIcon\.mjs/.test(id) ? icon : asIcon(code), map: null }),
  },
};

/** The shapes of an icon alone. */
export function asIcon(code: string): string {
  // One that has got another name sends for itself under that.
  if (!code.includes('__iconData')) return code;
  const made = code
    .replace(/^\s+(?:name: "[\w-]+"|size: 24),$/gm, '')
    .replace(/,\n\s+aliases: \[[^\]]*\]/, (text) => text.replace(/[^\n]/g, ''))
    .replace(/^__iconData\.node;$/m, '')
    .replace(/,(\s+)key: "\w+"/g, '$1');
  if (/\b(name|size|aliases|key):/.test(made)) throw new Error('An icon is written in another way.');
  return made;
}

/** Schemas that check what is typed, without what describes them to other programs: a fifth of the library, asked for by no page. */
const leanSchemas: Plugin = {
  name: 'lean-schemas',
  transform: {
    filter: { id: /node_modules[\\/]zod[\\/]v4[\\/]classic[\\/]schemas\.js/ },
    handler: (code) => ({ code: withoutDescriptions(code), map: null }),
  },
};

export function withoutDescriptions(code: string): string {
  const made = code
    .replace(/^\s+inst\._zod\.processJSONSchema = .*processors\.\w+Processor\(.*\);$/gm, '')
    .replace(/\bcreateStandardJSONSchemaMethod\(this, "\w+"\)/g, 'undefined')
    .replace('return createToJSONSchemaMethod(this, {})(params);', '');
  const left = /\bprocessors\.(?!aggregateChecks)\w+\(|JSONSchemaMethod\(/.exec(made);
  if (left) throw new Error(`Zod is written in another way: ${left[0]}`);
  return made;
}

/**
 * The half that draws pages on the server is sent to no browser: there React stays as it comes, and in development everything does. Icons
 * are alike on both sides.
 */
export function leanLibraries(isBuild: boolean, isForServer: boolean): { plugins: Plugin[]; aliases: Alias[] } {
  if (!isBuild) return { plugins: [], aliases: [] };
  if (isForServer) return { plugins: [leanRouter, leanIcons], aliases: [router] };
  return { plugins: [leanRouter, leanReact, wholeReact, leanIcons, leanSchemas], aliases: [router, ...react] };
}
