import { helpFrom, type Passage } from '../../../../kit/help-plan';
import {
  ALLOWANCE,
  COSTS,
  DISCS,
  DRAWS,
  ENGINE_MOST,
  POINTS,
  SHARE_MONEY,
  SHARES_MOST,
  START,
  TURNS,
} from '../../data/figures';
import { ALL_CUBES, CUBE_COUNTS } from '../../data/goods';
import { ALL_TILES, TOWN_DISCS } from '../../data/tiles';
import { type FigureWord, type ParagraphId, type PicturedId, PLAN } from '../help';
import { rulings } from './rulings';

/** “3 players there are 10 turns, with 4 there are 8, …” */
const turns = Object.entries(TURNS)
  .map(([players, number], at) =>
    at === 0 ? `${players} players there are ${number} turns` : `${players} there are ${number}`,
  )
  .join(', with ');

const paragraphs: Readonly<Record<ParagraphId, Passage>> = {
  aim: {
    title: 'What it is about',
    text: 'You run a railroad that starts with almost nothing. You raise money by issuing shares, build track between cities, and ship goods over it; every link of yours that a cube uses raises your income for good. Shares and engines cost money every turn, and whoever can’t pay loses income or goes bankrupt. At the end, income counts most.',
  },
  'set-up': {
    title: 'Setup',
    text: `Everybody starts with $${START.money}, ${START.shares} shares, engine ${START.engine} and income 0. The player order is drawn. 52 cubes are drawn for the goods display, 3 each for Pittsburgh and Wheeling, and 2 for every other city; 18 stay in the bag. The eight new cities wait beside the map.`,
  },
  players: {
    title: 'Reading the row of players',
    text: 'For each player: cash, what the next payday brings and takes, and after the star the points as of now. The arrow before the mark numbers the order in which they act; it is no rank. Whoever has the most points has a full star. That is the player order, but First Build puts its holder first while track is built, and First Move while goods move. A tap opens “Money”, which adds up what payday will bring.',
  },
  phases: {
    title: 'A turn',
    text: 'Each turn goes through the same steps: issue shares, bid for the player order, choose actions, build track, move goods, collect income, pay expenses, reduce income, grow goods. Everybody finishes a step before the next one begins, and within a step people act in player order.',
  },
  issue: {
    title: 'Issuing shares',
    text: `In player order, each of you decides once how many shares to issue: none, one, or several. Each brings $${SHARE_MONEY} right away. You can have issued ${SHARES_MOST} in all, the two you start with included, and you never buy one back.`,
  },
  'share-price': {
    title: 'What a share costs',
    text: `Every share adds $1 to your expenses in every turn to come, and takes ${-POINTS.share} points off your score at the end. Money is only raised in this step, so think of your bid, your track and your expenses before you say no. In the first turn, 2 or 3 shares are usual.`,
  },
  bidding: {
    title: 'Bidding for the order',
    text: 'The current first player starts, and bidding goes around in the old order. On your turn you bid more than the highest bid so far, up to the money you have, or you drop out. This goes on until one player is left.',
  },
  dropping: {
    title: 'Dropping out, and what you pay',
    text: 'Whoever drops out first goes last and pays nothing. After that each player who drops out takes the last free place and pays half of the last bid, rounded up. The final two pay their whole bids: one goes second, the winner first.',
  },
  passing: {
    title: 'Passing',
    text: 'If you took Turn Order in the turn before, you may pass once in the auction instead of bidding or dropping out. If everybody else dropped or passed and the turn comes back to the highest bidder, that player keeps the bid or raises it.',
  },
  select: {
    title: 'Choosing actions',
    text: 'In the new order, each of you takes one of seven actions. Each can be taken by one player only. You hold it until actions are chosen again in the next turn, and you never have to use it.',
  },
  'first-actions': {
    title: 'First Move, First Build, Turn Order',
    text: 'With First Move you ship before everybody else, in both rounds. With First Build you build before everybody else. Turn Order lets you pass once in the next turn’s auction.',
  },
  'building-actions': {
    title: 'Engineer and Urbanization',
    text: `Engineer lets you build ${ALLOWANCE.engineer} tiles instead of ${ALLOWANCE.usual}. Urbanization lets you place one new city on a town before you build; it’s free and doesn’t use up a tile.`,
  },
  'goods-actions': {
    title: 'Locomotive and Production',
    text: `Locomotive raises your engine by one level right away, though never above ${ENGINE_MOST}. Production lets you draw ${DRAWS} cubes later in the turn and put them into empty boxes of the goods display. In the first turn the display is full, so Production does nothing.`,
  },

  'build-turn': {
    title: 'Your build turn',
    text: `You build up to ${ALLOWANCE.usual} tiles, ${ALLOWANCE.engineer} with Engineer, or none at all. Placing a tile on an empty hex and replacing one that is there both count. Each hex can be built on once in your build turn.`,
  },
  place: {
    title: 'Placing a tile',
    text: 'Tap a hex and pick a tile; tap again to rotate it. A simple tile carries one track: straight, gently curved, or sharply curved. On an empty hex you may also place a tile with two tracks right away. On the map, a full dot goes on from your network, a small ring is where a tile only fits, and an arrow marks the open end of your track.',
  },
  'first-tile': {
    title: 'Your very first tile',
    text: 'The first tile you build in the game has to be a simple one, on an empty hex without a town, with one end touching a city. A new city will do.',
  },
  connected: {
    title: 'Always connected to a city',
    text: 'Every piece of track you add must lead to a city: it touches one, extends track of yours that comes from one, or starts at a town that your own links connect to one. A city has no track inside; all six of its sides are joined.',
  },
  directions: {
    title: 'Where track may lead',
    text: 'Not off the map and not into a lake. It may end at an empty hex, a town, or a tile it doesn’t connect to. It may never connect to another player’s track. Where two players’ ends would meet, whoever builds second has to turn away.',
  },
  cost: {
    title: 'What a tile costs',
    text: `On an empty hex: $${COSTS.place.simple} for one track, $${COSTS.place.coexist} for two side by side, $${COSTS.place.crossing} for a crossing; add $${COSTS.terrain.river} on a river, $${COSTS.terrain.mountain} on a mountain. On a town: $${COSTS.town.base} plus $${COSTS.town.exit} for each exit. Replacing ignores the terrain: $${COSTS.add.crossing} to add a crossing, $${COSTS.add.coexist} to add a track beside, $${COSTS.extendTown} to add exits to a town, $${COSTS.redirect} to redirect. You have to have the money.`,
  },
  supply: {
    title: 'Tiles run out',
    text: `There are ${ALL_TILES} tiles, many of the common kinds and only one of some others. A kind that is used up can’t be built until one comes back. The panel Track tiles shows what is left.`,
  },
  towns: {
    title: 'Towns',
    text: `A town is a stop: track ends there, and a cube may pass through. Towns have one to four exits. With two or four exits it’s an ordinary tile under a town disc, and there are ${TOWN_DISCS} discs. You may add exits to a town anybody has built; those already there stay with their owners.`,
  },
  complex: {
    title: 'Two tracks on a hex',
    text: 'Anybody may add a second track to a hex that has one, crossing it or running beside it. The track that was there stays exactly as it lies and keeps its owner. The two are never connected to each other on that hex, so they may belong to different players.',
  },
  'new-cities': {
    title: 'New cities',
    text: 'With Urbanization, before your first tile, you may place any new city from beside the map on any town, built on or not. Track in the town is removed; what leads up to it now leads into a city. A new city has its own color, starts without cubes, and gets its goods from its own column of the display.',
  },
  redirect: {
    title: 'Redirecting',
    text: `You may turn the open end of an unfinished track that is yours or nobody’s: the end that leads on stays, the loose one points elsewhere. It costs $${COSTS.redirect} and counts as a tile, but it doesn’t count as extending. Another player’s track is never turned.`,
  },
  link: {
    title: 'Links',
    text: 'Track from one city or town to another is a link. Once complete it belongs to its owner for the rest of the game. Both ends have to be different places, so track never leads back to where it started. Only links carry goods, and only links score.',
  },
  unfinished: {
    title: 'Unfinished track',
    text: 'Track with an open end is yours only as long as you keep at it. At the end of your build turn, you lose every unfinished track to which you added nothing this turn. It then belongs to nobody, and whoever builds on to it takes it over. Other players’ build turns don’t matter.',
  },
  discs: {
    title: 'Who owns what',
    text: `Track is drawn in its owner’s color and pattern, unowned track in gray. Each stretch you own, finished or not, takes one of your ${DISCS} ownership discs.`,
  },

  'move-rounds': {
    title: 'Two rounds of moving goods',
    text: 'There are two rounds. In each, every player may deliver one cube, or upgrade the engine, or do nothing.',
  },
  delivery: {
    title: 'Delivering a cube',
    text: 'Pick any cube in any city, whoever owns the track there. It travels over complete links to a city of its color, at least one link and at most as many as your engine’s level. It never visits the same city or town twice. You may use other players’ links.',
  },
  colors: {
    title: 'Where a cube stops',
    text: 'The first city of its own color that a cube enters is its destination: it can’t pass through. It passes through towns and cities of other colors. Black cubes go only to the black new cities: C, D, G and H. The delivered cube goes back into the bag.',
  },
  earning: {
    title: 'What a delivery earns',
    text: 'For every link used, its owner’s income rises by 1, in your delivery as in anybody else’s. Long routes over your own track pay best. Links of a player who is out can be used, but pay nobody.',
  },
  engine: {
    title: 'Your engine',
    text: `Your engine’s level, ${START.engine} to ${ENGINE_MOST}, is how many links your cubes can travel, and it costs you $1 a level every turn. You can raise it by taking Locomotive, or by giving up one of your two deliveries: once per turn that way, not twice.`,
  },
  income: {
    title: 'Collecting income',
    text: 'After goods have moved, everybody collects money equal to their income.',
  },
  expenses: {
    title: 'Paying expenses',
    text: 'Then everybody pays $1 for each share issued and $1 for each level of the engine. “After payday” shows what is left before you decide anything.',
  },
  short: {
    title: 'When money runs short',
    text: 'If you can’t pay it all, you pay what you have, and your income drops by 1 for every dollar missing. With income 5 and $3 short you’re left with no cash and income 2.',
  },
  bankrupt: {
    title: 'Going bankrupt',
    text: 'If your income would drop below 0, you’re out of the game and score 0. Your unfinished track becomes unowned. Your links stay, and others may use them, but they pay nobody. The app warns you as long as your plan leads there, and says how much is missing.',
  },
  reduction: {
    title: 'Income reduction',
    text: 'High incomes shrink at the end of each turn: by 2 from 11 to 20, by 4 from 21 to 30, by 6 from 31 to 40, by 8 from 41 to 49, and by 10 from 50 on. Up to 10 nothing happens.',
  },
  display: {
    title: 'The goods display',
    text: 'Cubes wait in columns, one for each city and new city, each with the number of a die. The light side belongs to the cities in the west, the dark side to those in the east. A new city that isn’t on the map yet gets nothing.',
  },
  production: {
    title: 'Drawing with Production',
    text: `If you hold Production, and there’s an empty box and a cube in the bag, you may draw ${DRAWS} cubes before the dice are rolled. You see them first, then put each into any empty box you like.`,
  },
  dice: {
    title: 'Rolling for goods',
    text: 'One die per player at the start of the game is rolled for the light side, then as many for the dark side. For each die, one cube of the columns with its number moves to the city and, if it’s on the map, to the new city. Cubes go from the top of the column; an empty column gives nothing.',
  },
  bag: {
    title: 'The bag',
    text: `There are ${ALL_CUBES} cubes: ${CUBE_COUNTS[0]} each of red, blue, purple and yellow, and ${CUBE_COUNTS.at(-1)} black. Everything outside the bag lies open, so what it holds can be counted, and the app does it for you. Nobody knows what comes out next.`,
  },
  turns: {
    title: 'How long it lasts',
    text: `With ${turns}. After the last turn’s income reduction the game is over.`,
  },
  score: {
    title: 'Score',
    text: `You get ${POINTS.income} points for each $1 of income, lose ${-POINTS.share} for each share, and get ${POINTS.segment} for each piece of track in your complete links. A hex with two of your tracks counts 2, a town 1 for each exit you own. Cash and unfinished track count nothing.`,
  },
  ranking: {
    title: 'Who wins',
    text: 'The highest score wins; equal scores share the place. Players who are out rank behind everybody else, the one who held on longest first.',
  },
  steps: {
    title: 'One step at a time',
    text: 'Tap a city and then where to, and the cheapest track is found; or build tile by tile. Either shows its price first. For a delivery, tap a cube, then a highlighted city: the best route is chosen, and you can pick another or go link by link. After the last delivery of a turn, money and dice are shown step by step; Skip shows the result.',
  },
  'taking-back': {
    title: 'Undo',
    text: 'This is a rule of the app, not of the game. Your tiles can be undone until you are done building. A delivery can’t be undone once it’s confirmed, and nothing can once cubes are drawn or dice are rolled. Playing alone against computers, you can undo any move.',
  },
  'from-outside': {
    title: 'Moves from a file',
    text: 'On screen you can only make legal moves. A move from a file or another program is read by the same rules, and refused with its reason.',
  },
};

