import { hexFacts } from '../board/hex-facts';
import type { Choice } from '../choice';
import { useTable } from '../in-table';
import './look-line.css';

/** A line over the edge of the map about the hex that is looked at. */
export function LookLine({ choice }: { readonly choice: Choice }) {
  const { state, words, voice, acting } = useTable();
  if (choice.step !== 'look') return null;
  const facts = hexFacts(state, choice.hex, { words, voice, seat: acting }, false);
  return (
    <p class="aos-look" role="status">
      {words.table.hex.hex(facts)}
    </p>
  );
}
