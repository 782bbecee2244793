import type { Paragraphs } from '../../help/paragraphs';

/** Goods, money, growth, and the end. */
export const running: Paragraphs<'goods' | 'money' | 'growth' | 'end' | 'house'> = {
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
    text: 'Your engine’s level, 1 to 6, is how many links your cubes can travel, and it costs you $1 a level every turn. You can raise it by taking Locomotive, or by giving up one of your two deliveries: once per turn that way, not twice.',
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
    text: 'If you hold Production, and there’s an empty box and a cube in the bag, you may draw 2 cubes before the dice are rolled. You see them first, then put each into any empty box you like.',
  },
  dice: {
    title: 'Rolling for goods',
    text: 'One die per player at the start of the game is rolled for the light side, then as many for the dark side. For each die, one cube of the columns with its number moves to the city and, if it’s on the map, to the new city. Cubes go from the top of the column; an empty column gives nothing.',
  },
  bag: {
    title: 'The bag',
    text: 'There are 96 cubes: 20 each of red, blue, purple and yellow, and 16 black. Everything outside the bag lies open, so what it holds can be counted, and the app does it for you. Nobody knows what comes out next.',
  },
  turns: {
    title: 'How long it lasts',
    text: 'With 3 players there are 10 turns, with 4 there are 8, with 5 there are 7, with 6 there are 6. After the last turn’s income reduction the game is over.',
  },
  score: {
    title: 'Score',
    text: 'You get 3 points for each $1 of income, lose 3 for each share, and get 1 for each piece of track in your complete links. A hex with two of your tracks counts 2, a town 1 for each exit you own. Cash and unfinished track count nothing.',
  },
  ranking: {
    title: 'Who wins',
    text: 'The highest score wins; equal scores share the place. Players who are out rank behind everybody else, the one who held on longest first.',
  },
  steps: {
    title: 'One step at a time',
    text: 'Track is built tile by tile and shows its price as you go. For a delivery, tap a cube, then a highlighted city: the best route is chosen, and you can pick another or go link by link. After the last delivery of a turn, money and dice are shown step by step; Skip shows the result.',
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
