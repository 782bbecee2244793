import type { Language } from '../../../src/kit/words';
import type { Poster } from '../../../src/ui/game-view';
import { ORDER_FILLED, ORDER_OPEN } from '../data/goods';
import { scoreOf } from '../rules/scoring';
import type { State } from '../rules/state';
import { drawingOf } from './drawing';

const INKS = {
  ground: '#fcf9f1',
  line: '#6f7b6c',
  bar: '#17392d',
  debt: '#a32a1d',
  goods: ['#26292a', '#c8961e', '#7b8990'],
};
const SIGNS: Readonly<Record<Language, readonly [earned: string, filled: string, open: string]>> = {
  en: ['P', 'O', 'X'],
  ko: ['점', '주', '못'],
};

/** The last prices and scores of a match, and what each score is made of. */
export async function posterOf(state: State, language: Language): Promise<Poster> {
  const [earned, done, missed] = SIGNS[language];
  const all = Array.from({ length: state.seats }, (_, seat) => seat);
  return {
    map: drawingOf(state, all, INKS),
    sums: all.map((seat) => {
      const { points, filled, open } = scoreOf(state, seat);
      const disc = (sign: string, ground: string, ink: string, worth: number) =>
        worth === 0 ? [] : { sign, ground, ink, points: worth };
      return [
        disc(earned, '#17392d', '#fcf9f1', points),
        disc(done, '#c8961e', '#1c1604', filled * ORDER_FILLED),
        disc(missed, '#a32a1d', '#fff8ec', open * ORDER_OPEN),
      ].flat();
    }),
  };
}
