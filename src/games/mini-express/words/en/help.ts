import { helpFrom, type Passage } from '../../../../kit/help-plan';
import { PLAN, type RulingId } from '../help';
import { core, modes } from './help-paragraphs';

const rulings: Readonly<Record<RulingId, Passage>> = {
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

export const help = helpFrom(PLAN, {
  chapters: {
    game: 'The game',
    turn: 'Turns and shares',
    building: 'Building',
    end: 'The end',
    scoring: 'Scoring',
    automa: 'The automa',
    expert: 'Expert duel',
    spike: 'Golden Spike',
    harbors: 'Harbors',
    house: 'At this table',
  },
  paragraphs: { ...core, ...modes },
  pictures: {
    destination:
      'Brown can reach two highlighted cities, with 2 and 3 trains. Two more are dimmed: one without a tile, and one that Brown is already in.',
    shortest: 'Three routes of 3 trains lead to the city. One is shown; dots mark the others.',
    passing: 'A city lies straight ahead. The route bends around it.',
    compensation:
      'Brown is about to build on two hexes with Gray’s track: Gray gets 2 trains ready.',
    length: 'A route of 4 trains: three open hexes and the city. Length grows by 3.',
    influence: 'A city whose tile shows Gray and Orange: 1 influence in each.',
    purple: 'A city whose tile shows White and purple: 1 in White, and 1 in a company you choose.',
    capacity: 'Cities with room for three, two and one. The last is full, and its tile is gone.',
    'spike-line':
      'Track of two companies connects the city in the east with San Francisco in the west; the spike is next to it.',
    'harbor-open': 'Besides its start city, Orange has opened a harbor by the sea.',
  },
  figures: {
    ready: { title: 'Five squares', text: 'Ready trains, 5 at most.' },
    sharesLeft: { title: 'Shares', text: 'Shares that can still be taken.' },
    supply: {
      title: 'Supply 7',
      text: 'On a tap: trains that can still become ready. With none, the company is depleted.',
    },
    setAside: { title: 'Aside', text: 'During the first picks: shares that can be picked.' },
    lengthNow: {
      title: 'Length',
      text: 'How long the company is, 15 at most. It grows by each open hex built on.',
    },
    values: {
      title: 'Three numbers in a row',
      text: 'Value of a share in first place, second place, and otherwise. Yours is marked.',
    },
    ownInfluence: { title: 'Infl.', text: 'Your influence in it.' },
    room: { title: 'Number on the rim', text: 'How many companies fit.' },
    tile: { title: 'Colored tile', text: 'Companies where building here gives influence.' },
    cost: { title: 'Red circle', text: 'Trains the chosen company needs to get there.' },
    trainsChange: {
      title: 'Ready 4 → 1',
      text: 'Trains used, or gained by a share or as compensation.',
    },
    lengthChange: { title: 'Length 2 → 5', text: 'How much longer the company becomes.' },
    perShare: { title: 'per share 5·4·1 → 6·5·2', text: 'What its shares become worth.' },
    influenceChange: {
      title: 'A letter and 1 → 2',
      text: 'Influence gained by the colors of the city’s tile, or paid for a share.',
    },
    placeChange: { title: '2nd → 1st', text: 'A place won or lost, by you or others.' },
    worthChange: { title: 'Number at the right', text: 'What that player’s shares will be worth.' },
    worth: { title: 'Points now', text: 'Value of all shares if the match ended now.' },
    held: { title: 'A letter and a number', text: 'Shares that the player holds.' },
    place: { title: '1st, 2nd, 3rd+', text: 'The place that this influence gives.' },
    tileSteps: { title: 'Two numbers on a tile', text: 'Steps of the target and of the company.' },
  },
  rulings,
});
