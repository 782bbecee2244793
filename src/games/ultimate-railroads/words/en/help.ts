import { and } from '../../../../kit/and';
import { helpFrom } from '../../../../kit/help-plan';
import {
  KEY,
  LANE_END,
  MAJORITY,
  MARKER_POINTS,
  MEDAL,
  PETER_DOUBLE,
  PRIZE_POINTS,
  SEATING,
  UNLOCKS,
  VALUES,
} from '../../data/board';
import { PLAN } from '../help';

const [, gray, brown, natural, white] = VALUES.normal;
const passing = (SEATING[4]?.passPoints ?? []).slice(1).map(String);

export const help = helpFrom(PLAN, {
  chapters: {
    game: 'The game',
    spaces: 'Action spaces',
    lines: 'The three lines',
    works: 'Locomotives and industry',
    helpers: 'Engineers, tokens and cards',
    end: 'Ends of rounds and of the game',
  },
  pictures: {
    steps:
      'A line with black on 7, gray on 6 and brown on 2: black and brown may go on, gray stands right behind black.',
    specials:
      'A line of reach 3 with black on 5: the ? token at 4 is not paid yet, because the reach ends before it.',
    scoring:
      'A line of reach 8 with black on 9, gray on 6 and brown on 3: each space has the value of its best color, the first two count double, and what lies beyond the reach scores nothing.',
    industry:
      'The industry track with its marker on 5 points, and two factories in the first two gaps, which are still before it.',
  },
  paragraphs: {
    aim: {
      title: 'Aim',
      text: `Have the most points after the last round: round ${SEATING[4]?.rounds} with four players, round ${SEATING[2]?.rounds} with two or three. Each round scores your lines and your industry again, so what you build early pays many times.`,
    },
    start: {
      title: 'Start',
      text: 'The turn order is drawn. From the last player up to the second, each takes a starting card: a ruble, a black step, an industry step or a doubler. The first player takes none.',
    },
    round: {
      title: 'A round',
      text: `In turn order, each player uses one action space or passes, and this goes round until everybody has passed. Passing pays points at once: none for the first in turn order, then ${and(passing)}. Once you’ve passed you’re out for the rest of the round, workers or not.`,
    },
    workers: {
      title: 'Using a space',
      text: 'Choose a free space, place what it costs, and carry out its action. On each, “+3” are the points it brings this round at best, and “≈+12” about those by the end, less what further workers and rubles could bring elsewhere: more is better. “1st” and “2nd” show none, as nobody knows yet what their worker will do. The space then stays taken until the end of the round. Only the bottom space, with a black or gray step, is never taken. With two players some spaces don’t exist.',
    },
    payment: {
      title: 'Paying',
      text: 'A space costs one to three workers. Rubles may stand for workers, but not in the turn order, and workers never for rubles. Workers come home after the round; rubles are spent. The two temporary workers last for this round only. The black worker pays like any other, and on the two black spaces it adds a black step that you may skip.',
    },
    pool: {
      title: 'Must and may',
      text: 'Spaces of the board and light-side engineers are direct: choose one only if you can do all of it, and then do all of it. Everything else is indirect, such as your own engineers, factories, keys and ? tokens: use all of it, a part, or nothing. What is left to use waits in the pool; use it in any order.',
    },
    steps: {
      title: 'Steps',
      text: 'A step moves one of your tracks one space on. Black goes ahead, then gray, brown, natural and white. A track never catches up with the one ahead of it. You may split steps between lines.',
    },
    colors: {
      title: 'Colors',
      text: `Black on spaces ${and(UNLOCKS.map(String))} of the Trans-Siberian Railroad brings gray, brown, natural and white on every line that takes them. The St. Petersburg line takes all but white, the Kiev line black, gray and brown.`,
    },
    specials: {
      title: 'Special spaces',
      text: 'Black earns something on some spaces. Trans-Siberian 3: a worker; 13: a ? token; 15: a key. St. Petersburg 4 and 6: a ? token; 9: a key. Kiev 7: a worker; 9: a key. On Trans-Siberian 3 and 13, and St. Petersburg 4 and 6, your locomotives have to reach the space too.',
    },
    doublers: {
      title: 'Doublers',
      text: 'Doublers go over the first eight spaces of the Trans-Siberian Railroad, from the left. Each doubles the points of its space.',
    },
    locomotives: {
      title: 'Locomotives',
      text: 'Take the lowest number in the supply. Put it into an empty place, or in place of a lower number: that one moves on in the same way. When all four places are full you may flip the one in your hand; it then lies beside the supply as a factory for anybody. The numbers on a line add up to its reach, and only spaces within reach score.',
    },
    factories: {
      title: 'Factories',
      text: 'Take the lowest number in the supply, or any factory that lies beside it. It fills the first empty of the five gaps of your industry track. When all five are full it replaces one of your choice.',
    },
    industry: {
      title: 'Industry',
      text: 'An industry step moves your marker one space on. It can’t enter a gap without a factory; a gap is named by what stands right before it. When it comes to a factory, you may use what the factory does. The first marker also earns a ? token on the way and a key at the end.',
    },
    engineers: {
      title: 'Engineers',
      text: 'One engineer a round can be hired, for a ruble. It’s yours for the rest of the game: use it once a round for the cost printed on it. The next engineers in line lie light side up: everybody may use them, like spaces. Some use one of your one-worker spaces again, borrow another player’s engineer, or move different tracks a step each.',
    },
    tokens: {
      title: '? tokens',
      text: `Each of your seven tokens may be used once: an end-bonus card with a ? card, the Kiev medal, higher values for brown, natural and white, 3 doublers, 4 steps, a second industry marker with 2 steps, or 2 keys. The medal pays ${MEDAL.points} points each round.`,
    },
    cards: {
      title: 'Cards',
      text: `There are five ? cards, each once: the black worker, a locomotive 9, an engineer with a ruble, 3 rubles, or a locomotive or factory with an industry step. Where a tile gives ${PRIZE_POINTS} points or an end-bonus card, you choose one of the two. End-bonus cards are chosen at the end of your turn, in secret; only you see yours until the game ends.`,
    },
    keys: {
      title: 'Keys',
      text: `A key gives ${KEY.points} points, or a black step and a step of any color.`,
    },
    order: {
      title: 'Turn order',
      text: 'With a worker on “1st” or “2nd” you’ll be first or second in the next round. When all have passed the order changes, and then the worker may still move to a free space for exactly one worker, or to one of your own engineers: the one on “2nd” before the one on “1st”. You can’t claim what you are already, nor both. In the last round there’s a space with 3 industry steps instead.',
    },
    scoring: {
      title: 'Scoring a round',
      text: `Each space within reach counts for the best color on it or beyond: gray ${gray}, brown ${brown}, natural ${natural}, white ${white}, black nothing. Doublers double their spaces. The St. Petersburg line counts twice when gray and its locomotive have come to ${PETER_DOUBLE.space}. On the Kiev line, spaces 1 to 4 also give 1 to 4 points to black. Each industry marker gives the number it stands on or has last passed.`,
    },
    finish: {
      title: 'End',
      text: `After the last round everybody shows their end-bonus cards. Then the most engineers bring ${MAJORITY[0]} points and the second most ${MAJORITY[1]}; ties go to the highest number. The most points win, and equal points share a place.`,
    },
  },
  rulings: {
    'pass-points': {
      title: 'Points for passing',
      text: 'The points are known for four players. With two and three we use the same: none for the first, and so on.',
    },
    'ruble-anywhere': {
      title: 'Rubles everywhere',
      text: 'The general sentence lets a ruble stand for any worker, so two rubles also pay the space for a worker and a ruble, and a ruble pays the bottom space.',
    },
    'no-ruble-claim': {
      title: 'No rubles on the turn order',
      text: 'Only a worker can be placed on “1st” and “2nd”, because a worker is moved from there later.',
    },
    'any-order': {
      title: 'Factories may wait',
      text: 'One sentence says that a factory is used at once, another that everything goes in any order. We allow any order within the turn.',
    },
    'no-free-step': {
      title: 'New colors wait at the start',
      text: 'A new color starts left of space 1 and doesn’t move for free, although one old article reads otherwise.',
    },
    'which-reach': {
      title: 'Which spaces need a locomotive',
      text: 'The help text asks for the reach in general. Other sources say which special spaces need it; we follow them.',
    },
    'flip-fresh': {
      title: 'A fresh locomotive may be flipped',
      text: 'When all four places are full you may flip a locomotive you’ve just taken, even if it could replace another.',
    },
    'lane-end': {
      title: `${MARKER_POINTS[LANE_END]} points at the end`,
      text: `One source reads 50 on the last space of the industry track; two score sheets show nothing above ${MARKER_POINTS[LANE_END]}.`,
    },
    'no-again': {
      title: 'What can’t be used again',
      text: 'Neither the temporary workers, which are both out, nor an engineer that chooses another space or engineer itself.',
    },
    'medal-when': {
      title: 'When the medal pays',
      text: `We don’t know the exact condition. Here it pays when gray and the locomotive of the Kiev line have come to ${MEDAL.space}.`,
    },
    'choose-card': {
      title: 'Choosing an end-bonus card',
      text: 'Two sources let you look through the whole pile, one draws the top card. We let you choose.',
    },
    'own-place-two': {
      title: 'Two players',
      text: 'With two players there’s only “1st”, so either player may take it.',
    },
    'light-once': {
      title: 'Light-side engineers',
      text: 'Each is used once a round in all, like a space. The sentence could also mean once by each player.',
    },
    'token-keys': {
      title: 'Keys of a ? token',
      text: 'The end-bonus card counts them too: without them nobody could have six keys.',
    },
    'one-of-each': {
      title: 'Eleven end-bonus cards',
      text: 'We don’t know how many of each there are. We play with one of each known kind; two are out of each match. Starting spaces count for the cards that count track.',
    },
  },
  figures: {},
});
