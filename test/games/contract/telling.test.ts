import { describe, expect, test } from 'vitest';
import { randomFrom } from '../../../src/kit/random';
import type { GameEvent } from '../../../src/kit/rules';
import { LANGUAGES } from '../../../src/kit/words';
import { views } from '../../depot/views';
import { amount } from '../../support/circle';
import { games } from './games';
import { expectSentence, PEOPLE } from './sentence';

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
    let lasts = 0;
    let outcomes = 0;
    while (rules.toAct(state) !== null) {
      const before = rules.clone(state);
      const events: GameEvent[] = [];
      rules.play(state, table.manner(state, random), (event) => events.push(event));
      const news = newsOf(events, before, state);
      if (news.last) lasts++;
      for (const place of placesOf(events)) places.add(place);
      if (events.some((event) => weightOf(event) > 0)) outcomes++;
      for (const event of news.events)
        for (const language of LANGUAGES) {
          const said = words[language].event(event, (seat) => PEOPLE[seat] ?? '', options);
          expectSentence(said ?? '', language);
        }
    }
    expect(lasts).toBeLessThanOrEqual(1);
    expect(places.size > 5).toBe(id !== 'depot');
    expect(outcomes).toBeGreaterThan(5);
  });
});