const pictures: Readonly<Record<PicturedId, string>> = {
  bidding:
    'Four places with their prices: first pays $4, second pays $3, third pays half of $2, and fourth has dropped out and pays nothing.',
  place: 'A straight, a gentle and a sharp tile beside a city, each with its price of $2.',
  connected:
    'Three places to build: beside a city, at the end of your own track, and at a town that your link joins to a city. A fourth, out in the open, is crossed out.',
  directions:
    'Track turns away from a lake, from the edge of the map, and from the end of another player’s track.',
  towns: 'The same town with one, two, three and four exits, priced $2 to $5.',
  complex:
    'One tile with two tracks crossing, and one with two tracks side by side, of two owners.',
  'new-cities':
    'A town with three pieces of track becomes City D; the tracks now end at its sides.',
  redirect: 'An open end points north; after a redirect it points southeast. The other end stays.',
  unfinished:
    'Two open tracks at the end of a turn. The one that got a tile keeps its owner; the other turns gray.',
  delivery:
    'A blue cube goes from Detroit over Toledo and Fort Wayne to Cincinnati: three links, for an engine of at least 3.',
  earning: 'A route of three links, two of them yours and one Jun’s: you +2, Jun +1.',
  display: 'Columns with their die numbers; the column of a new city beside the map is dimmed.',
  dice: 'The dice show 1, 3, 3 and 6: one cube for city 1, two for city 3, one for city 6.',
};

