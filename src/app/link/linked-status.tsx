import type { Seat } from '../../kit/rules';
import { peopleDecide } from '../../link/session/lobby';
import { wordsHook } from '../../ui/words';
import { useLoaded } from '../screen/use-loaded';
import { linkSettings } from './stored-settings';

const useLinkedStatusWords = wordsHook({
  en: { own: 'Your turn', waits: (name: string) => `Waiting for ${name}` },
  ko: { own: '내 차례', waits: (name: string) => `${name} 차례를 기다리는 중` },
});

interface LinkedStatusProps {
  readonly id: string;
  /** The seat to act, and the name of its player. */
  readonly seat: Seat;
  readonly name: string;
  /** What is said where this phone is at no table any more, and until that is known. */
  readonly usual: string;
}

/** Whose turn it is in a match of linked phones, as seen from this one. */
export function LinkedStatus({ id, seat, name, usual }: LinkedStatusProps) {
  const own = useLinkedStatusWords();
  const here = useLoaded<{ readonly isOurs: boolean } | null>(async () => {
    const stored = await linkSettings.table(id);
    // Only a phone that was at a table has keys, and a page where it could have some.
    if (!stored) return null;
    const { phone } = await linkSettings.thisPhone();
    return { isOurs: peopleDecide(stored.record, seat, phone) };
  }, [id, seat]);
  const isOurs = here?.isOurs ?? null;
  return <>{isOurs === null ? usual : isOurs ? own.own : own.waits(name)}</>;
}
