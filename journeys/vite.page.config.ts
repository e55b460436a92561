/** The web application as the journeys open it: files that can be run again and again, as modules of Node cannot. */
import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig } from 'vite';

const web = join(import.meta.dirname, '..', 'web');

export default defineConfig({
  root: web,
  plugins: [react()],
  build: {
    outDir: join(web, 'dist-journeys'),
    emptyOutDir: true,
    copyPublicDir: false,
    minify: false,
    modulePreload: false,
    reportCompressedSize: false,
    target: 'node20',
    rolldownOptions: {
      input: join(web, 'src', 'app', 'start', 'start.tsx'),
      // Libraries come from where they are installed; ours, of whichever workspace, are built.
      external: (id, _from, isResolved) =>
        isResolved ? id.includes('node_modules') : /^(?!@disha\/)[@a-z]/.test(id) && !id.startsWith('vite/'),
      preserveEntrySignatures: 'strict',
      // Vite's helper asks for it where styles are to be fetched; here are none.
      checks: { emptyImportMeta: false },
      output: {
        format: 'cjs',
        entryFileNames: '[name].cjs',
        chunkFileNames: '[name]-[hash].cjs',
        // Rules without a memory of their own: the one file that outlives a visit.
        codeSplitting: { groups: [{ name: 'pure', test: /[\\/](contract|eligibility)[\\/]src[\\/]/ }] },
      },
    },
  },
});
