import type { SeatPlan } from '../../../../kit/header';
import type { GameEvent } from '../../../../kit/rules';
import type { PlayedPly } from '../../../../ui/game-view';
import { type LogEntry, MatchLog } from '../../../../ui/log/match-log';
import { SeatMark } from '../../../../ui/seat-mark';
import type { Words } from '../../words/words';
import { paydaySteps } from '../payday/steps';
import type { Voice } from '../voice';

interface LogProps {
  /** Each delivery as one. */
  readonly plies: readonly PlayedPly[];
  readonly opening: readonly GameEvent[];
  readonly seats: readonly SeatPlan[];
  readonly words: Words;
  readonly voice: Voice;
  /** Shows again what happened at the end of a turn. */
  readonly onShow: (ply: PlayedPly) => void;
}

/** What follows by itself, and is nobody's deed. */
const FOLLOWS = new Set([
  ...['order', 'display', 'claim', 'link', 'abandon', 'income', 'expenses', 'out', 'reduction'],
  ...['dice', 'grow', 'turn', 'over', 'first'],
]);

/** The match in sentences, a line for each turn, under the headings of its phases. */
export function Log({ plies, opening, seats, words, voice, onShow }: LogProps) {
  const sentences = (events: readonly GameEvent[]) =>
    events.flatMap((event) => {
      const text = voice.event(event);
      return text === null ? [] : { text, isAction: !FOLLOWS.has(event.event) };
    });
  const entries: LogEntry[] = [{ parts: [{ sentences: sentences(opening) }], onShow: null }];
  const headingOf = (ply: PlayedPly | undefined) =>
    ply?.heading ? words.heading(ply.heading) : '';
  const turns = turnsOf(plies);
  for (const [place, turn] of turns.entries()) {
    const [first] = turn;
    if (!first) continue;
    const now = headingOf(first);
    const plan = seats[first.seat];
    const events = turn.flatMap((ply) => ply.events);
    const shown = turn.find((ply) => paydaySteps(ply.events).length > 0);
    // The newest stands on top: a phase's heading above the last of its turns.
    const opens = now !== '' && now !== headingOf(turns[place + 1]?.[0]);
    entries.push({
      parts: [
        ...(opens ? [{ sentences: [{ text: now, isAction: false }] }] : []),
        { mark: plan && <SeatMark {...plan} among={seats} />, sentences: sentences(events) },
      ],
      onShow: shown ? () => onShow(shown) : null,
    });
  }
  return <MatchLog entries={entries.filter(says)} />;
}

function turnsOf(plies: readonly PlayedPly[]): readonly (readonly PlayedPly[])[] {
  const turns: PlayedPly[][] = [];
  for (const ply of plies) {
    const open = turns.at(-1);
    if (open && open[0]?.turn === ply.turn) open.push(ply);
    else turns.push([ply]);
  }
  return turns;
}

const says = ({ parts }: LogEntry) => parts.some(({ sentences }) => sentences.length > 0);
