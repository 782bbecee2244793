import { readFinished } from '../../archive/finished';
import { isTrouble } from '../../archive/trouble';
import type { ComposedSetting } from '../../kit/setups';
import { randomBelow } from '../match-parts/chance';
import { hasPlayed } from '../statistics/results';
import { withArchive } from '../store/archive';
import { playedBy, seenIn } from '../variety/played-by';
import { type News, newsOf, surprise } from './surprise';

/** A value, and what is new in it. */
export interface Surprise {
  readonly value: string;
  readonly news: News;
}

/** A value for these people, which prefers what none of them has played on this phone. */
export async function surpriseFor(
  names: readonly string[],
  game: string,
  setting: ComposedSetting,
  present: string,
): Promise<Surprise> {
  const read = await withArchive((archive) => readFinished(archive, () => {}));
  const matches = isTrouble(read) ? [] : read.matches;
  const theirs = matches.filter((match) => names.some((name) => hasPlayed(name, match)));
  const seen = seenIn(playedBy(theirs, game, setting));
  const value = surprise(setting, seen, present, randomBelow);
  return { value, news: newsOf(value, seen) };
}
