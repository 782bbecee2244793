import type { Link } from '../../link/link';
import type { LinkTrouble } from '../../link/link-trouble';
import { joinRoom } from '../../link/peer-room';
import { keptSignalling } from './signalling';

/** A link to whoever hosts under a code; without one only two scans can link the phones again. */
export async function reachHost(code: string | null): Promise<Link | LinkTrouble> {
  return code === null ? { trouble: 'unreachable' } : joinRoom(code, await keptSignalling());
}
