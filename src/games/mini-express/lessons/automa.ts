import { type LessonPlan, look, read } from '../../../kit/lesson-plan';
import { AUTOMA_TILES } from '../data/tiles';
import type { StepId } from '../words/lesson-steps';
import { build, optionsWith, play, position, take } from './scenes';

const options = optionsWith({ board: 'usa', mode: 'solo' });

/** After the first shares. The automa has drawn two tiles for them. */
const drawn = AUTOMA_TILES.numbered.slice(0, 2);
const written = ({ city, company }: (typeof drawn)[number]) => [city, company];
const begun = position({
  options,
  seats: 1,
  sharesLeft: 5,
  shares: { brown: [1, 0], gray: [0, 1], orange: [1, 0], white: [0, 1] },
  automa: {
    company: 'white',
    target: 0,
    bag: [...AUTOMA_TILES.numbered.slice(2).map(written), 'refresh', 'refresh'],
    drawn: drawn.map(written),
  },
});

/** A first round against the automa. */
export const automa: LessonPlan<StepId<'automa'>> = {
  options,
  seats: 1,
  steps: {
    bag: { start: begun, goal: look({ tab: 'bag' }) },
    build: { goal: play(build('brown', '16,8', '17,7')) },
    share: { goal: play(take('brown')) },
    score: { goal: read, scores: true },
  },
};
