import type { Passage } from '../../../../kit/help-plan';
import type { RulingId } from '../help';

export const rulings: Readonly<Record<RulingId, Passage>> = {
  'skipped-player': {
    title: 'A player with no legal action is skipped',
    text: 'Nobody may pass, but the rulebooks do not say what happens if a player has no legal action. Here the turn passes to the next player, and a round in which everybody is skipped ends the match. Otherwise it could go on forever.',
  },
  'start-no-destination': {
    title: 'A start city is never a destination',
    text: 'Builds end in cities with a demand tile, and start cities never have one. So nobody builds into another company’s start.',
  },
  'start-bars': {
    title: 'No route passes through a start city',
    text: 'Routes do not pass through cities. A start is a city without a tile, so it blocks the way like any other.',
  },
  'harbor-bars': {
    title: 'No route passes through a harbor',
    text: 'With Harbors in play, harbor hexes cannot be built on, and a route lays track on every hex it uses. So it cannot pass through them either.',
  },
  'few-first-shares': {
    title: 'The automa’s first shares run out',
    text: 'In the solo draft, the automa may land on a company with too few shares. It gets as many as there are, perhaps none, and draws no extra tile: that would change what is left in its bag.',
  },
  'refresh-in-duel': {
    title: 'The refresh tiles go into the bag in a duel too',
    text: 'The rulebooks add them after the solo draft. The duel has no such draft, but without these tiles the bag would run out.',
  },
  'target-stops': {
    title: 'A target that would pass the last city stops there',
    text: 'The target marker counts only cities with a demand tile. If fewer lie ahead than the tile says, it goes to the last city of the board, where the rulebooks let it stay.',
  },
  'skipped-automa': {
    title: 'An automa with no legal action is skipped',
    text: 'It draws until it can act for a company. If there were none, it would draw forever. So both markers move once, and that counts as its turn.',
  },
  'levels-in-duel': {
    title: 'Levels in the duel with the automa',
    text: 'The rulebooks give the levels for solo play. They fit the duel too if “you” means both players. Only the extra starting shares of Hard are left out, because in a duel the automa gets what the players leave.',
  },
  'twice-if-there': {
    title: 'Twice as many shares, if there are enough',
    text: 'From Hard on, the automa gets two shares for each company it draws. If only one is left, it gets one.',
  },
  'no-second-action': {
    title: 'Expert duel: no legal second action',
    text: 'The second action must be for another company and may not deplete one. If there is no such action, the turn ends after the first one.',
  },
  'no-west-side': {
    title: 'Golden Spike without a West Side',
    text: 'If the line is completed with only the East Side on it, there is no company to choose. The East Side still grows: it has done its part.',
  },
  'marker-breaks-tie': {
    title: 'Golden Spike: which marker breaks the automa’s tie',
    text: 'If shares do not decide, the company marker does. The English rules use its position after this turn’s move. The Korean text reads as the position before the move, so that is how the Korean edition works here.',
  },
  'harbors-equally-near': {
    title: 'Two harbors equally close to the automa’s target',
    text: 'The rulebooks send the automa to the closest empty harbor. On a tie, it takes the one farther west, then farther south, as with cities.',
  },
};
