import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import preact from '@preact/preset-vite';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { files } from './scripts/vite/files.ts';
import { iconsByFile } from './scripts/vite/icons-by-file.ts';
import { sdpAsModule } from './scripts/vite/sdp-as-module.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const { version } = JSON.parse(readFileSync(`${here}package.json`, 'utf8')) as { version: string };

/**
 * Only what we serve ourselves may run; connections may go out over TLS, because a table may be
 * joined over the network. Built pages only: the development server needs inline scripts.
 */
function contentSecurityPolicy(): Plugin {
  const content = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "connect-src 'self' https: wss:",
    "worker-src 'self'",
    "manifest-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return {
    name: 'content-security-policy',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content },
        injectTo: 'head-prepend',
      },
    ],
  };
}

export default defineConfig({
  root: `${here}src`,
  publicDir: `${here}public`,
  // Relative addresses and hash routes: the built folder works under any path of any static host.
  base: './',
  // The update test builds a second version of the same source.
  define: { __APP_VERSION__: JSON.stringify(process.env.ROUNDHOUSE_VERSION ?? version) },
  resolve: {
    // Their entries lead to builds for browsers older than ours, larger by an eighth and by half.
    alias: [
      { find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' },
      { find: /^workbox-window$/, replacement: 'workbox-window/build/workbox-window.prod.mjs' },
    ],
  },
  build: {
    outDir: `${here}dist`,
    emptyOutDir: true,
    target: ['chrome111', 'edge111', 'safari16.4', 'firefox115'],
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: files } },
    // What is bundled, with its licence texts; About links to it.
    license: { fileName: 'licences.txt' },
    // The size budget follows its imports.
    manifest: true,
  },
  // The worker that thinks loads only the game it is asked about.
  worker: { format: 'es' },
  plugins: [
    preact(),
    iconsByFile(),
    sdpAsModule(),
    contentSecurityPolicy(),
    VitePWA({
      strategies: 'generateSW',
      // The player decides when; src/app registers the worker and offers the update.
      registerType: 'prompt',
      injectRegister: false,
      includeManifestIcons: false,
      manifest: {
        id: 'roundhouse',
        name: 'Roundhouse',
        short_name: 'Roundhouse',
        description: 'Railway board games on a phone: offline, no server, no account.',
        lang: 'en',
        dir: 'ltr',
        start_url: '.',
        scope: '.',
        display: 'standalone',
        theme_color: '#17392d',
        background_color: '#17392d',
        categories: ['games'],
        icons: [
          { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: 'maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
          {
            src: 'monochrome-512.png',
            sizes: '512x512',
            type: 'image/png',
            purpose: 'monochrome',
          },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,png,woff2,json,txt}'],
        // iOS fetches the one that it wants, once.
        globIgnores: ['splash/**'],
        navigateFallback: 'index.html',
        cleanupOutdatedCaches: true,
        clientsClaim: true,
      },
    }),
  ],
  test: {
    root: here,
    environment: 'node',
    include: ['test/**/*.test.{ts,tsx}'],
    exclude: ['test/e2e/**', 'test/e2e-long/**', 'test/bench/**'],
    // Every core works, and what one file has loaded and warmed serves the next: tests put back what they change.
    pool: 'threads',
    maxWorkers: '100%',
    isolate: false,
    // For what hangs: no test says how fast anything is.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
