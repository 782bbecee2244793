import { fileURLToPath } from 'node:url';
import preact from '@preact/preset-vite';
import { defineConfig } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A page of its own beside the app of the test build: the app does not know it, and its service worker keeps nothing of it. */
export default defineConfig({
  root: `${root}test/gallery`,
  base: './',
  publicDir: false,
  cacheDir: `${root}node_modules/.cache/gallery`,
  plugins: [preact()],
  server: { fs: { allow: [root] } },
  build: { outDir: `${root}dist-test/gallery`, emptyOutDir: true, chunkSizeWarningLimit: 1000 },
});
