import type { Plugin } from 'vite';

const AS_COMMON_JS = /if \(typeof module === 'object'\) \{\s*module\.exports = SDPUtils;\s*\}\s*$/;

/**
 * Converts `sdp`, a dependency of PeerJS, to an ES module. As the app's only CommonJS module it would add the
 * CommonJS helpers to the first paint.
 */
export function sdpAsModule(): Plugin {
  return {
    name: 'sdp-as-module',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/sdp\/sdp\.js$/ },
      handler: (code) => {
        if (!AS_COMMON_JS.test(code)) throw new Error('the export of sdp has changed');
        return { code: code.replace(AS_COMMON_JS, 'export default SDPUtils;'), map: null };
      },
    },
  };
}
