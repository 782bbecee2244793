import type { Level } from '../../kit/header';
import { josa } from '../../kit/josa';
import type { TextsOf } from '../../kit/texts';
import type { Language } from '../../kit/words';
import { useLanguage } from '../../ui/words';

const en = {
  title: 'Computers',
  person: 'Person',
  personHint: 'Plays on this phone.',
  away: 'Another phone',
  awayHint: 'Joins from their own phone.',
  /** On a page loaded over plain http. */
  awayInsecure: 'This needs a secure page: open Roundhouse at an https:// address.',
  computer: 'Computer',
  levels: {
    apprentice: {
      name: 'Apprentice',
      sentence: 'Looks a little ahead and settles for any decent move.',
    },
    conductor: {
      name: 'Conductor',
      sentence: 'Sees what comes next, but misses things now and then.',
    },
    engineer: {
      name: 'Engineer',
      sentence: 'Anticipates every reply; rarely slips.',
    },
    director: {
      name: 'Director',
      sentence: 'Thinks as far ahead as this phone can, and gives nothing away.',
    },
  } satisfies Readonly<Record<Level, { readonly name: string; readonly sentence: string }>>,
  /** The names of computers, enough for every seat. */
  names: ['Iris', 'Otto', 'Nell', 'Hugo', 'Mina', 'Basil', 'Juno', 'Felix', 'Cora'],
  /** Shown where only computers play. */
  watchHint: 'Only computers play. You watch.',
  thinking: (name: string) => `${name} is thinking …`,
  /** A button that opens `turns` turns of others. */
  since: (n: number) => (n === 1 ? '1 turn since yours' : `${n} turns since yours`),
  sinceTitle: 'Since your turn',
  failed: (name: string) => `${name} could not make a move.`,
  skip: 'Skip',
};

/** Texts about computers in seats, loaded with the first of them. */
export type ComputerWords = TextsOf<typeof en>;

const ko: ComputerWords = {
  title: '컴퓨터',
  person: '사람',
  personHint: '이 휴대전화로 합니다.',
  away: '다른 휴대전화',
  awayHint: '자기 휴대전화로 참가합니다.',
  awayInsecure: '보안 페이지에서만 됩니다. https:// 주소로 Roundhouse를 여세요.',
  computer: '컴퓨터',
  levels: {
    apprentice: { name: '견습생', sentence: '조금 앞만 보고 무난한 수를 둡니다.' },
    conductor: { name: '차장', sentence: '다음 수를 내다보지만 가끔 놓칩니다.' },
    engineer: { name: '기관사', sentence: '모두의 대응까지 읽어 실수가 드뭅니다.' },
    director: {
      name: '사장',
      sentence: '이 휴대전화로 할 수 있는 데까지 내다보며 빈틈이 없습니다.',
    },
  },
  names: ['가온', '나래', '다온', '라온', '마루', '바름', '소담', '아라', '하늘'],
  watchHint: '컴퓨터끼리 합니다. 지켜보세요.',
  thinking: (name) => `${josa(name, '이/가')} 생각하는 중 …`,
  since: (n) => `내 차례 이후 ${n}차례`,
  sinceTitle: '내 차례 이후',
  failed: (name) => `${josa(name, '이/가')} 두지 못했습니다.`,
  skip: '건너뛰기',
};

const WORDS: Record<Language, ComputerWords> = { en, ko };

/** The name of a computer in a language, where it has one of the usual names. */
export function computerName(name: string, language: Language): string {
  const place = Object.values(WORDS)
    .find(({ names }) => names.includes(name))
    ?.names.indexOf(name);
  return WORDS[language].names[place ?? -1] ?? name;
}

export function useComputerWords(): ComputerWords {
  return WORDS[useLanguage()];
}
