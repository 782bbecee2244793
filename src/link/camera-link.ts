import { channelLink } from './channel-link';
import type { Link } from './link';
import type { LinkTrouble } from './link-trouble';
import { type Description, packDescription, unpackDescription } from './sdp/sdp-pack';

/** Addresses of the own network are there at once; a server on the internet is not waited for. */
const GATHER_WITHIN = 2000;

/** After the answer has been scanned. */
const OPEN_WITHIN = 20_000;

/** One phone's half of a link that two scans make. */
interface Half {
  /** What the other phone is to scan, or to be sent. */
  readonly code: string;
  cancel(): void;
}

/** The phone that shows its code first. */
export interface Offer extends Half {
  /** Takes the code that the other phone shows in return. Once. */
  accept(answer: string): Promise<Link | LinkTrouble>;
}

/** The phone that scans first and then shows its own code. */
export interface Answer extends Half {
  /** Resolves once the other phone has scanned. */
  readonly link: Promise<Link | LinkTrouble>;
}

/**
 * Begins a link without any server. Ask for the camera before: only then do browsers tell the phone's own
 * address, without which some networks join nothing.
 */
export async function offerLink(): Promise<Offer | LinkTrouble> {
  const half = begin();
  if (!half) return { trouble: 'no-webrtc' };
  const { connection, opened } = half;
  await connection.setLocalDescription(await connection.createOffer());
  const code = await gathered(connection);
  return {
    code,
    cancel: () => connection.close(),
    accept: async (answer) => {
      const taken = await take(connection, answer, 'answer');
      return taken ?? opened();
    },
  };
}

/** Answers the code of another phone. */
export async function answerLink(offer: string): Promise<Answer | LinkTrouble> {
  const half = begin();
  if (!half) return { trouble: 'no-webrtc' };
  const { connection, opened } = half;
  const refused = await take(connection, offer, 'offer');
  if (refused) return refused;
  await connection.setLocalDescription(await connection.createAnswer());
  const code = await gathered(connection);
  return { code, cancel: () => connection.close(), link: opened(Number.POSITIVE_INFINITY) };
}

function begin() {
  if (!('RTCPeerConnection' in globalThis)) return null;
  const connection = new RTCPeerConnection({ iceServers: [] });
  // Both sides know the channel beforehand, so nothing about it has to be told.
  const channel = connection.createDataChannel('table', { negotiated: true, id: 0 });
  const opened = (within = OPEN_WITHIN) =>
    new Promise<Link | LinkTrouble>((resolve) => {
      const open = () => resolve(channelLink(channel, connection));
      const fail = (trouble: LinkTrouble) => {
        connection.close();
        resolve(trouble);
      };
      if (channel.readyState === 'open') open();
      channel.addEventListener('open', open);
      channel.addEventListener('close', () => fail({ trouble: 'cancelled' }));
      connection.addEventListener('connectionstatechange', () => {
        if (connection.connectionState === 'failed') fail({ trouble: 'unreachable' });
      });
      if (Number.isFinite(within))
        setTimeout(() => {
          if (channel.readyState !== 'open') fail({ trouble: 'unreachable' });
        }, within);
    });
  return { connection, opened };
}

/** Null when the code has been taken. */
async function take(
  connection: RTCPeerConnection,
  code: string,
  type: Description['type'],
): Promise<LinkTrouble | null> {
  const description = unpackDescription(code);
  // A wrong scan may be tried again on the side that waits for an answer.
  if (description?.type !== type) return { trouble: 'no-code' };
  try {
    await connection.setRemoteDescription(description);
    return null;
  } catch {
    return { trouble: 'no-code' };
  }
}

/** The own description with every address that was found in time. */
async function gathered(connection: RTCPeerConnection): Promise<string> {
  await new Promise<void>((resolve) => {
    const look = () => {
      if (connection.iceGatheringState === 'complete') resolve();
    };
    connection.addEventListener('icegatheringstatechange', look);
    setTimeout(resolve, GATHER_WITHIN);
    look();
  });
  const { type, sdp = '' } = connection.localDescription ?? {};
  return packDescription({ type: type === 'answer' ? 'answer' : 'offer', sdp });
}
