import { expect, test } from 'vitest';
import { byComputers, bySeats, kindsOfGame, varietiesOf } from '../../../src/app/statistics/kinds';
import { figuresBy, resultsOf } from '../../../src/app/statistics/results';
import type { FinishedMatch } from '../../../src/archive/finished';
import { catalogue } from '../../../src/games/catalogue';
import { usa } from '../../../src/games/mini-express/data/usa';
import type { JsonObject } from '../../../src/kit/json';
import { header, people } from '../../tiny-game/header';

function finished(options: JsonObject, points: number): FinishedMatch {
  const seats = people(1);
  const scores = [points, 50];
  return { header: header({ options, seats }), ended: 0, scores, ranking: [0, 1], places: [1, 2] };
}

const board = { ...usa, name: { en: 'My railway', ko: '내 철도' } } as unknown as JsonObject;
const matches = [
  finished({ mode: 'solo', level: 'hard', spike: true }, 51),
  finished({ mode: 'solo', level: 'hard', board: 'europe' }, 60),
  finished({ mode: 'solo', level: 'easy', board }, 70),
  finished({ mode: 'standard' }, 80),
  finished({ mode: 'of a later version' }, 90),
];

test('matches are distinguished by every option with a choice in them', async () => {
  const [entry] = catalogue;
  if (!entry) throw new Error('no game');
  const kinds = kindsOfGame(await entry.rules(), await entry.words('en'), { own: 'Own' });
  const rows = (title: string) => {
    const kind = kinds.find((one) => one.title === title);
    const groups = figuresBy(resultsOf(matches, 'P0'), (one) => kind?.of(one) ?? null);
    return Object.fromEntries([...groups].map(([label, { points }]) => [label, points]));
  };
  expect(rows('Mode')).toEqual({ Solo: 51 + 60 + 70, Standard: 80 });
  expect(rows('Board')).toEqual({ USA: 51 + 80, Europe: 60, Own: 70 });
  // The level is meaningless where no automa plays, and so is the spike where the board has none.
  expect(rows('Level')).toEqual({ Hard: 51 + 60, Easy: 70 });
  expect(rows('Golden Spike')).toEqual({ 'Golden Spike': 51, Off: 70 + 80 });
});

test('and by the number of players, and by the strongest computer among them', () => {
  const words = { bySeats: '', byComputers: '', seats: String, noComputers: 'none' };
  const level = (name: string) => ({ name });
  const levels = {
    apprentice: level('A'),
    conductor: level('C'),
    engineer: level('E'),
    director: level('D'),
  };
  const seats = people(4).map((plan, seat) => {
    const against = (['conductor', 'director', 'apprentice'] as const)[seat - 1];
    return against ? { ...plan, player: { kind: 'computer', level: against } as const } : plan;
  });
  const [alone] = matches;
  if (!alone) throw new Error('no match');
  const mixed = { ...alone, header: { ...alone.header, seats } };
  const rows = (kind: ReturnType<typeof bySeats>) => [
    ...figuresBy(resultsOf([alone, mixed], 'P0'), kind.of).keys(),
  ];
  expect(rows(byComputers(words, levels))).toEqual(['none', 'D']);
  expect(rows(bySeats(words))).toEqual(['1', '4']);
});

test('of a word made of parts, how many of all its values have been played', async () => {
  const entry = catalogue.find(({ id }) => id === '504');
  if (!entry) throw new Error('no game');
  const [rules, words] = [await entry.rules(), await entry.words('en')];
  // What is no world is not counted.
  const played = ['685', '567', '685', '122'].map((world) => finished({ world }, 10));
  expect(varietiesOf(rules, words, played)).toMatchObject([{ title: 'World', played: 2, of: 504 }]);
});
