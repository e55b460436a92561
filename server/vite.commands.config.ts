import { join } from 'node:path';
import { defineConfig, mergeConfig } from 'vite';
import server from './vite.config.ts';

/** What an operator runs beside the server, each a file of src/cli. */
const commands = ['backup', 'restore', 'role', 'end-sessions', 'catalog-import', 'catalog-check', 'facts-due', 'demo-person', 'dump'];

export default mergeConfig(
  server,
  defineConfig({
    build: {
      ssr: true,
      outDir: 'dist/commands',
      emptyOutDir: true,
      target: 'node20',
      rollupOptions: {
        input: commands.map((name) => join(import.meta.dirname, 'src', 'cli', `${name}.ts`)),
        // All in one folder: a command finds the project, and the migrations, from where it lies.
        output: { chunkFileNames: '[name]-[hash].js' },
      },
    },
  }),
);
