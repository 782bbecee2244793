import type { SeatPlan } from '../../../../kit/header';
import type { GameEvent } from '../../../../kit/rules';
import type { PlayedPly } from '../../../../ui/game-view';
import { MatchLog } from '../../../../ui/log/match-log';
import { turnEntries } from '../../../../ui/log/turn-entries';
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
  const entries = turnEntries({
    ...{ plies, opening, seats, onShow },
    sentence: voice.event,
    isAction: ({ event }) => !FOLLOWS.has(event),
    heading: (ply) => (ply.heading ? words.heading(ply.heading) : ''),
    canShow: ({ events }) => paydaySteps(events).length > 0,
  });
  return <MatchLog entries={entries} />;
}
