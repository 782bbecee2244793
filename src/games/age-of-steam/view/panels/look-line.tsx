import type { Seat } from '../../../../kit/rules';
import { hexFacts } from '../board/hex-facts';
import type { Choice } from '../choice';
import type { PanelProps } from './ask-panel';
import './look-line.css';

type LookProps = Pick<PanelProps, 'state' | 'words' | 'voice'> & {
  readonly choice: Choice;
  readonly acting: Seat | null;
};

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
