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
    text: 'Every company has 25 trains: 1 in its start city, 4 ready, 20 in the supply. Every other city gets a random demand tile. Everybody starts with influence 1 in every company. With the option “First game”, every city has room for two companies.',
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
