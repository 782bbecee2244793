import type { ActionFacts } from '../../../../src/games/age-of-steam/words/en/table/plan';
import type { Words } from '../../../../src/games/age-of-steam/words/words';

const CUBES = [
  { cube: 'red', count: 2 },
  { cube: 'blue', count: 1 },
];
const FACTS: readonly ActionFacts[] = [
  {
    effect: true,
    ahead: ['Ana', '민준'],
    engine: 3,
    newCities: 6,
    emptyBoxes: 24,
    lastTurn: false,
  },
  { effect: false, ahead: [], engine: 6, newCities: 0, emptyBoxes: 0, lastTurn: false },
  { effect: false, ahead: ['Ana'], engine: 1, newCities: 0, emptyBoxes: 1, lastTurn: true },
  { effect: true, ahead: ['Ana'], engine: 1, newCities: 1, emptyBoxes: 1, lastTurn: false },
];
const PAYDAY = { cash: 4, income: 6, shares: 5, engine: 3 };

/** Every button, with the longest figures that a match brings. */
export function buttonsOf({ table, names }: Words): readonly string[] {
  const { buttons } = table;
  const actions = Object.values(names.action).map(buttons.takeAction);
  const plain = Object.values(buttons).filter((label) => typeof label === 'string');
  return [
    ...plain,
    ...actions,
    ...[0, 1, 13].map(buttons.issue),
    buttons.bid(28),
    buttons.stand(28),
    buttons.drop(3, 14),
    buttons.bidForMe(28),
    buttons.urbanize(names.newCity('D')),
    buttons.build(6),
    ...[buttons.doneBuilding, buttons.buildLast(12)],
    buttons.deliver(17, 23),
    buttons.deliver(4, 4),
    buttons.engine(4),
    ...[1, 2].map(buttons.draw),
  ];
}

/** Whole sentences and questions of the table. */
export function sentencesOf({ table }: Words): readonly string[] {
  const { ask, shares, auction, actions, build, move, payday, money, goods, phase } = table;
  return [
    ...[ask.shares, ask.firstBid, ask.bid('민준', 4), ask.keepBid(4), ask.action],
    ...[ask.hex(2, 4), ask.shape(2, 4), ask.newCity, ask.newCityPlace('City D')],
    ...[ask.cube(0), ask.cube(2), ask.destination('Detroit'), ask.ship('Toledo', 'Erie')],
    ...[
      ask.engine(4),
      ask.nextLink('Toledo'),
      ask.deliver,
      ask.draw(1),
      ask.draw(2),
      ask.box('red'),
    ],
    ...Object.values(phase.waiting).map((waiting) => waiting('민준')),
    ...[shares.cash(15), shares.expenses(2, 7), shares.score(6), shares.left(13)],
    ...[shares.plan(3, 3, 12), shares.enough(2), shares.tooLittle(3)],
    ...[
      auction.ifDrop(3, 1, 18),
      auction.ifFirst(7, 12),
      auction.limitMeaning(7),
      auction.ended([
        ['Ana', 4],
        ['Ada', 0],
      ]),
      auction.bidsFor('Ada'),
    ],
    ...FACTS.flatMap((facts) => Object.values(actions.thisTurn).map((told) => told(facts))),
    ...Object.values(actions.meaning),
    ...[actions.free(6), actions.takenBy('Ana')],
    ...[build.completes('Toledo', 'Detroit', 2), build.claims(1), build.claims(3)],
    ...[build.stillOpen, build.losesAtEnd(['Toledo', 'Detroit']), build.lastTile],
    ...[build.turnedOnly, build.losesCity, build.noCityAfter],
    ...[build.tilesLeft('straight', 3), build.trackRemoved(1), build.nothingRemoved],
    ...[
      build.cityAhead('black', 'light', 6, ['red', 'blue']),
      build.cityAhead('red', 'dark', 1, []),
      build.blocked(['north', 'south']),
      build.unfinished,
    ],
    ...Object.values(build.growth).filter((text) => text !== ''),
    ...[build.byRoute, build.routeFrom, build.tilesMost(3), build.whereTo, build.leadsNowhere],
    ...[
      build.tooFar('Detroit', 3),
      build.tooDear('Detroit', 9, 7),
      build.whole(3, 7, 1),
      build.whole(1, 2, 0),
    ],
    ...[build.left(0)],
    ...[
      build.redirects,
      build.rides,
      build.noRides,
      build.dots,
      build.route(1, 3),
      build.otherRoute,
      build.steer,
    ],
    ...[move.ways(2), move.paysNobody, move.linksUsed(2, 3)],
    ...[move.none(1), move.withEngine(4), move.nothingMore(4), move.engineMeans(3, 4)],
    ...[move.final, move.stopsHere('Detroit'), move.couldShip(2), move.couldUpgrade],
    ...[move.idleEngine, build.couldScore(2), actions.noEffect, actions.drawsNothing],
    ...[...(['bid', 'open', 'sure'] as const).map((when) => payday.ifYouDoThis(6, '8', 21, when))],
    ...([null, 'any', 'more'] as const).flatMap((ships) => [
      payday.short(3, 5, 2, ships),
      payday.ruin(4, ships),
    ]),
    ...[payday.shortOf('Ana', 3, 5, 2), payday.ruinOf('Ana', 4, 3)],
    ...[payday.ruinUnless(1, null), payday.ruinUnless(2, 1)],
    ...[money.formula(8, 5, 12, 21), money.worthOfIncome(4), money.worthOfIncome(0)],
    ...[goods.chance(52), goods.expected('0.5'), goods.expectedMeaning, goods.noGrowth],
    ...[goods.emptyBoxes(1), goods.inBag(41), goods.bagMeaning],
    table.hex.hex({
      place: 'Detroit',
      terrain: 'city',
      color: 'red',
      cubes: CUBES,
      tracks: [],
      from: null,
      growth: 'fits',
    }),
    table.hex.hex({
      place: 'Toledo',
      terrain: 'town',
      color: null,
      cubes: [],
      tracks: [
        { ways: ['north'], owner: null, complete: true, open: [] },
        { ways: ['south'], owner: '', complete: false, open: ['south'] },
        { ways: ['southeast'], owner: '민준', complete: true, open: [] },
      ],
      from: 3,
      growth: 'goes-on',
    }),
    table.hex.player({ ...PAYDAY, place: 1, score: 12, action: 'Engineer', out: null }),
    table.hex.player({ ...PAYDAY, place: 1, score: 0, action: null, out: 3 }),
  ];
}
