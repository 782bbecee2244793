import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import preact from '@preact/preset-vite';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { fileNames, files, workerFiles } from './scripts/vite/files.ts';
import { iconsByFile } from './scripts/vite/icons-by-file.ts';
import { sdpAsModule } from './scripts/vite/sdp-as-module.ts';
import { withTestGame } from './scripts/vite/with-test-game.ts';
import { CIRCLE, filesOf } from './test/support/circle.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const { version } = JSON.parse(readFileSync(`${here}package.json`, 'utf8')) as { version: string };

/**
 * Only scripts from our own origin may run. WebSockets may go anywhere over TLS, because linked phones find each other by
 * a signaling server, and people may name their own. Nothing else leaves our origin. Built pages only: the development server needs inline scripts.
 */
function contentSecurityPolicy(): Plugin {
  const content = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "connect-src 'self' wss:",
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

/** A test build also has Depot, the game that only tests use. */
const testBuild = process.env.ROUNDHOUSE_TEST_GAME === '1';
const testGame = testBuild ? [withTestGame()] : [];

const MINUTES = 60_000;

export default defineConfig({
  root: `${here}src`,
  publicDir: `${here}public`,
  // Relative URLs and hash routes: the built folder works under any path of any static host.
  base: './',
  // The update test builds a second version of the same source.
  define: { __APP_VERSION__: JSON.stringify(process.env.ROUNDHOUSE_VERSION ?? version) },
  resolve: {
    // The packages' default entries are builds for older browsers than ours, larger by an eighth and by half.
    alias: [
      { find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' },
      { find: /^workbox-window$/, replacement: 'workbox-window/build/workbox-window.prod.mjs' },
    ],
  },
  build: {
    outDir: `${here}${testBuild ? 'dist-test' : 'dist'}`,
    emptyOutDir: true,
    target: ['chrome111', 'edge111', 'safari16.4', 'firefox121'],
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: files, ...fileNames } },
    // The bundled packages with their license texts. About links to it.
    license: { fileName: 'licenses.txt' },
    // For the size budget, which follows the imports.
    manifest: true,
  },
  // The search worker loads only the game that it is asked about.
  worker: {
    format: 'es',
    rolldownOptions: { output: { codeSplitting: workerFiles, ...fileNames } },
    plugins: () => testGame,
  },
  plugins: [
    ...testGame,
    preact(),
    iconsByFile(),
    sdpAsModule(),
    contentSecurityPolicy(),
    VitePWA({
      strategies: 'generateSW',
      // The user decides when to update. src/app registers the service worker and offers the update.
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
        // iOS fetches the one launch image that it needs, once.
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
    // CIRCLE=quick, test or long chooses them.
    include: filesOf(CIRCLE),
    // All cores are used, and modules stay loaded between test files. So tests must restore what they change.
    pool: 'threads',
    maxWorkers: '100%',
    isolate: false,
    // Fails a test that takes too much processor time. The long circle has no such limit.
    setupFiles: CIRCLE === 'long' ? [] : ['test/support/processor-limit.ts'],
    // Only stops a test that hangs, on the slowest machine. scripts/test.mjs allows more, so the run still ends with its report.
    testTimeout: (CIRCLE === 'long' ? 60 : 5) * MINUTES,
    hookTimeout: 5 * MINUTES,
  },
});
