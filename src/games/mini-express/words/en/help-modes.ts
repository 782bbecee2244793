import type { Paragraphs } from '../help';

/** The automa, the expert duel and the variants. */
export const modes: Paragraphs<'automa' | 'expert' | 'spike' | 'harbors'> = {
  automa: {
    title: 'The automa',
    text: 'The automa plays like one more player, by tiles from a bag and fixed rules. Two markers steer it: one on a company, one on its target city. It plays last, and you see every step.',
  },
  'automa-draft': {
    title: 'Its first shares in solo',
    text: 'You pick two shares of different companies. Then it draws two tiles; each moves its company marker, and it gets a share where the marker stops: in the English rules from the shares out of play, in the Korean rules from those set aside. The rest are removed, and no company gets longer.',
  },
  'automa-tiles': {
    title: 'Its bag of tiles',
    text: 'A tile has two numbers: how many cities the target moves, counting only cities that still have a demand tile, and how many companies the company marker moves around the cards. Two refresh tiles put all drawn tiles back into the bag, and it draws again. Once on the last city, the target stays there.',
  },
  'automa-share': {
    title: 'When it takes a share',
    text: 'If the marked company has 2 or fewer trains ready. It pays no influence, and the company gets its trains as usual.',
  },
  'automa-build': {
    title: 'When it builds',
    text: 'If the marked company has 3 or more trains ready. Of the cities it can build to, it picks the one closest to its target; on a tie, the one that needs the fewest trains, then the one with the most companies, then the last in the order of cities. It gains from the tile as you do, but purple gives it 1 in every company.',
  },
  'automa-route': {
    title: 'Which route it builds',
    text: 'If several routes are equally short, it starts from the hex farthest east, then farthest north. From there it keeps left at every fork.',
  },
  'automa-again': {
    title: 'When it cannot',
    text: 'If it can neither take a share nor build for the marked company, it draws again and moves only the company marker.',
  },
  'automa-score': {
    title: 'Scoring in solo',
    text: 'The first value is not used. In each company, the higher influence scores the second value, the lower the third; if equal, both score the second. The automa wins ties.',
  },
  'automa-duel': {
    title: 'Two players and the automa',
    text: 'You draft as usual, and the automa gets the four shares you leave. It ranks as a third player and can win.',
  },
  levels: {
    title: 'Levels of the automa',
    text: 'Each level adds to the one before. Normal: its shares fill a company up to only 3 ready trains, and companies with 2 or more ready get no compensation from it. Hard: twice the first shares. Expert: each share gives it 1 influence. Nightmare: it starts with influence 2 everywhere. In the Korean rules the levels are tougher: from normal on, the match ends when the target reaches the last city; from hard on, shares score nothing where your influence is 3 or less; from expert on, also where it is below the automa’s; and on nightmare you start with 0.',
  },
  'expert-draft': {
    title: 'Expert duel: the first shares',
    text: 'The first player takes both shares of one company and chooses another, of which each player gets one. The second player does the same with the remaining two. No company gets longer.',
  },
  'expert-turn': {
    title: 'Expert duel: two actions',
    text: 'The very first turn has one action. After that, every turn has two, for two different companies. The second may not deplete a company, since that would end the match.',
  },
  'expert-end': {
    title: 'Expert duel: end and scoring',
    text: 'The match ends at once when one company is depleted. As in solo, only the second and third values count: the higher influence scores the second; if equal, both do.',
  },
  'spike-begin': {
    title: 'Golden Spike: the start in the west',
    text: 'On the USA board. The first company to reach Omaha becomes the East Side: one of its trains goes on the spike. Every other company puts a train from its supply in San Francisco and can build from there too. San Francisco’s tile is removed. If San Francisco is reached before Omaha, there is no spike in this match.',
  },
  'spike-line': {
    title: 'Golden Spike: completing the line',
    text: 'The line is complete when track of any companies, hex by hex, connects Omaha and San Francisco. The East Side and the West Side then grow by 2 each. If the match ends first, neither does.',
  },
  'spike-west': {
    title: 'Golden Spike: the West Side',
    text: 'Whoever completes the line chooses the West Side, which must not be the East Side. In the English rules it must have track on a hex of the route just built that is part of the line; in the Korean rules, anywhere on the line except its two ends. One train from its supply goes on the spike; without one, there is no West Side.',
  },
  'harbor-hexes': {
    title: 'Harbors: the five hexes',
    text: 'On the Europe board. With Harbors in play, nobody builds on these hexes or through them.',
  },
  'harbor-open': {
    title: 'Harbors: a new start',
    text: 'The first to build into a city with purple also opens a harbor: the other company on the tile puts a train from its supply in an empty harbor of your choice and can build from there. This adds no length. Without a train in the supply, no harbor opens.',
  },
  'harbor-automa': {
    title: 'Harbors and the automa',
    text: 'The automa opens the empty harbor closest to its target.',
  },
};
