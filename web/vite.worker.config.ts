/** The worker and the one that removes it, each one file, built after the application whose files the worker keeps. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { filesToKeep, type BuiltManifest } from './worker-files.ts';
import { shellAddress } from './worker/names.ts';

const dist = join(import.meta.dirname, 'dist');
/** A language is a folder of messages. */
const languages = readdirSync(join(import.meta.dirname, 'src', 'messages'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const manifestFile = join(dist, '.vite', 'manifest.json');

export default defineConfig(({ mode }) => {
  const built = existsSync(manifestFile) ? (JSON.parse(readFileSync(manifestFile, 'utf8')) as BuiltManifest) : {};
  const { first, later } = filesToKeep(built);
  const shell = createHash('sha256')
    .update(readFileSync(join(dist, 'index.html')))
    .digest('hex')
    .slice(0, 12);
  const precached = [
    ...languages.map((language) => ({ url: shellAddress(language), revision: shell })),
    ...first.map((file) => ({ url: `/${file}`, revision: null })),
  ];
  const name = mode === 'remove' ? 'remove' : 'worker';
  return {
    root: import.meta.dirname,
    define: {
      'process.env.NODE_ENV': '"production"',
      builtFiles: JSON.stringify(precached),
      laterBuilt: JSON.stringify(later.map((file) => `/${file}`)),
      builtLanguages: JSON.stringify(languages),
    },
    build: {
      target: 'chrome100',
      outDir: 'dist',
      emptyOutDir: false,
      copyPublicDir: false,
      lib: { entry: join(import.meta.dirname, 'worker', `${name}.ts`), formats: ['iife'], name: 'worker', fileName: () => `${name}.js` },
    },
  };
});
