import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { asModule } from '../web/lean-libraries.ts';

const require = createRequire(import.meta.url);
const production = ['react/cjs/react', 'react/cjs/react-jsx-runtime', 'react-dom/cjs/react-dom', 'scheduler/cjs/scheduler'];

it.each(production)('%s as a module exports the same names', (name) => {
  const file = `${require.resolve('react/package.json').replace(/react[\\/]package\.json$/, '')}${name}.production.js`;
  const module = asModule(readFileSync(file, 'utf8'));
  const exported = [.../^export \{(.*)\};$/m.exec(module)![1]!.matchAll(/ as (\w+)/g)].map(([, each]) => each);
  expect(exported.sort()).toEqual(Object.keys(require(file) as object).sort());
  expect(module).not.toMatch(/\brequire\(|\bexports\./);
});

it('no line moves, so source maps stay true', () => {
  const lines = asModule('"use strict";\nvar React = require("react"),\n  ReactDOM = require("react-dom");\nexports.a = React.b;').split(
    '\n',
  );
  expect(lines.slice(1, 4)).toEqual([
    'import * as React from "react";',
    'import * as ReactDOM from "react-dom";',
    'var exported_a = React.b;',
  ]);
});

it.each(['module.exports = require("x");', 'var a = 1;', 'exports["a"] = 1;\nexports.b = 2;'])(
  'stops where it is written otherwise: %s',
  (code) => {
    expect(() => asModule(code)).toThrow('written in another way');
  },
);
