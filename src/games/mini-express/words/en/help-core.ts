import type { Paragraphs } from '../help/help';

/** The rules that all modes share. */
export const core: Paragraphs<'game' | 'turn' | 'building' | 'end' | 'scoring' | 'house'> = {
  aim: {
    title: 'What it is about',
    text: 'Four railway companies grow across the map. They belong to nobody: on your turn you may build for any of them. You win by holding shares of companies that have grown long and in which your influence is high.',
  },
  card: {
    title: 'Reading a company’s card',
    text: 'Each company has a card below the board. Tap it to act with the company; this is what stands on it.',
  },
  'set-up': {
    title: 'How a match begins',
    text: 'Every company owns 25 trains: one stands on its start city, 4 are ready, 20 wait in the supply. Every other city gets a demand tile by chance. Everybody begins with influence 1 in every company. In the option “First game” every city has room for two companies.',
  },
  draft: {
    title: 'The first shares',
    text: 'Some shares of each company are set aside. In turn order everybody picks one; then, the last player first, everybody picks a second. Your two must be of different companies, and nobody may hold the same pair as somebody else. Then each share that is left over makes its company longer: by 1 with four players, by 2 with three or five.',
  },
  turn: {
    title: 'Your turn',
    text: 'Do one of two things: take a share, or build track for any company. You cannot pass.',
  },
  'share-price': {
    title: 'What a share costs',
    text: 'One influence in that company for each of its ready trains. With four trains ready a share costs 4 influence, with none ready it is free. You must have that much. So shares are cheap right after somebody has built.',
  },
  'share-trains': {
    title: 'A share brings trains',
    text: 'After a share is taken, the company makes 3 more trains ready, but never above 5, and no more than its supply still has.',
  },
  destination: {
    title: 'Where you can build to',
    text: 'To a city that still has its demand tile, has room, and where this company has no track yet. You need not own shares of the company.',
  },
  'start-cities': {
    title: 'Start cities',
    text: 'The city where a company begins has no demand tile. Other companies do not build into it.',
  },
  city: {
    title: 'Reading a city',
    text: 'Tap a city before any company to see what it holds and who could build there. On the board a city shows these.',
  },
  route: {
    title: 'The route and its trains',
    text: 'A route is an unbroken row of hexes. It begins next to a hex where the company has track and ends in the city; on the way it uses only open hexes without track of this company. Each hex takes one ready train, the city’s too. A company can never have more than 5 ready, so no route is longer.',
  },
  shortest: {
    title: 'Only the shortest way',
    text: 'From wherever the company has track, only routes that need the fewest trains are allowed. Where there are several you choose: tap a dotted hex, or the route’s button.',
  },
  passing: {
    title: 'What bars the way',
    text: 'No route runs through a city, whether it is full or empty. Track of other companies does not bar open hexes: each hex has a place for all four.',
  },
  compensation: {
    title: 'Compensation',
    text: 'Where you build beside others, they gain: for every hex of the route, the city too, every other company with track on it makes one train ready. Not above 5, and only while its supply lasts.',
  },
  length: {
    title: 'Length',
    text: 'A company grows longer by one for every open hex of the route; the city does not count. The longest is 15. The longer a company, the more its shares are worth.',
  },
  influence: {
    title: 'What the demand tile gives',
    text: 'The one who builds gains influence by the tile of the city: one in each of its two companies, or two if it shows the same company twice. The tile stays while the city has room, so the next builder gains the same.',
  },
  purple: {
    title: 'Purple on a tile',
    text: 'Purple is your choice: besides the company on the tile you gain 1 influence in one of the three others.',
  },
  capacity: {
    title: 'Room in a city',
    text: 'Gold cities take three companies, silver two, black one. When the last place is filled the demand tile leaves the game, and nobody builds there again.',
  },
  preview: {
    title: 'Reading the preview',
    text: 'Before you confirm, the table counts what your action would change for everybody.',
  },
  depletion: {
    title: 'A company runs out',
    text: 'A company is depleted once its last share is taken, or once its supply is empty. With the supply its remaining shares go too. It can still build with the trains that are ready.',
  },
  'last-round': {
    title: 'The end',
    text: 'When two companies are depleted the last round has begun: play goes on until everybody has had the same number of turns, and then the match is over.',
  },
  places: {
    title: 'Places',
    text: 'In each company influence decides the place. The highest is first; all who tie for it are first too, and then nobody is second. Behind a single first, the next highest is second, with all who tie with it. All others share the third value. With influence 0 there is no place at all.',
  },
  value: {
    title: 'What a share is worth',
    text: 'The company’s length gives three values: for first place, for second, and for the others. Every share you hold is worth the value of your place in that company. With influence 0 your shares there are worth nothing.',
  },
  score: {
    title: 'Counting points',
    text: 'In each company multiply your shares by their value, and add up the four. The players’ list counts it for this moment, as if the match ended now.',
  },
  ties: {
    title: 'A tie in points',
    text: 'The one with fewer shares wins. If that is equal too, the one who comes first in turn order.',
  },
  'taking-back': {
    title: 'Taking a move back',
    text: 'This belongs to the app, not to the game. Alone you can take back everything. Round one phone, only what nobody has answered yet and what chance has not followed.',
  },
  'from-outside': {
    title: 'Moves from a file',
    text: 'The table offers only what the rules allow. A move that comes from a file or another program must name everything that it chooses, and nothing besides.',
  },
};
