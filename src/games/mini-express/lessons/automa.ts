import { type LessonPlan, look, read } from '../../../kit/lesson-plan';
import { AUTOMA_TILES } from '../data/tiles';
import type { StepId } from '../words/lesson-steps';
import { build, optionsWith, play, position, take } from './scenes';

const options = optionsWith({ board: 'usa', mode: 'solo' });

/** After the first shares. The automa has drawn two tiles for them. */
const drawn = AUTOMA_TILES.numbered.slice(0, 2);
const written = ({ city, company }: (typeof drawn)[number]) => [city, company];
const drawing = {
  company: 'white',
  target: 0,
  bag: [...AUTOMA_TILES.numbered.slice(2).map(written), 'refresh', 'refresh'],
  drawn: drawn.map(written),
};
const begun = position({
  options,
  seats: 1,
  sharesLeft: 5,
  shares: { brown: [1, 0], gray: [0, 1], orange: [1, 0], white: [0, 1] },
  automa: drawing,
});

/** Two turns later: whatever the automa draws, Brown has few trains ready, and its share is worth its influence. */
const later = position({
  options,
  seats: 1,
  track: { brown: ['16,8', '17,7', '15,7', '14,6'] },
  ready: { brown: 1 },
  sharesLeft: { brown: 5, gray: 4, orange: 4, white: 5 },
  length: { brown: 2 },
  influence: { brown: [5, 1], gray: [1, 1], orange: [1, 1], white: [1, 1] },
  shares: { brown: [1, 0], gray: [0, 2], orange: [1, 1], white: [0, 1] },
  automa: drawing,
});

/** A first round against the automa, and a share. */
export const automa: LessonPlan<StepId<'automa'>> = {
  options,
  seats: 1,
  steps: {
    bag: { start: begun, goal: look({ tab: 'bag' }) },
    build: { goal: play(build('brown', '16,8', '17,7')) },
    share: { start: later, goal: play(take('brown')) },
    score: { goal: read, scores: true },
  },
};
