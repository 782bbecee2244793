import { trackGoals, trackRoutes } from '../../../src/games/age-of-steam/advice/track-routes';
import { rules } from '../../../src/games/age-of-steam/rules';
import { kindOf as kindOfAction } from '../../../src/games/age-of-steam/rules/actions';
import { passBid, stand } from '../../../src/games/age-of-steam/rules/auction';
import { ship } from '../../../src/games/age-of-steam/rules/delivery';
import { reader } from '../../../src/games/age-of-steam/rules/reader';
import { CUBE, DRAWN, IN, ROUND, type State } from '../../../src/games/age-of-steam/rules/state';
import { factsOf } from '../../../src/games/age-of-steam/view/facts';
import { legalIn } from '../../../src/games/age-of-steam/view/legal';
import { bestDeliveries } from '../../../src/games/age-of-steam/view/routes';
import { hexOfCity } from '../../../src/games/age-of-steam/view/taps';
import type { AnyReader } from '../../../src/kit/reader';
import { unwrap } from '../../../src/kit/result';
import type { AnyRules } from '../../../src/kit/rules';
import { Timeline } from '../../../src/kit/timeline';
import { kindOf } from '../../games/age-of-steam/panels';
import { smallBoard } from '../../games/age-of-steam/support/small-board';
import { rich, thrifty, walk } from '../../games/age-of-steam/support/walk';
import { recordedMatch } from '../../support/recorded';
import type { Entry } from '../entry';
import { Album, oneOfEachKind, onHex, onTab } from './album';

/** What is to be seen of a phase besides its first question, and where. */
const MORE: Readonly<Record<string, (state: State) => boolean>> = {
  'auction.pass': (state) => legalIn(state).all.some((one) => kindOfAction(one) === passBid),
  'auction.stand': (state) => legalIn(state).all.some((one) => kindOfAction(one) === stand),
  'build.letters': (state) => legalIn(state).newCities.size > 0,
  'move.nothing': (state) =>
    state.turn[CUBE] === 0 && !legalIn(state).all.some((one) => kindOfAction(one) === ship),
  'move.under-way': (state) => state.turn[CUBE] !== 0,
  'grow.boxes': (state) => state.turn[DRAWN] === 1,
};

/** Actions whose choice looks different from what is asked first. */
const CHOSEN = ['select', 'build', 'done', 'urbanize', 'engine', 'place'];

/** The last opportunity of a turn: what follows happens by itself. */
const isLastMove = (state: State) =>
  state.turn[ROUND] === 2 &&
  state.turn[CUBE] === 0 &&
  rules.toAct(state) === state.order[(state.turn[IN] ?? 0) - 1];

/** Every phase from the fourth turn on with six seats: nowhere else is it as narrow. */
export function walkAgeOfSteam(): readonly Entry[] {
  const album = new Album(rules as AnyRules);
  for (const match of ['6-computers', '6-sensible'])
    for (const state of recorded(match)) addFrom(album, state);
  return album.entries;
}

/** The same on the small board of the tests, with three seats. */
export function walkSmallBoard(): readonly Entry[] {
  const album = new Album(rules as AnyRules);
  for (const name of ['one', 'two', 'three']) {
    const state = rich(3, name, { board: smallBoard });
    walk(state, thrifty, name, (_, __, play) => {
      addFrom(album, rules.clone(state));
      play();
    });
    addFrom(album, state);
  }
  return album.entries;
}

function addFrom(album: Album, state: State): void {
  const kind = kindOf(state);
  if (kind === 'over') {
    album.add(kind, state);
    album.add(`${kind}.standing`, state, { as: 'standing' });
  } else if (kind === 'grow' || factsOf(state).turn >= 4) addAll(album, kind, state);
}

function addAll(album: Album, kind: string, state: State): void {
  const isNew = !album.has(kind);
  album.add(kind, state);
  for (const [name, is] of Object.entries(MORE))
    if (name.startsWith(`${kind}.`) && is(state)) album.add(name, state);
  if (kind === 'move' && isLastMove(state)) {
    const [pass] = [...oneOfEachKind(rules as AnyRules, state)].flatMap(([verb, action]) =>
      verb === 'pass' ? [action] : [],
    );
    if (pass !== undefined) album.add('move.payday', state, { play: [pass] });
  }
  if (kind === 'build' && legalIn(state).newCities.size > 0)
    album.add('build.new-city', state, { tap: ['[data-letters] [data-city]'] });
  for (const [verb, action] of oneOfEachKind(rules as AnyRules, state))
    if (CHOSEN.includes(verb)) album.add(`${kind}.${verb}`, state, { suggest: [action] });
  if (kind === 'build' && !album.has('build.track')) addTrack(album, state);
  if (isNew) addLookedUp(album, kind, state);
  if (kind === 'move' && !album.has('move.route')) addDeliveries(album, state);
}

/** What is looked up in addition, and what others see. */
function addLookedUp(album: Album, kind: string, state: State): void {
  if (kind === 'build')
    for (const [at, tab] of ['money', 'goods', 'tiles', 'log'].entries())
      album.add(`build.${tab}`, state, { tap: [onTab(at + 2)] });
  album.add(`${kind}.watch`, state, { as: 'watch' });
  if (kind === 'move') album.add(`${kind}.still`, state, { as: 'still' });
}

/** The panels of a whole track, of the first position with several ways to a place. */
function addTrack(album: Album, state: State): void {
  const hexAt = (hex: number) => onHex(state.board.map.hexes[hex]);
  for (const from of state.board.stopHex.subarray(0, state.board.cityCount))
    for (const to of trackGoals(state, from).keys()) {
      if (trackRoutes(state, from, to).length < 2) continue;
      album.add('build.from', state, { tap: [hexAt(from)] });
      album.add('build.track', state, { tap: [hexAt(from), hexAt(to)] });
      return;
    }
}

/** The panels of a delivery, of the first position with one. */
function addDeliveries(album: Album, state: State): void {
  const [first] = bestDeliveries(state);
  if (!first) return;
  const delivery = 'button[data-delivery]';
  album.add('move.route', state, { suggest: first.best.actions });
  const city = Math.min(...legalIn(state).ships.keys());
  album.add('move.cube', state, { tap: [onHex(state.board.map.hexes[hexOfCity(state, city)])] });
  album.add('move.links', state, {
    tap: [delivery, '[data-question] .question-panel__body > .button'],
  });
}

/** Every position of a recorded match, such as `6-computers`. */
function* recorded(name: string): Generator<State> {
  const match = recordedMatch(`age-of-steam/${name}`);
  const timeline = unwrap(Timeline.begin(rules as AnyRules, match.header, reader as AnyReader));
  for (const entry of match.entries) {
    yield rules.clone(timeline.state as State);
    timeline.append(entry);
  }
  yield timeline.state as State;
}
