import { rules } from '../../../src/games/504/rules';
import type { State } from '../../../src/games/504/rules/state/state';
import { choiceOf } from '../../../src/games/504/view/model/choice';
import { actionsOf, offersIn } from '../../../src/games/504/view/model/offers';
import { byItselfIn } from '../../../src/games/504/view/model/table';
import { isStepIdle } from '../../../src/games/504/view/pieces/passed-steps';
import { randomFrom } from '../../../src/kit/random';
import { unwrap } from '../../../src/kit/result';
import type { Action, AnyRules, GameEvent } from '../../../src/kit/rules';
import { nextTap } from '../../e2e/504/support/walk';
import { kindOf } from '../../games/504/panels';
import { afield, companiesAfield, move } from '../../games/504/support/field';
import { played } from '../../games/504/support/play';
import type { Entry } from '../entry';
import { Album, oneOfEachKind } from './album';

/** Worlds that together ask everything: of seats and of companies, on maps that grow and that do not. */
const WORLDS = [
  ...['685', '567', '879', '789', '798', '956', '156', '265'],
  ...['352', '583', '475', '245', '931'],
];

/** The map is well filled, and most is still to be had. */
const TAPS = 200;

/** The last position of each kind of decision in matches by taps, what can be chosen there, and what is told. */
export function walk504(): readonly Entry[] {
  const album = new Album(rules as AnyRules);
  const found = new Map(afterFalls());
  for (const world of WORLDS)
    for (const [kind, state] of kindsIn(world, album)) if (!found.has(kind)) found.set(kind, state);
  for (const [kind, state] of found) album.add(kind, state);
  for (const [kind, state] of found) addChosen(album, kind, state);
  for (const kind of ['act', 'company-act', 'bid']) {
    const state = found.get(kind);
    if (state) album.add(`${kind}.watch`, state, { as: 'watch' });
    if (state) album.add(`${kind}.still`, state, { as: 'still' });
  }
  return album.entries;
}

/** That a scoring begins: its sheet is shown. */
const isScoring = (told: GameEvent) =>
  told.event === 'card' && 'shows' in told && told.shows === 'scoring';

function kindsIn(world: string, album: Album): ReadonlyMap<string, State> {
  const random = randomFrom(`kinds ${world}`);
  const state = unwrap(rules.begin({ world }, 3, `kinds ${world}`));
  const here = new Map<string, State>();
  let tap = 0;
  for (; tap < TAPS && rules.toAct(state) !== null; tap++) {
    const now = rules.clone(state);
    // Where nothing can be done, the table goes on by itself.
    if (!isStepIdle(now) && byItselfIn(now).length === 0) here.set(kindOf(now), now);
    const actions = nextTap(now, random, 30);
    const events: GameEvent[] = [];
    for (const action of actions) rules.play(state, action, (event) => events.push(event));
    if (!album.shows('scoring') && events.some((told) => isScoring(told)))
      album.add(`${kindOf(now)}.scoring`, now, { play: actions });
    const dice = events.filter(({ event }) => event === 'dice').length;
    if (dice > 0 && !album.shows(`dice-${dice}`))
      album.add(`${kindOf(now)}.dice-${dice}`, now, { play: actions });
  }
  if (album.has('over')) return here;
  for (; rules.toAct(state) !== null; )
    for (const action of nextTap(rules.clone(state), random, 0)) rules.play(state, action);
  album.add(kindOf(state), state);
  album.add(`${kindOf(state)}.standing`, state, { as: 'standing' });
  return here;
}

/** Of each offer of the map, and of each deed, the first one that is chosen. */
function addChosen(album: Album, kind: string, state: State): void {
  const chosen = new Map<string, readonly Action[]>();
  for (const { kind: offered, ways } of offersIn(state)) {
    const [way] = ways;
    if (way && !chosen.has(offered)) chosen.set(offered, actionsOf(way));
  }
  for (const [deed, action] of oneOfEachKind(rules as AnyRules, state))
    if (choiceOf(state, [action]).step === 'deed' && !chosen.has(deed)) chosen.set(deed, [action]);
  for (const [what, suggest] of chosen)
    if (!album.shows(what)) album.add(`${kind}.${what}`, state, { suggest });
}

const company = (hq: string, president: number, settlements: readonly string[]) => ({
  ...{ founded: true, hq, value: 30, president, own: 8, bank: 0, cash: 50, settlements },
  shares: [0, 1, 2].map((seat) => (seat === president ? 2 : 0)),
});

/** What is decided after a capital has fallen, which hardly ever happens in matches by taps; 4.III needs no dice. */
function afterFalls(): ReadonlyMap<string, State> {
  const siege = { settlements: ['3,0'], residents: { '3,0': [4, 0] } };
  const fled = { settlements: ['2,-1', '0,0'], residents: {} };
  const cities = Object.fromEntries(
    fled.settlements.map((hex) => [hex, { barracks: false, militia: false }]),
  );
  const threeOnto = Array(3).fill(move('3,0', '4,0'));
  const refuge = played(afield('264', { 0: siege, 1: fled }, { map: cities }), threeOnto).state;
  const fallen = companiesAfield('974', {
    0: {
      ...company('0,-4', 0, ['3,0', '3,1']),
      residents: { '3,0': [4, 0], '3,1': [1, 0] },
    },
    1: { ...company('4,0', 1, ['2,0', '2,1']), residents: { '2,0': [0, 1] } },
  });
  const seize = played(fallen, threeOnto).state;
  const annex = played(fallen, [...threeOnto, { do: 'seize', from: '3,1' }]).state;
  return new Map([
    ['refuge', refuge],
    ['company-seize', seize],
    ['company-annex', annex],
  ]);
}
