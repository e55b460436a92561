import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import packageJson from '../package.json' with { type: 'json' };

/** 'chrome >= 100' as the builders say it: for JavaScript and for CSS alike. */
const browsers = packageJson.browserslist.map((browser) => browser.replace(' >= ', ''));

/** A language is a folder of messages. */
const languageFolders = readdirSync(join(import.meta.dirname, 'src', 'messages'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const anyOf = (...patterns: readonly RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'));

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss()],
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
  // The server's half is one file of its own: it needs nothing of node_modules at run time.
  ssr: { noExternal: true },
  // Decided here, not by the environment it runs in: React's development half is slow and talks about addresses.
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  build: {
    target: isSsrBuild ? 'node20' : browsers,
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    // The content security policy forbids inline scripts and data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: isSsrBuild
          ? false
          : {
              // What changes only when a library does keeps its address, so a returning phone has it already.
              groups: [
                {
                  name: 'vendor',
                  test: /node_modules[\\/](react|react-dom|scheduler|react-router|zustand|@tanstack[\\/](react-query|query-core))[\\/]/,
                },
                // What every page says, in one file a language.
                ...languageFolders.map((language) => ({
                  name: `words-${language}`,
                  test: new RegExp(`web[\\\\/]src[\\\\/]messages[\\\\/]${language}[\\\\/](common|session|nav|taxonomy|[a-z]+-names)\\.`),
                })),
                // What every page needs, in one file: a file of its own costs more in headers than these hold.
                {
                  name: 'base',
                  test: anyOf(
                    /web[\\/]src[\\/](api|session|ui[\\/]classes)/,
                    /web[\\/]src[\\/]messages[\\/](locale|common|session|format|nav|taxonomy|[a-z]+-names)\./,
                    /contract[\\/]src[\\/](taxonomy|errors|limits|languages)\./,
                  ),
                },
              ],
            },
      },
    },
  },
}));
