import { rules } from '../../../src/games/ultimate-railroads/rules';
import type { State } from '../../../src/games/ultimate-railroads/rules/state';
import type { JsonObject } from '../../../src/kit/json';
import { randomFrom } from '../../../src/kit/random';
import type { AnyRules, GameEvent } from '../../../src/kit/rules';
import { kindOf } from '../../games/ultimate-railroads/panels';
import { builder, rich } from '../../games/ultimate-railroads/support/walk';
import type { Entry } from '../entry';
import { Album, oneOfEachKind } from './album';

/** Each kind of decision in random matches, what can be chosen there, and the ends of rounds. */
export function walkUltimateRailroads(): readonly Entry[] {
  const album = new Album(rules as AnyRules);
  const random = randomFrom('kinds');
  for (let match = 0; match < 12; match++) {
    const state = rich(2 + (match % 3), `kinds ${match}`);
    while (rules.toAct(state) !== null) {
      const now = rules.clone(state);
      addAll(album, now);
      const action = builder(state, random);
      const events: GameEvent[] = [];
      rules.play(state, action, (event) => events.push(event));
      if (!events.some(({ event }) => event === 'score')) continue;
      const shown = events.some(({ event }) => event === 'final') ? 'last-round' : 'round';
      if (!album.shows(shown)) album.add(`${kindOf(now)}.${shown}`, now, { play: [action] });
    }
    album.add('over', rules.clone(state));
    album.add('over.standing', rules.clone(state), { as: 'standing' });
  }
  return album.entries;
}

/** Spaces that differ by the color of their steps alone. */
const SAME = /^(gray|brown|natural|white|temps|bottom|last|light|industry|money)/;

/** The kind itself, and each kind of action that is shown before it is played, of any unit. */
function addAll(album: Album, state: State): void {
  const kind = kindOf(state);
  album.add(kind, state);
  const what = ({ do: verb, space, from }: JsonObject) => {
    // Spaces by what they are for.
    if (verb === 'use')
      return `use-${String(space)
        .replace(/[-\d].*$/, '')
        .replace(SAME, 'black')}`;
    return verb === 'factory' ? `factory-${from}` : String(verb);
  };
  for (const [chosen, action] of oneOfEachKind(rules as AnyRules, state, what))
    if (!album.shows(chosen)) album.add(`${kind}.${chosen}`, state, { suggest: [action] });
  if (kind !== 'turn' && kind !== 'black') return;
  album.add(`${kind}.watch`, state, { as: 'watch' });
  album.add(`${kind}.still`, state, { as: 'still' });
}
