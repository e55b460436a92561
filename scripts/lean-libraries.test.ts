import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { asIcon, asModule, withoutDescriptions } from '../web/lean-libraries.ts';

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

it.each(['sparkles', 'share-2', 'circle-question-mark', 'bookmark'])(
  'the icon %s keeps its shapes and its lines, and nothing else',
  (name) => {
    const file = join(dirname(require.resolve('lucide-react/package.json')), 'dist', 'esm', 'icons', `${name}.mjs`);
    const code = readFileSync(file, 'utf8');
    const lean = asIcon(code);
    expect(lean.split('\n')).toHaveLength(code.split('\n').length);
    const shapes = (text: string) => text.match(/\b(d|x|y|x1|x2|y1|y2|cx|cy|r|rx|ry|width|height|points): "[^"]+"/g);
    expect(shapes(lean)).toEqual(shapes(code));
    expect(lean).not.toMatch(/\b(name|size|aliases|key):/);
  },
);

it('an icon that is written otherwise stops the build', () => {
  expect(() => asIcon('const __iconData = { name: "x", node: [] };')).toThrow('written in another way');
});

describe('schemas without their descriptions', () => {
  const code = readFileSync(join(dirname(require.resolve('zod/package.json')), 'v4', 'classic', 'schemas.js'), 'utf8');
  const lean = withoutDescriptions(code);

  it('keep every line and every schema', () => {
    const schemas = (text: string) => text.match(/^export (?:const|function) \w+/gm);
    expect(schemas(lean)).toEqual(schemas(code));
    expect(lean.split('\n')).toHaveLength(code.split('\n').length);
    expect(lean).not.toMatch(/processors\.\w+Processor\(|JSONSchemaMethod\(/);
  });

  it('stop the build where they are written otherwise', () => {
    expect(() => withoutDescriptions('inst.processJSONSchema = processors.newProcessor(inst);')).toThrow('written in another way');
  });
});
