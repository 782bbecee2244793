import { describe, expect, test } from 'vitest';
import { rules } from '../../../../src/games/504/rules';
import { words as en } from '../../../../src/games/504/words/en';
import { words as ko } from '../../../../src/games/504/words/ko';
import { below, randomFrom } from '../../../../src/kit/random';
import { unwrap } from '../../../../src/kit/result';
import type { GameEvent } from '../../../../src/kit/rules';
import { BROKEN, HANGUL } from '../../age-of-steam/words/broken';

const WORLDS = ['685', '567', '879', '956', '798', '596', '975', '768', '952', '127', '215', '816'];

const languages = [
  ['English', en],
  ['Korean', ko],
] as const;

/** Plays at random, and calls back with everything told, every heading and every refusal met on the way. */
function playThrough(
  world: string,
  seats: number,
  told: (event: GameEvent) => void,
  stood: (state: Parameters<typeof rules.toAct>[0]) => void,
) {
  const options = unwrap(rules.setups.read({ world }));
  const state = unwrap(rules.begin(options, seats, `words ${world}`, told));
  const actions = new Int32Array(rules.max);
  const random = randomFrom(`words ${world}`);
  while (rules.toAct(state) !== null) {
    stood(state);
    const count = rules.list(state, actions);
    rules.play(state, actions[below(random, count)] ?? 0, told);
  }
  stood(state);
}

describe.each(languages)('%s', (language, words) => {
  test.each(WORLDS)('whatever the rules tell in world %s is told', (world) => {
    const sentences = new Set<string>();
    const silent = new Set<string>();
    const name = (seat: number) => ['Ana', '민준', 'Cho', 'Dora'][seat] ?? '?';
    const say = (sentence: string | null | undefined) => sentence && sentences.add(sentence);
    const told = (event: GameEvent) => {
      const sentence = words.event(event, name, { world });
      if (sentence === null) silent.add(JSON.stringify(event.action ?? event.event));
      else say(sentence);
    };
    playThrough(world, 3, told, (state) => {
      const heading = rules.heading?.(state);
      if (heading) say(`${words.heading?.(heading)}.`);
      const whom = rules.actingFor?.(state);
      if (whom) say(`${words.actingFor?.(whom)}.`);
    });
    // Only the end of a step is too small to be told.
    expect([...silent].filter((one) => one !== '{"do":"done"}')).toEqual([]);
    expect([...sentences].filter((one) => BROKEN.test(one))).toEqual([]);
    if (language === 'Korean')
      expect([...sentences].filter((one) => !HANGUL.test(one))).toEqual([]);
    else
      expect([...sentences].filter((one) => HANGUL.test(one.replaceAll('민준', '')))).toEqual([]);
  });
});
