import { SHARE_MONEY, START } from '../../../data/figures';
import type { Paragraphs } from '../../help/paragraphs';

/** From the beginning of a turn to the choice of actions. */
export const planning: Paragraphs<'game' | 'shares' | 'auction' | 'actions'> = {
  aim: {
    title: 'What it is about',
    text: 'You run a railroad that starts with almost nothing. You raise money by issuing shares, build track between cities, and ship goods over it; every link of yours that a cube uses raises your income for good. Shares and engines cost money every turn, and whoever can’t pay loses income or goes bankrupt. At the end, income counts most.',
  },
  'set-up': {
    title: 'Setup',
    text: `Everybody starts with $${START.money}, 2 shares, engine 1 and income 0. The player order is drawn. 52 cubes are drawn for the goods display, 3 each for Pittsburgh and Wheeling, and 2 for every other city; 18 stay in the bag. The eight new cities wait beside the map.`,
  },
  players: {
    title: 'Reading the row of players',
    text: 'The row shows everybody in the order in which they act, from the left. That is the player order, but First Build puts its holder first while track is built, and First Move while goods move. “Money” adds up what payday will bring.',
  },
  phases: {
    title: 'A turn',
    text: 'Each turn goes through the same steps: issue shares, bid for the player order, choose actions, build track, move goods, collect income, pay expenses, reduce income, grow goods. Everybody finishes a step before the next one begins, and within a step people act in player order.',
  },
  issue: {
    title: 'Issuing shares',
    text: `In player order, each of you decides once how many shares to issue: none, one, or several. Each brings $${SHARE_MONEY} right away. You can have issued 15 in all, the two you start with included, and you never buy one back.`,
  },
  'share-price': {
    title: 'What a share costs',
    text: 'Every share adds $1 to your expenses in every turn to come, and takes 3 points off your score at the end. Money is only raised in this step, so think of your bid, your track and your expenses before you say no. In the first turn, 2 or 3 shares are usual.',
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
    text: 'Engineer lets you build 4 tiles instead of 3. Urbanization lets you place one new city on a town before you build; it’s free and doesn’t use up a tile.',
  },
  'goods-actions': {
    title: 'Locomotive and Production',
    text: 'Locomotive raises your engine by one level right away, though never above 6. Production lets you draw 2 cubes later in the turn and put them into empty boxes of the goods display. In the first turn the display is full, so Production does nothing.',
  },
};
