import { whose } from '../../kit/agree';
import { whose as whoseKo } from '../../kit/josa';
import type { TextsOf } from '../../kit/texts';
import { wordsHook } from '../../ui/words';

const en = {
  log: 'Log',
  begin: 'Start',
  /** A position of a log that today's rules cannot replay. */
  keptPosition: 'A position saved at the time',
  /** A turn of several steps. */
  turnOf: (name: string) => `${whose(name)} turn`,
  steps: (name: string, count: number) => `${whose(name)} turn: ${count} steps`,
  /** For a step that the game has no sentence for. */
  goesOn: (name: string) => `${name}: next step.`,
  /** After the first sentence of a folded turn: how many more. */
  more: (sentences: number) => `and ${sentences} more ${sentences === 1 ? 'line' : 'lines'}`,
  /** The order in which the players act. */
  order: (names: readonly string[]) => `Turn order: ${names.join(', ')}`,
};

/** Texts of a match's log, loaded with it. */
export type LogWords = TextsOf<typeof en>;

const ko: LogWords = {
  log: '기록',
  begin: '시작',
  keptPosition: '그때 저장된 장면',
  turnOf: (name) => `${whoseKo(name)} 차례`,
  steps: (name, count) => `${whoseKo(name)} 차례: ${count}단계`,
  goesOn: (name) => `${name}: 다음 단계.`,
  more: (sentences) => `외 ${sentences}건`,
  order: (names) => `차례 순서: ${names.join(', ')}`,
};

export const useLogWords = wordsHook({ en, ko });
