import type { ListedMatch } from '../../archive/match-row';
import { peopleDecide } from '../../link/session/lobby';
import { wordsHook } from '../../ui/words';
import { linkSettings } from '../link/stored-settings';
import { useLoaded } from '../screen/use-loaded';
import { useWords } from '../words/words';
import { matchStatus, seatName } from './shown-names';

const useLinkedStatusWords = wordsHook({
  en: { own: 'Your turn', waits: (name: string) => `Waiting for ${name}` },
  ko: { own: '내 차례', waits: (name: string) => `${name} 차례를 기다리는 중` },
});

/** Whose turn it is in a match of linked phones, as seen from this one. */
export function LinkedStatus({ record }: { readonly record: ListedMatch }) {
  const words = useWords();
  const own = useLinkedStatusWords();
  const { id, header, summary, touched } = record;
  const seat = summary?.toAct ?? null;
  const here = useLoaded(async () => {
    if (seat === null) return { turn: null };
    const [stored, self] = await Promise.all([linkSettings.table(id), linkSettings.thisPhone()]);
    // Without a table it is this phone's own match.
    return { turn: stored && peopleDecide(stored.record, seat, self.phone) };
  }, [id, seat, touched]);
  if (!here || here.turn === null || seat === null) return <>{matchStatus(record, words)}</>;
  return <>{here.turn ? own.own : own.waits(seatName(header, seat, words.match.automa))}</>;
}
