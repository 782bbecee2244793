import { sample } from '../../../src/games/mini-express/advice/sample';
import { rules } from '../../../src/games/mini-express/rules';
import type { State } from '../../../src/games/mini-express/rules/state';
import {
  answersTo,
  type BuildChoice,
  type Choice,
  choiceOf,
  chooseBuild,
} from '../../../src/games/mini-express/view/choice';
import { readLegal } from '../../../src/games/mini-express/view/legal';
import { randomFrom } from '../../../src/kit/random';
import type { Action, AnyRules, GameEvent } from '../../../src/kit/rules';
import { kindOf } from '../../games/mini-express/panels';
import { type Combination, STANDARD } from '../../games/mini-express/support/combinations';
import { begunAs } from '../../games/mini-express/support/walk';
import type { Entry } from '../entry';
import { Album, onHex, onTab } from './album';

/** Set-ups that together ask everything, and how many matches of each are looked through. */
const SET_UPS: readonly (readonly [Combination, number])[] = [
  [{ ...STANDARD, seats: 5 }, 2],
  [{ ...STANDARD, seats: 3, spike: true, edition: 'ko' }, 60],
  [{ ...STANDARD, seats: 4, board: 'europe', harbors: true }, 60],
  [{ ...STANDARD, seats: 1, mode: 'solo' }, 1],
  [{ ...STANDARD, seats: 2, mode: 'duel', level: 'nightmare' }, 1],
  [{ ...STANDARD, seats: 2, mode: 'duel-expert', board: 'europe' }, 1],
];

/** The number of turns of each seat after which the map is full enough. */
const FILLED = 5;

/** Every phase of every mode, what can be chosen there, and what the automa does. */
export function walkMiniExpress(): readonly Entry[] {
  const album = new Album(rules as AnyRules);
  for (const [setUp, matches] of SET_UPS)
    for (let match = 0; match < matches; match++) walkOne(album, begunAs(setUp, `${match}`), match);
  return album.entries;
}

function walkOne(album: Album, state: State, match: number): void {
  const random = randomFrom(`walk ${match}`);
  for (let ply = 0; rules.toAct(state) !== null; ply++) {
    const now = rules.clone(state);
    if (ply >= FILLED * now.seats || !kindOf(now).endsWith('play')) addAll(album, now);
    const action = sample(now, random);
    const events: GameEvent[] = [];
    rules.play(state, action, (event) => events.push(event));
    if (ply >= FILLED * now.seats && events.some(({ event }) => event.startsWith('automa'))) {
      album.add(`${kindOf(now)}.automa`, now, { play: [action] });
    }
  }
  album.add(kindOf(state), state);
  album.add(`${kindOf(state)}.standing`, state, { as: 'standing' });
}

function addAll(album: Album, state: State): void {
  const kind = kindOf(state);
  const legal = readLegal(state);
  album.add(kind, state);
  album.add(`${kind}.company`, state, { tap: [cardOf(0)] });
  if (kind === 'draft' || kind === 'play') {
    album.add(`${kind}.watch`, state, { as: 'watch' });
    album.add(`${kind}.still`, state, { as: 'still' });
    album.add(`${kind}.influence`, state, { tap: [onTab(2)] });
    album.add(`${kind}.city`, state, { tap: [hexOf(state, 0)] });
  }
  if (kind === 'duel-play') album.add(`${kind}.bag`, state, { tap: [onTab(4)] });
  const first = new Map<Choice['step'], Action>();
  const into = new Int32Array(rules.max);
  for (const action of into.subarray(0, rules.list(state, into))) {
    const { step } = choiceOf(state, legal, action);
    if (!first.has(step)) first.set(step, action);
  }
  for (const [step, action] of first) album.add(`${kind}.${step}`, state, { suggest: [action] });
  if (!kind.startsWith('play')) return;
  for (const choice of buildsIn(state)) {
    const tap = [cardOf(choice.company), hexOf(state, choice.city)];
    for (const question of ['also', 'harbor', 'west'] as const)
      if (answersTo(choice, question).length > 1) album.add(`${kind}.${question}`, state, { tap });
    if (choice.routes.length > 1) album.add(`${kind}.routes`, state, { tap });
  }
}

function* buildsIn(state: State): Generator<BuildChoice> {
  for (const [company, { targets }] of readLegal(state).entries())
    for (const target of targets) {
      const choice = chooseBuild(state, company, target);
      if (choice.step === 'build') yield choice;
    }
}

const cardOf = (company: number) => `button[data-company]:nth-of-type(${company + 1})`;

const hexOf = ({ board }: State, city: number) => onHex(board.map.hexes[board.cityHex[city] ?? -1]);
