import { digestOf } from '../identity/digest';

/** The certificates by which browsers encrypt a connection, as both descriptions name them. */
const FINGERPRINT = /^a=fingerprint:(\S+) ([0-9a-f:]+)\s*$/gim;

/**
 * What is the same at both ends of a connection, and nowhere else. All fingerprints of a side count: a description with
 * a second one, of a phone in between, has another text.
 */
export function bindingOf({
  localDescription,
  remoteDescription,
}: Pick<RTCPeerConnection, 'localDescription' | 'remoteDescription'>): string {
  const sides = [localDescription?.sdp, remoteDescription?.sdp].map((sdp = '') => {
    const named = [...sdp.matchAll(FINGERPRINT)].map(([, hash = '', digest = '']) =>
      `${hash} ${digest}`.toLowerCase(),
    );
    return [...new Set(named)].sort().join(' ');
  });
  return digestOf(['connection', ...sides.sort()]);
}
