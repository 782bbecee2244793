import { type Played, playedBy } from '../../../src/app/variety/played-by';
import type { FinishedMatch } from '../../../src/archive/finished';
import type { Json } from '../../../src/kit/json';
import type { ComposedSetting } from '../../../src/kit/setups';
import { header, people } from '../../tiny-game/header';

export const world: ComposedSetting = {
  ...{ kind: 'composed', key: 'world', parts: 3, distinct: true, usual: '685' },
  values: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
  blocked: [],
};

/** What was played, when matches with these values have been finished one after the other. */
export function playedValues(...values: readonly Json[]): Played {
  const matches = values.map(
    (world, at): FinishedMatch => ({
      header: header({ id: `m${at}`, game: 'worlds', options: { world }, seats: people(2) }),
      ...{ ended: at, scores: [at, 50], ranking: [1, 0], places: [2, 1] },
    }),
  );
  return playedBy(matches, 'worlds', world);
}
