import type { Paragraphs } from '../help';

/** The rules that all modes share. */
export const core: Paragraphs<'game' | 'turn' | 'building' | 'end' | 'scoring' | 'house'> = {
  aim: {
    title: 'What it is about',
    text: 'Four railway companies grow across the map. Nobody owns them: on your turn you may build for any of them. You win by holding shares in companies that are long and where your influence is high.',
  },
  card: {
    title: 'Reading a company card',
    text: 'Each company has a card below the board. Tap it to act for that company. It shows these.',
  },
  'set-up': {
    title: 'Setup',
    text: 'Every company has 25 trains: 1 in its start city, 4 ready, 20 in the supply. Every other city gets a random demand tile. Everybody starts with influence 1 in every company. With “Room in cities” at “Two each”, every city holds two companies.',
  },
  draft: {
    title: 'The first shares',
    text: 'Some shares of each company are set aside. In turn order, everybody picks one; then, in reverse order, a second. Your two must be of different companies, and no two players may hold the same pair. Each share left over then makes its company longer: by 1 with four players, by 2 with three or five.',
  },
  turn: {
    title: 'Your turn',
    text: 'Do one of two things: take a share, or build track for any company. You cannot pass.',
  },
  'share-price': {
    title: 'What a share costs',
    text: '1 influence in that company for each of its ready trains. With four trains ready, a share costs 4 influence; with none, it is free. You must have that much. So shares are cheapest right after a build.',
  },
  'share-trains': {
    title: 'A share brings trains',
    text: 'After a share is taken, the company gets 3 more trains ready, up to 5 in all and only while its supply lasts.',
  },
  destination: {
    title: 'Where you can build to',
    text: 'To a city that still has its demand tile and room, and where the company has no track yet. You need not hold its shares.',
  },
  'start-cities': {
    title: 'Start cities',
    text: 'The city where a company starts has no demand tile. Other companies cannot build into it.',
  },
  city: {
    title: 'Reading a city',
    text: 'Tap a city before choosing a company to see what it holds and who could build there. On the board, a city shows these.',
  },
  route: {
    title: 'The route and its trains',
    text: 'A route is an unbroken chain of hexes. It starts next to the company’s track and ends in the city; on the way, it uses only open hexes without that company’s track. Each hex takes one ready train, including the city. A company never has more than 5 ready, so no route is longer.',
  },
  shortest: {
    title: 'Only the shortest route',
    text: 'From anywhere on the company’s track, only routes that need the fewest trains are allowed. If there are several, choose: tap a dotted hex or the route button.',
  },
  passing: {
    title: 'What blocks a route',
    text: 'No route runs through a city, full or empty. Other companies’ track does not block an open hex: each has room for all four.',
  },
  compensation: {
    title: 'Compensation',
    text: 'Building where others have track helps them: for every hex of the route, including the city, each other company there gets one train ready, up to 5 in all and only while its supply lasts.',
  },
  length: {
    title: 'Length',
    text: 'A company grows by 1 for every open hex of the route; the city does not count. The maximum is 15. The longer a company, the more its shares are worth.',
  },
  influence: {
    title: 'What the demand tile gives',
    text: 'The builder gains influence from the city’s tile: 1 in each of its two companies, or 2 if it shows the same one twice. The tile stays while the city has room, so the next builder gains the same.',
  },
  purple: {
    title: 'Purple on a tile',
    text: 'Purple is your choice: in addition to the company on the tile, you gain 1 influence in any one of the other three.',
  },
  capacity: {
    title: 'Room in a city',
    text: 'Gold cities hold three companies, silver two, black one. When a city is full, its demand tile is removed, and nobody can build there again.',
  },
  preview: {
    title: 'Reading the preview',
    text: 'Before you confirm, you see what your action would change for everybody.',
  },
  depletion: {
    title: 'A company runs out',
    text: 'A company is depleted when its last share is taken or its supply is empty. An empty supply also removes its remaining shares. It can still build with its ready trains.',
  },
  'last-round': {
    title: 'The end',
    text: 'When two companies are depleted, the last round begins: play continues until everybody has had the same number of turns.',
  },
  places: {
    title: 'Places',
    text: 'In each company, influence decides your place. The highest is first; if several tie, all are first and nobody is second. Behind a single first, the next highest is second, ties included. Everybody else gets the third value. With influence 0 you have no place.',
  },
  value: {
    title: 'What a share is worth',
    text: 'The company’s length sets three values: for first place, second place, and everybody else. Each of your shares is worth the value of your place in that company. With influence 0, your shares there are worth nothing.',
  },
  score: {
    title: 'Counting points',
    text: 'For each company, multiply your shares by their value, then add up all four. The list of players shows the score as if the match ended now.',
  },
  ties: {
    title: 'Ties',
    text: 'The player with fewer shares wins. If that is equal too, the one earlier in turn order wins.',
  },
  'taking-back': {
    title: 'Undo',
    text: 'This is a rule of the app, not of the game. Playing alone, you can undo any move. When you pass the phone, you can undo a move until someone else has moved or something has been drawn.',
  },
  'from-outside': {
    title: 'Moves from a file',
    text: 'On screen you can only make legal moves. A move from a file or another program must name every choice, and nothing else.',
  },
};

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