const figures: Readonly<Record<FigureWord, Passage>> = {
  cash: { title: '$14', text: 'Cash right now.' },
  points: { title: 'Points then', text: 'The score after payday, if the game ended there.' },
  warningMark: { title: '!', text: 'Money will run short at the next payday.' },
  seatPlace: { title: '1st, 2nd, …', text: 'The places of the new order.' },
  price: { title: 'pays $4, half: $1', text: 'What that place would cost as bids stand.' },
  lastBid: { title: 'bid $3', text: 'The last bid of a player still in.' },
  allowance: { title: 'Tile 2 of 4', text: 'The tile you’re building, and how many you may.' },
  buildDot: { title: 'Red dot', text: 'A tile fits here, and goes on from your network.' },
  buildRing: { title: 'Small red ring', text: 'A tile fits here, away from your network.' },
  townRing: { title: 'Black ring', text: 'A town: a link may end here.' },
  tilePrice: { title: 'crossing 4 + river 1', text: 'What a tile’s price is made of.' },
  tilesLeft: { title: '3 left', text: 'How many tiles of this kind remain.' },
  ownerMark: { title: 'Mark on the track', text: 'Its owner. Gray without a mark: nobody.' },
  openCircle: { title: 'Ring on track', text: 'An unfinished end.' },
  cubeMark: { title: 'Small squares in a city', text: 'Its cubes, with color and sign.' },
  pay: { title: 'You +3, Jun +1', text: 'How much income rises, and for whom.' },
  sum: {
    title: 'Inc. +6, Pay −8',
    text: 'What the next payday brings, and what shares and engine take; below them their numbers.',
  },
  incomeFall: { title: 'income 5 → 2', text: 'What happens if money stays short.' },
  die: { title: 'Number above a column', text: 'The die that moves its cubes.' },
  box: { title: 'Boxes', text: 'Cubes waiting, the top one first.' },
  percent: { title: '52%', text: 'The chance that at least one die shows this number.' },
  bagCount: { title: 'Number beside a color', text: 'Cubes of this color in the bag.' },
};

export const help = helpFrom(PLAN, {
  chapters: {
    game: 'The game',
    shares: 'Shares',
    auction: 'The auction',
    actions: 'Actions',
    track: 'Building track',
    complex: 'Towns, double track, new cities',
    ownership: 'Redirecting and ownership',
    goods: 'Moving goods',
    money: 'Income and expenses',
    growth: 'Goods growth',
    end: 'The end and the score',
    house: 'On this screen',
  },
  paragraphs,
  pictures,
  figures,
  rulings,
});
