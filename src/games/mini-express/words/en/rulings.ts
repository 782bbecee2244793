import type { RulingId } from '../help/contents';
import type { Passage } from '../help/help';

export const rulings: Readonly<Record<RulingId, Passage>> = {
  'skipped-player': {
    title: 'A player who can do nothing is skipped',
    text: 'Nobody may pass, but the books do not say what happens to somebody without any legal action. Here the turn goes on to the next, and a round in which everybody is skipped ends the match: otherwise it could stand still for ever.',
  },
  'start-no-destination': {
    title: 'A start city is never a destination',
    text: 'Builds end in cities with a demand tile, and start cities have none from the beginning. So nobody builds into another company’s start.',
  },
  'start-bars': {
    title: 'No route passes through a start city',
    text: 'Routes do not pass through cities. A start is a city without a tile, so it bars the way like any other.',
  },
  'harbor-bars': {
    title: 'No route passes through a harbor',
    text: 'With Harbors in play their hexes cannot be built on, and a route lays track on every hex it uses. So it cannot pass there either.',
  },
  'few-first-shares': {
    title: 'The automa’s first shares run out',
    text: 'In the solo draft the automa may come to a company of which too few shares are there for it. It gets as many as there are, perhaps none, and draws no other tile: a further tile would change what is left in its bag.',
  },
  'refresh-in-duel': {
    title: 'The refresh tiles go into the bag in a duel too',
    text: 'The books put them into the bag after the solo draft. The duel has no such draft, but without the tiles its bag would run empty.',
  },
  'target-stops': {
    title: 'A target that would pass the last city stops there',
    text: 'The target marker counts only cities with a demand tile. When fewer lie ahead than the tile says, it goes to the last city of the board, which is where the books let it stay.',
  },
  'skipped-automa': {
    title: 'An automa that can do nothing is skipped',
    text: 'It draws until a company lets it act. If none would, it would draw for ever: so both markers move once, and its turn counts as one.',
  },
  'levels-in-duel': {
    title: 'Levels in the duel with automa',
    text: 'The books give the levels for solo play. They fit the duel as well if “you” means both players; only the extra starting shares of Hard are left out, because in a duel the automa gets what the players leave.',
  },
  'twice-if-there': {
    title: 'Twice as many shares, if they are there',
    text: 'On Hard the automa gets two shares for each company it draws. Where only one is there it gets one: shares cannot be made.',
  },
  'no-second-action': {
    title: 'Expert duel: no legal second action',
    text: 'The second action must be for another company and may not deplete one. When nothing of that kind is left, the turn ends after the first action.',
  },
  'no-west-side': {
    title: 'Golden Spike without a West Side',
    text: 'When the line is closed and no company but the East Side is on it, there is nobody to name. The East Side gains its length alone: it has done its part.',
  },
  'marker-breaks-tie': {
    title: 'Golden Spike: which marker breaks the automa’s tie',
    text: 'When shares do not decide, the company marker does. The English book means where it stands after this turn’s move. The Korean text looks at the place before the move, and with the Korean edition so do we.',
  },
  'harbors-equally-near': {
    title: 'Two harbors equally near to the automa’s target',
    text: 'The books send the automa to the nearest empty harbor. Of two that are equally near it takes the one farther west, then farther south, as it does with cities.',
  },
};
