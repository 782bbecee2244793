import { useEffect, useRef } from 'preact/hooks';
import type { MatchHeader } from '../../kit/header';
import type { Seat } from '../../kit/rules';
import type { GameWords } from '../../kit/words';
import type { LiveMatch } from '../../match/live-match';
import { announce } from '../../ui/live';
import { sentencesOf } from '../log-sentences';
import { seatName } from '../match-title';
import type { Words } from '../words/dictionary';
import { useWords } from '../words/words';

/** Says what was just played and whose turn it is, for whoever does not see it. */
export function useNarration(match: LiveMatch, game: GameWords): void {
  const words = useWords();
  const entries = match.entries.value;
  const told = useRef(entries);
  useEffect(() => {
    if (entries <= told.current) return;
    told.current = entries;
    const seat = match.toAct.value;
    const next = seat === null ? words.table.result : turnSaid(match.header, seat, game, words);
    announce([...sentencesOf(match.timeline, entries, game, words), next].join(' '));
  }, [entries, match, game, words]);
}

function turnSaid(header: MatchHeader, seat: Seat, game: GameWords, { table }: Words): string {
  const name = seatName(header, seat, game.automa);
  return header.seats[seat]?.player.kind === 'computer' ? table.thinks(name) : table.turn(name);
}
