/** Descriptions as browsers write them, with made-up secrets. */
const lines = (...all: string[]) => `${all.join('\r\n')}\r\n`;

const HASH = Array.from({ length: 32 }, (_, at) => (at * 7 + 16).toString(16).toUpperCase()).join(
  ':',
);

export const chromium = lines(
  'v=0',
  'o=- 4611731400430051336 2 IN IP4 127.0.0.1',
  's=-',
  't=0 0',
  'a=group:BUNDLE 0',
  'a=extmap-allow-mixed',
  'a=msid-semantic: WMS',
  'm=application 54609 UDP/DTLS/SCTP webrtc-datachannel',
  'c=IN IP4 192.168.1.20',
  'a=candidate:1467250027 1 udp 2122260223 192.168.1.20 54609 typ host generation 0 network-id 1',
  'a=candidate:2881240235 1 udp 2122194687 fd12:3456::789a:1 54610 typ host generation 0',
  'a=candidate:1853887674 1 tcp 1518280447 192.168.1.20 9 typ host tcptype active generation 0',
  'a=ice-ufrag:x3b+',
  'a=ice-pwd:AKt1Qz/Fq0a3eGv1Hn9Rp7Ty',
  'a=ice-options:trickle',
  `a=fingerprint:sha-256 ${HASH}`,
  'a=setup:actpass',
  'a=mid:0',
  'a=sctp-port:5000',
  'a=max-message-size:262144',
);

export const chromiumHidden = lines(
  'v=0',
  'o=- 5280192737652498153 2 IN IP4 127.0.0.1',
  's=-',
  't=0 0',
  'a=group:BUNDLE 0',
  'a=msid-semantic: WMS',
  'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
  'c=IN IP4 0.0.0.0',
  'a=candidate:3868139415 1 udp 2113937151 4f0d1d5a-1f6e-4c6e-9f5a-0a1b2c3d4e5f.local 60135 typ host generation 0 network-cost 999',
  'a=ice-ufrag:Ab9/',
  'a=ice-pwd:abcdefghijklmnopqrstuvwx',
  `a=fingerprint:sha-256 ${HASH}`,
  'a=setup:active',
  'a=mid:0',
  'a=sctp-port:5000',
  'a=max-message-size:262144',
);

export const firefox = lines(
  'v=0',
  'o=mozilla...THIS_IS_SDPARTA-99.0 7213868123456789012 0 IN IP4 0.0.0.0',
  's=-',
  't=0 0',
  'a=sendrecv',
  `a=fingerprint:sha-256 ${HASH}`,
  'a=group:BUNDLE 0',
  'a=ice-options:trickle',
  'a=msid-semantic:WMS *',
  'm=application 51234 UDP/DTLS/SCTP webrtc-datachannel',
  'c=IN IP4 10.77.0.2',
  'a=candidate:0 1 UDP 2122252543 10.77.0.2 51234 typ host',
  'a=candidate:2 1 UDP 2122187007 0a1b2c3d-1f6e-4c6e-9f5a-4f0d1d5a4e5f.local 51235 typ host',
  'a=candidate:4 1 TCP 2105524479 10.77.0.2 9 typ host tcptype active',
  'a=sendrecv',
  'a=end-of-candidates',
  'a=ice-pwd:0123456789abcdef0123456789abcdef',
  'a=ice-ufrag:1a2b3c4d',
  'a=mid:0',
  'a=setup:actpass',
  'a=sctp-port:5000',
  'a=max-message-size:1073741823',
);
