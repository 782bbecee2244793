import type { PhoneId } from '../messages/message';
import { channelLink } from './channel-link';
import { hasWebRtc, isLinkTrouble, type Link, LinkTrouble } from './link';
import { type Description, packDescription, unpackDescription } from './sdp/sdp-pack';

/** Milliseconds to collect addresses. Local ones are there at once; a server on the internet may be unreachable. */
const GATHER_WITHIN = 2000;

/** Milliseconds in which the link must open after the answer has been scanned. */
const OPEN_WITHIN = 20_000;

/** One phone's half of a link that two scans make. */
interface Half {
  /** The text for the other phone to scan or paste. */
  readonly code: string;
  cancel(): void;
}

/** The phone that shows its code first. */
export interface Offer extends Half {
  /** Completes the link with the code that the other phone shows in return. Can be called once. */
  accept(answer: string): Promise<Link | LinkTrouble>;
}

/** The phone that scans first and then shows its own code. */
export interface Answer extends Half {
  /** Resolves once the other phone has scanned. */
  readonly link: Promise<Link | LinkTrouble>;
}

/**
 * Starts a link without any server. Ask for the camera first: only then do browsers reveal the phone's own
 * address, which some networks need. `own`: the id of this phone, for the other one.
 */
export async function offerLink(own: PhoneId): Promise<Offer | LinkTrouble> {
  const half = begin();
  if (!half) return new LinkTrouble('no-webrtc');
  const { connection, opened } = half;
  await connection.setLocalDescription(await connection.createOffer());
  const code = await gathered(connection, own);
  return {
    code,
    cancel: () => connection.close(),
    accept: async (answer) => {
      const taken = await take(connection, answer, 'answer');
      return isLinkTrouble(taken) ? taken : opened(taken);
    },
  };
}

/** Answers another phone's code. `own`: the id of this phone, for the other one. */
export async function answerLink(own: PhoneId, offer: string): Promise<Answer | LinkTrouble> {
  const half = begin();
  if (!half) return new LinkTrouble('no-webrtc');
  const { connection, opened } = half;
  const taken = await take(connection, offer, 'offer');
  if (isLinkTrouble(taken)) return taken;
  await connection.setLocalDescription(await connection.createAnswer());
  const code = await gathered(connection, own);
  return { code, cancel: () => connection.close(), link: opened(taken, Number.POSITIVE_INFINITY) };
}

function begin() {
  if (!hasWebRtc()) return null;
  const connection = new RTCPeerConnection({ iceServers: [] });
  // Both sides know the channel in advance, so it does not have to be negotiated.
  const channel = connection.createDataChannel('table', { negotiated: true, id: 0 });
  const opened = (phone: PhoneId, within = OPEN_WITHIN) =>
    new Promise<Link | LinkTrouble>((resolve) => {
      const open = () => resolve(channelLink(channel, connection, phone));
      const fail = (trouble: LinkTrouble) => {
        connection.close();
        resolve(trouble);
      };
      if (channel.readyState === 'open') open();
      channel.addEventListener('open', open);
      channel.addEventListener('close', () => fail(new LinkTrouble('canceled')));
      connection.addEventListener('connectionstatechange', () => {
        if (connection.connectionState === 'failed') fail(new LinkTrouble('unreachable'));
      });
      if (Number.isFinite(within))
        setTimeout(() => {
          if (channel.readyState !== 'open') fail(new LinkTrouble('unreachable'));
        }, within);
    });
  return { connection, opened };
}

/** The id of the phone whose code has been accepted. */
async function take(
  connection: RTCPeerConnection,
  code: string,
  type: Description['type'],
): Promise<PhoneId | LinkTrouble> {
  const read = unpackDescription(code);
  // The phone that waits for an answer may scan again.
  if (read?.type !== type) return new LinkTrouble('no-code');
  try {
    await connection.setRemoteDescription({ type, sdp: read.sdp });
    return read.phone;
  } catch {
    return new LinkTrouble('no-code');
  }
}

/** This phone's description with every address that was found in time. */
async function gathered(connection: RTCPeerConnection, phone: PhoneId): Promise<string> {
  await new Promise<void>((resolve) => {
    const look = () => {
      if (connection.iceGatheringState === 'complete') resolve();
    };
    connection.addEventListener('icegatheringstatechange', look);
    setTimeout(resolve, GATHER_WITHIN);
    look();
  });
  const { type, sdp = '' } = connection.localDescription ?? {};
  return packDescription({ type: type === 'answer' ? 'answer' : 'offer', sdp, phone });
}
