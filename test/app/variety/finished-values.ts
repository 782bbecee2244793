import { type Played, playedBy } from '../../../src/app/variety/played-by';
import type { FinishedMatch } from '../../../src/archive/finished';
import { header, people } from '../../tiny-game/header';

/** What was played, when matches with these values have been finished one after the other. */
export function playedValues(...values: readonly string[]): Played {
  const matches = values.map(
    (world, at): FinishedMatch => ({
      header: header({ id: `m${at}`, game: 'worlds', options: { world }, seats: people(2) }),
      ...{ ended: at, scores: [at, 50], ranking: [1, 0], places: [2, 1] },
    }),
  );
  return playedBy(matches, 'worlds', 'world');
}
