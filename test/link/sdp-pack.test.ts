import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readBase45, writeBase45 } from '../../src/link/connections/sdp/base45';
import {
  packDescription,
  pasteable,
  unpackDescription,
} from '../../src/link/connections/sdp/sdp-pack';
import { base64url } from '../../src/link/identity/digest';
import { chromium, chromiumHidden, firefox } from './sdp-samples';
import { selfNamed } from './support/fake-keys';

const { phone } = selfNamed('somebody');

/** What a browser needs of a description: the addresses in their order, then the sorted lines of all else. */
function essence(sdp: string): string[] {
  const candidates = [...sdp.matchAll(/^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ host/gim)];
  const rest = [...sdp.matchAll(/^a=(?:ice-ufrag|ice-pwd|fingerprint|setup|mid|sctp-port):.*$/gm)];
  return [
    ...candidates.map(([, host, port]) => `${host?.replace('::', ':0:0:0:0:')} ${port}`),
    ...rest.map(([line]) => line.trim()).sort(),
  ];
}

describe('a description', () => {
  test.each([
    ['Chromium’s offer', 'offer', chromium, 98],
    ['Chromium’s answer with a hidden address', 'answer', chromiumHidden, 92],
    ['Firefox’s offer', 'offer', firefox, 101],
  ] as const)('%s comes back with all that matters', (_, type, sdp, most) => {
    const code = packDescription({ type, sdp, phone });
    expect(code).toMatch(/^[0-9A-Z $%*+\-./:]+$/);
    expect(readBase45(code)?.length).toBeLessThanOrEqual(most);
    const unpacked = unpackDescription(code);
    expect(unpacked?.type).toBe(type);
    expect(unpacked?.phone).toBe(phone);
    expect(essence(unpacked?.sdp ?? '')).toEqual(essence(sdp));
  });

  test('survives a messenger, and hands that type it in small letters', () => {
    const code = packDescription({ type: 'offer', sdp: firefox, phone });
    const expected = unpackDescription(code);
    expect(unpackDescription(pasteable(code).toLowerCase())).toEqual(expected);
    expect(pasteable(code)).not.toMatch(/\s/);
  });

  test('is refused where one character of a pasted text is another one, or where the end is missing', () => {
    const copied = pasteable(packDescription({ type: 'offer', sdp: firefox, phone }));
    const others = [...'0123456789ABCXYZabcxyz_$%*+-./:'];
    for (const [at, right] of [...copied].entries()) {
      const before = copied.slice(0, at);
      for (const wrong of others.filter((one) => one !== right))
        expect(unpackDescription(before + wrong + copied.slice(at + 1))).toBeNull();
      expect(unpackDescription(before)).toBeNull();
    }
  });

  test('is read as a text of an older version, and by one', () => {
    const code = packDescription({ type: 'offer', sdp: firefox, phone });
    const older = code.replaceAll(' ', '_');
    expect(unpackDescription(older)).toEqual(unpackDescription(code));
    expect(pasteable(code).toUpperCase()).toBe(older);
  });

  test('is read where a messenger has broken it into lines or put in spaces', () => {
    const code = packDescription({ type: 'offer', sdp: firefox, phone });
    const copied = pasteable(code);
    const broken = ` ${copied.slice(0, 30)}\n${copied.slice(30, 60)} ${copied.slice(60)}\n`;
    expect(unpackDescription(broken)).toEqual(unpackDescription(code));
  });

  test.each([
    ['offer', 34],
    ['answer', 3],
  ] as const)('an %s may begin with a space, scanned or pasted', (type, first) => {
    const phone = base64url(Uint8Array.from({ length: 16 }, () => first));
    const code = packDescription({ type, sdp: firefox, phone });
    expect(code).toMatch(/^ /);
    expect(unpackDescription(code)).toMatchObject({ type, phone });
    expect(unpackDescription(pasteable(code))).toMatchObject({ type, phone });
  });

  test.each([
    ['a name of another kind', chromium.replace('a=ice-ufrag:x3b+', 'a=ice-ufrag:x3')],
    ['no address of the network', chromium.replaceAll('typ host', 'typ srflx')],
    ['another digest', chromium.replace('sha-256', 'sha-512')],
  ])('with %s still comes through', (_, sdp) => {
    const unpacked = unpackDescription(packDescription({ type: 'offer', sdp, phone }));
    expect(essence(unpacked?.sdp ?? '')).toEqual(essence(sdp));
  });

  test('is refused cut short, with a byte too many, or of a form to come', () => {
    const bytes =
      readBase45(packDescription({ type: 'offer', sdp: chromium, phone })) ?? new Uint8Array();
    for (let length = 0; length < bytes.length; length++) {
      const cut = unpackDescription(writeBase45(bytes.subarray(0, length)));
      // After the first address it is whole, only with fewer addresses.
      expect(cut === null || essence(cut.sdp).length >= 7).toBe(true);
    }
    expect(unpackDescription(writeBase45(Uint8Array.from([...bytes, 9])))).toBeNull();
    expect(
      unpackDescription(writeBase45(Uint8Array.from([0x30, ...bytes.subarray(1)]))),
    ).toBeNull();
  });

  test('no text makes unpacking stumble, and none brings lines of its own', () => {
    const bytes =
      readBase45(packDescription({ type: 'offer', sdp: chromium, phone })) ?? new Uint8Array();
    const mutated = fc
      .array(fc.tuple(fc.nat(bytes.length - 1), fc.nat(255)), { maxLength: 6 })
      .map((changes) => {
        const copy = Uint8Array.from(bytes);
        for (const [at, byte] of changes) if (at > 0) copy[at] = byte;
        return writeBase45(copy);
      });
    fc.assert(
      fc.property(fc.oneof(mutated, fc.string({ maxLength: 300 })), (text) => {
        const unpacked = unpackDescription(text);
        if (!unpacked) return;
        const lines = unpacked.sdp.split('\r\n');
        expect(lines.filter((line) => /^a=(?!candidate)/.test(line))).toHaveLength(8);
        expect(lines.every((line) => /^$|^[a-z]=[\x20-\x7e]+$/.test(line))).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('base45', () => {
  test('gives all bytes back', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        expect([...(readBase45(writeBase45(bytes)) ?? [])]).toEqual([...bytes]);
      }),
    );
  });

  test.each([
    ['AB', 'BB8'],
    ['Hello!!', '%69 VD92EX0'],
    ['base-45', 'UJCLQE7W581'],
  ])('writes %j as RFC 9285 does', (text, code) => {
    expect(writeBase45(new TextEncoder().encode(text))).toBe(code);
  });

  test.each(['GGW', ':::', 'A', 'ABCD', '00', '::', 'a', '0é0'])('%j', (text) => {
    const bytes = readBase45(text);
    expect(bytes === null || writeBase45(bytes) === text).toBe(true);
    if (text !== '00') expect(bytes).toBeNull();
  });
});
