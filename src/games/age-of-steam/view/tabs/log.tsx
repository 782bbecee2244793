import type { SeatPlan } from '../../../../kit/header';
import { turnsOf } from '../../../../kit/ply';
import type { GameEvent } from '../../../../kit/rules';
import type { PlayedPly } from '../../../../ui/game-view';
import { MatchLog } from '../../../../ui/log/match-log';
import { turnEntries } from '../../../../ui/log/turn-entries';
import type { Words } from '../../words/words';
import type { Voice } from '../voice';
import { deedOf, endsTurn, turnEnd } from './turn-end';

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

/** Consequences that are no player's action. */
const FOLLOWS = new Set(['order', 'display', 'claim', 'link', 'abandon', 'first']);

/** The match in sentences, a line for each turn, under the headings of its phases. */
export function Log({ plies, opening, seats, words, voice, onShow }: LogProps) {
  const deeds = turnEntries({
    ...{ plies: plies.map(deedOf), opening, seats, onShow },
    sentence: voice.event,
    isAction: ({ event }) => !FOLLOWS.has(event),
    heading: (ply) => (ply.heading ? words.heading(ply.heading) : ''),
    canShow: () => false,
  });
  // The first line is the opening.
  const last = [null, ...turnsOf(plies).map((turn) => turn.plies.find(endsTurn) ?? null)];
  const entries = deeds.map((deed, place) => {
    const ply = last[place];
    if (!ply) return deed;
    return () => ({
      parts: [...(deed()?.parts ?? []), ...turnEnd(ply, words, voice)],
      onShow: () => onShow(ply),
    });
  });
  return <MatchLog entries={entries} />;
}
