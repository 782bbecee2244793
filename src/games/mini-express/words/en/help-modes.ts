import type { Paragraphs } from '../help/help';

/** The automa, the expert duel and the variants. */
export const modes: Paragraphs<'automa' | 'expert' | 'spike' | 'harbors'> = {
  automa: {
    title: 'The automa',
    text: 'It plays like one more person, by tiles from a bag and fixed rules. Two markers lead it: one on a company, one on its target city. Its turn comes after everybody else’s, and the table shows every step of it.',
  },
  'automa-draft': {
    title: 'Its first shares, alone',
    text: 'You pick two shares of different companies. Then it draws two tiles, each moves its company marker, and it gets a share where the marker stops. By the English book from the shares that are out of play, by the Korean one from those set aside. What is still set aside then leaves; no company grows by it.',
  },
  'automa-tiles': {
    title: 'Its bag of tiles',
    text: 'A tile has two figures: how many cities the target goes on, counting only cities that still have a demand tile, and how many companies the company marker goes on, round and round. Two tiles put all the drawn ones back into the bag, and it draws again. Once on the last city, the target stays there.',
  },
  'automa-share': {
    title: 'When it takes a share',
    text: 'If the marked company has 2 trains ready or fewer. It pays no influence, and the company gets its trains as usual.',
  },
  'automa-build': {
    title: 'When it builds',
    text: 'If the marked company has 3 or more ready. Of the cities it may build to, it takes the one nearest to its target; on a tie the one that needs fewest trains, then the one with most companies in it, then the last in the order of cities. It gains by the tile as you do, but purple gives it 1 in every company.',
  },
  'automa-route': {
    title: 'Which route it builds',
    text: 'Where several routes are equally short, it begins from the hex that lies farthest east, then farthest north. From there it keeps left at every fork.',
  },
  'automa-again': {
    title: 'When it cannot',
    text: 'If the marked company lets it neither take nor build, it draws again and moves only the company marker.',
  },
  'automa-score': {
    title: 'Scoring alone against it',
    text: 'The first value is not used. In each company the higher influence counts the second value, the lower the third; on equal influence both count the second. If the totals are equal, the automa wins.',
  },
  'automa-duel': {
    title: 'Two players and the automa',
    text: 'You draft as usual, and the automa gets the four shares that you leave. It is ranked like a third player, and can win.',
  },
  levels: {
    title: 'Levels of the automa',
    text: 'Each level adds to the one before. Normal: its shares fill a company only up to 3, and companies with 2 or more ready get no compensation from it. Hard: twice the first shares. Expert: each share gives it an influence. Nightmare: it begins with influence 2 everywhere. By the Korean book the levels take more from you: from normal on the match ends when the target reaches the last city, from hard on shares in companies where you have 3 or less score nothing, from expert on also where you have less than it, and on nightmare you begin with 0.',
  },
  'expert-draft': {
    title: 'Expert duel: the first shares',
    text: 'The first player takes both shares of one company, and names another of which each gets one. The second takes both of one of the two that remain; of the last each gets one. No company grows by it.',
  },
  'expert-turn': {
    title: 'Expert duel: two actions',
    text: 'The very first turn is one action. After that every turn is two, for two different companies. The second may not deplete a company in any way, for that would end the match.',
  },
  'expert-end': {
    title: 'Expert duel: end and scoring',
    text: 'The match ends at once when one company is depleted. As alone against the automa only the second and third value count: the higher influence gets the second, equal influence gives it to both.',
  },
  'spike-begin': {
    title: 'Golden Spike: the start in the west',
    text: 'On the USA board. The first to build into Omaha makes the company the East Side: one of its trains goes onto the spike. Every other company puts a train from its supply on San Francisco and can build from there as well. San Francisco’s tile leaves. If somebody builds into San Francisco before that, the spike is out of the match.',
  },
  'spike-line': {
    title: 'Golden Spike: joining the line',
    text: 'The line is whole when track of any companies, hex by hex, joins Omaha and San Francisco. The East Side and the West Side then grow by 2 each. If the match ends before, nobody does.',
  },
  'spike-west': {
    title: 'Golden Spike: the West Side',
    text: 'Whoever joins the line names the West Side, another company than the East Side. By the English book it has track on a hex of the route just built that belongs to the line; by the Korean book anywhere on the line but its two ends. One of its trains goes from the supply onto the spike; without one there is no West Side.',
  },
  'harbor-hexes': {
    title: 'Harbors: the five hexes',
    text: 'On the Europe board. With Harbors in play nobody builds on these hexes or through them.',
  },
  'harbor-open': {
    title: 'Harbors: a new start',
    text: 'The first to build into a city with purple also opens a harbor: the other company of the tile puts a train from its supply on an empty harbor of your choice, and can build from there. This adds no length. Without a train in the supply it is dropped.',
  },
  'harbor-automa': {
    title: 'Harbors and the automa',
    text: 'It opens the empty harbor that is nearest to its target.',
  },
};
