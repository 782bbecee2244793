import { memo } from '../../../../ui/memo';
import type { State } from '../../rules/state';
import type { TableWords } from '../../words/table-words';
import type { Extras } from '../use-extras';
import { Cities, Starts } from './cities';
import { Lines, Trains } from './track';

interface PiecesProps {
  readonly state: State;
  readonly words: TableWords;
  readonly extras: Extras | null;
}

/** The pieces on the map: lines, trains, the pieces of the variants, and the cities above them. */
export const Pieces = memo(({ state, words, extras }: PiecesProps) => {
  const { board, track } = state;
  return (
    <>
      <Lines board={board} track={track} />
      <Starts starts={board.form.starts} words={words} />
      {extras && <extras.Harbors state={state} words={words} />}
      <Trains board={board} track={track} words={words} />
      {extras && <extras.SpikeTile state={state} words={words} />}
      <Cities state={state} words={words} />
    </>
  );
});
