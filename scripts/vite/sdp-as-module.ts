import type { Plugin } from 'vite';

const AS_COMMON_JS = /if \(typeof module === 'object'\) \{\s*module\.exports = SDPUtils;\s*\}\s*$/;

/**
 * Makes an ES module of `sdp`, on which PeerJS stands: for the sake of the app's one CommonJS module the first
 * paint would fetch what such modules need to run.
 */
export function sdpAsModule(): Plugin {
  return {
    name: 'sdp-as-module',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/sdp\/sdp\.js$/ },
      handler: (code) => {
        if (!AS_COMMON_JS.test(code)) throw new Error('sdp is exported in another way than before');
        return { code: code.replace(AS_COMMON_JS, 'export default SDPUtils;'), map: null };
      },
    },
  };
}
