import type { Passage } from '../../../../kit/help-plan';
import type { RulingId } from '../help';

export const rulings: Readonly<Record<RulingId, Passage>> = {
  'random-order': {
    title: 'The first order is drawn',
    text: 'At a table you would roll dice and roll again for ties. Drawing the order gives every order the same chance, which is what the dice do.',
  },
  'two-bidders': {
    title: 'An auction between two',
    text: 'When only two players are left in the game, the first to drop out is also one of the final two. We let the first rule win: that player pays nothing.',
  },
  'pass-any-time': {
    title: 'When you may pass',
    text: 'The books set no limit, so with Turn Order you may pass before any bid has been made, and with just two players left in.',
  },
  'highest-stays': {
    title: 'The highest bidder can’t drop out',
    text: 'The Korean rules let the highest bidder keep a bid when the turn comes around again. Dropping or passing instead would leave a highest bid that nobody stands by, so it isn’t possible.',
  },
  'once-a-hex': {
    title: 'Once a hex in a turn',
    text: 'The books don’t say whether you may build twice on the same hex in one turn. Like the largest online table, we don’t allow it.',
  },
  'city-is-enough': {
    title: 'A city is connection enough',
    text: 'The Korean rules ask that track you add to a hex connect to track of your own. For a new tile, touching a city is enough, and we treat added track the same way: the city stands in for your track.',
  },
  'tile-back-first': {
    title: 'The old tile comes back first',
    text: 'When you replace a tile, the old one is back in the supply before the new one is taken. Otherwise the only tile of its kind could never be turned.',
  },
  'four-exits-alike': {
    title: 'Towns with four exits',
    text: 'Several kinds of tiles have the same four exits, and under a town disc it makes no difference which of them lies there. So they may stand in for each other, and we count them together.',
  },
  'add-or-turn': {
    title: 'Add a track or turn one, not both',
    text: 'The books describe tiles with two tracks as keeping what is there. So one replacement either adds track or redirects; it never does both, and it never removes any.',
  },
  'no-turning-town': {
    title: 'In a town nothing is turned',
    text: 'By the Deluxe rules exits of a town can be added but not turned, even if nothing leads on from them yet.',
  },
  'city-before-track': {
    title: 'A new city comes before track',
    text: 'The Korean rules place a new city before your first tile of the turn, and we follow them. The largest online table also lets you place it between your tiles or after them.',
  },
  'city-no-loop': {
    title: 'A new city may not close a loop',
    text: 'If some track would then start and end in the same new city, it can’t go there: track may not connect a place with itself, however it comes about.',
  },
  'city-completes': {
    title: 'Track completed by a new city',
    text: 'The books don’t say who gets unowned track that becomes a link because a city is placed at its end. Whoever places the city does, as other apps have it. Track with an owner stays the owner’s.',
  },
  'two-turned': {
    title: 'Turning two tracks at once',
    text: 'On a tile with two tracks, both may be redirected in one build, for the price of one. The price in the books is by the tile, not by the track.',
  },
  'disc-limit': {
    title: 'Twenty discs are the limit',
    text: 'The game comes with 20 ownership discs per player. We take that as a limit: you can’t own more stretches of track than you can mark.',
  },
  'no-income-limit': {
    title: 'Income has no upper limit',
    text: 'The printed track ends somewhere, but no rule says that income does. So we go on counting.',
  },
  'last-one-standing': {
    title: 'When fewer than two are left',
    text: 'If bankruptcies leave one player or none, the game ends at once, without income reduction. There’s nobody left to compete with.',
  },
  'last-growth': {
    title: 'No goods growth in the last turn',
    text: 'After the last reduction no cube moves anymore, so the dice couldn’t change any score. We leave them out.',
  },
  'shared-places': {
    title: 'Tied players in a list',
    text: 'Ties stand, and tied players share their place. A list still needs an order, so there they stand in player order, and those who are out in the order of their seats.',
  },
  'out-keeps-links': {
    title: 'Track of a player who is out',
    text: 'Open track of a player who is out becomes nobody’s, and links pay nobody: so the rules say. We leave the links that player’s: all may ship over them, and nobody else can come to own them.',
  },
  'nothing-forced': {
    title: 'No action has to be used',
    text: 'The Korean rules say that you may build fewer tiles than Engineer allows, or place no new city. Of Production they only say that you draw; we let you leave that too.',
  },
  'link-by-link': {
    title: 'A delivery is decided link by link',
    text: 'A route can go hundreds of ways, so the app takes it one link at a time and offers only steps from which the cube can still arrive. A delivery that has begun therefore always ends, and can’t be taken back halfway.',
  },
};
