import type { Seat } from '../../../../kit/rules';
import type { State } from '../../rules/state';
import type { Words } from '../../words/words';
import { hexFacts } from '../board/hex-facts';
import type { Choice } from '../choice';
import type { Voice } from '../voice';
import './look-line.css';

interface LookProps {
  readonly state: State;
  readonly choice: Choice;
  readonly words: Words;
  readonly voice: Voice;
  readonly acting: Seat | null;
}

/** A line over the edge of the map about the hex that is looked at. */
export function LookLine({ state, choice, words, voice, acting }: LookProps) {
  if (choice.step !== 'look') return null;
  const facts = hexFacts(state, choice.hex, { words, voice, seat: acting }, false);
  return (
    <p class="aos-look" role="status">
      {words.table.hex.hex(facts)}
    </p>
  );
}
