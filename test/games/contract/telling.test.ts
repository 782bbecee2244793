import { describe, expect, test } from 'vitest';
import { randomFrom } from '../../../src/kit/random';
import type { GameEvent } from '../../../src/kit/rules';
import { LANGUAGES } from '../../../src/kit/words';
import { views } from '../../depot/views';
import { amount } from '../../support/circle';
import { games } from './games';
import { expectSentence, PEOPLE } from './sentence';

/** Its round panel, which waits for a tap itself, tells every scoring, the last round and the end. */
const TELLS_ITSELF = 'ultimate-railroads';

const TABLES = amount({ quick: 2, test: 4, long: 24 });

describe.each(games)('$id: what people are told', ({ id, rules, words, subject }) => {
  test.each(subject.tables.slice(0, TABLES))('$name: has sentences and places', async (table) => {
    const view = await views[id]?.();
    if (!view) throw new Error(`${id} has no view`);
    const { weightOf, newsOf, placesOf } = await view.telling.fetch();
    const state = table.begin();
    const options = rules.setups.write(rules.options(state));
    for (const language of LANGUAGES) await words[language].ready(options);
    const random = randomFrom(`telling ${table.name}`);
    const places = new Set<string>();
    const out: unknown[] = [];
    let lasts = 0;
    let outcomes = 0;
    let ending = 0;
    let last = state;
    while (rules.toAct(state) !== null) {
      const before = rules.clone(state);
      last = before;
      const events: GameEvent[] = [];
      rules.play(state, table.manner(state, random), (event) => events.push(event));
      const news = newsOf(events, before, state);
      if (news.last || news.events.some(({ event }) => event === 'last-round')) lasts++;
      for (const one of news.events) if (one.event === 'out' && 'seat' in one) out.push(one.seat);
      ending = news.events.length;
      for (const place of placesOf(events)) places.add(place);
      if (events.some((event) => weightOf(event) > 0)) outcomes++;
      for (const event of news.events)
        for (const language of LANGUAGES) {
          const said = words[language].event(event, (seat) => PEOPLE[seat] ?? '', options);
          expectSentence(said ?? '', language);
        }
    }
    const tells = id !== TELLS_ITSELF;
    expect(ending > 0, 'the end is news').toBe(tells);
    expect(out.sort(), 'who is out is news').toEqual((await view.brief(state, 'en', [], [])).out);
    // A match may end before its last round when nobody is left, or by an action that nobody could foresee.
    if (lasts === 0 && tells && (subject.lastRoundIsNews?.(last) ?? true))
      expect(out, 'the last round is news').not.toEqual([]);
    expect(lasts).toBeLessThanOrEqual(tells ? 1 : 0);
    expect(places.size > 5).toBe(id !== 'depot');
    expect(outcomes).toBeGreaterThan(5);
  });
});
