import type { Level } from '../../kit/header';
import { LEVELS } from '../../kit/header';
import { isObject } from '../../kit/json';
import { type AnyRules, isProblem } from '../../kit/rules';
import type { GameWords } from '../../kit/words';
import type { Showing } from './showings';
import type { StatisticsWords } from './words';

/** Something by which matches are told apart, such as the board; null for a match of which it says nothing. */
export interface Kind {
  readonly title: string;
  readonly of: (showing: Showing) => string | null;
}

/** By every option of the game that leaves a choice. */
export function kindsOfGame(
  rules: AnyRules,
  game: GameWords,
  words: StatisticsWords,
): readonly Kind[] {
  return rules.setups.settings.map(({ key }) => ({
    title: game.setting(key).label,
    of: ({ match }) => {
      const read = rules.setups.read(match.header.options);
      // Options that today's rules do not know any more.
      if (isProblem(read)) return null;
      if (!rules.setups.offered(read).some((setting) => setting.key === key)) return null;
      const options = rules.setups.write(read);
      const value = options[key];
      if (isObject(value)) return words.own;
      const plain = typeof value === 'string' || typeof value === 'boolean';
      return plain ? game.value(key, value, options).label : null;
    },
  }));
}

/** By how many played. */
export function bySeats(words: StatisticsWords): Kind {
  return {
    title: words.bySeats,
    of: ({ match }) => words.seats(match.header.seats.length),
  };
}

/** By the strongest computer at the table. */
export function byComputers(
  words: StatisticsWords,
  levels: Readonly<Record<Level, { readonly name: string }>>,
): Kind {
  return {
    title: words.byComputers,
    of: ({ match }) => {
      const there = match.header.seats.map(({ player }) => 'level' in player && player.level);
      const strongest = LEVELS.filter((level) => there.includes(level)).at(-1);
      return strongest ? levels[strongest].name : words.noComputers;
    },
  };
}
