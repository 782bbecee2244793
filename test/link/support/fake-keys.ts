import { createHash } from 'node:crypto';
import { commitmentOf, type Meeting, meetingText } from '../../../src/link/identity/handshake';
import { type Claim, phoneOf } from '../../../src/link/identity/keys';
import type { ThisPhone } from '../../../src/link/session/lobby';

export const digest = (text: string) => createHash('sha256').update(text).digest('base64url');

/** What this phone alone can make: the tests have no other way to it than through the phone's `self`. */
const secretly = (text: string) => createHash('sha512').update(text).digest('base64url');

/** Signs at once what real keys sign in a moment. */
export const fakeSign = (key: string, text: string): string => secretly(`by ${key}: ${text}`);

export const fakeCheck = (claims: readonly Claim[]): boolean =>
  claims.every(({ key, text, signature }) => fakeSign(key, text) === signature);

export function selfNamed(name: string, timeOfDay = () => 5): ThisPhone {
  const key = (secretly(`key of ${name}`) + digest(name)).slice(0, 87);
  return { phone: phoneOf(key), key, name, app: '1', timeOfDay };
}

/** A number used once, of this link. */
export const nonceOf = (link: number) => digest(`nonce ${link}`).slice(0, 22);

/** What a guest signs when it meets a host over a link. */
export function meeting(
  guestKey: string,
  hostKey: string,
  { link, binding, room = null }: { link: number; binding: string; room?: string | null },
): Meeting & { readonly text: string; readonly commitment: string } {
  const guestNonce = nonceOf(-link);
  const met = { binding, room, guestKey, hostKey, guestNonce, hostNonce: nonceOf(link) };
  return { ...met, text: meetingText('guest', met), commitment: commitmentOf(guestNonce) };
}
