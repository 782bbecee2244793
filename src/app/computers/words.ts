import type { Level } from '../../kit/header';
import { josa } from '../../kit/josa';
import type { Language } from '../../kit/words';
import { useLanguage } from '../../ui/words';
import type { Pace } from '../store/kept-settings';

/** Texts about computers in seats, loaded with the first of them. */
export interface ComputerWords {
  readonly title: string;
  readonly person: string;
  readonly personHint: string;
  readonly away: string;
  readonly awayHint: string;
  /** On a page loaded over plain http. */
  readonly awayInsecure: string;
  readonly computer: string;
  readonly levels: Readonly<Record<Level, { readonly name: string; readonly sentence: string }>>;
  /** The names of computers, enough for every seat. */
  readonly names: readonly string[];
  /** Shown where only computers play. */
  readonly watchHint: string;
  thinking(name: string): string;
  /** A button that unfolds so many moves of others. */
  since(moves: number): string;
  failed(name: string): string;
  readonly skip: string;
  readonly pace: string;
  readonly paceHint: string;
  readonly paces: Readonly<Record<Pace, string>>;
}

const WORDS: Record<Language, ComputerWords> = {
  en: {
    title: 'Computers',
    person: 'Person',
    personHint: 'Plays on this phone.',
    away: 'Another phone',
    awayHint: 'Somebody joins with a phone of their own.',
    awayInsecure: 'Only on a page that came over https: open Roundhouse by such an address.',
    computer: 'Computer',
    levels: {
      apprentice: {
        name: 'Apprentice',
        sentence: 'Looks a little ahead, and is content with any fair move.',
      },
      conductor: {
        name: 'Conductor',
        sentence: 'Sees what comes next, but now and then lets something slip.',
      },
      engineer: {
        name: 'Engineer',
        sentence: 'Reckons with what everybody will answer, and seldom errs.',
      },
      director: {
        name: 'Director',
        sentence: 'Thinks as far as this phone can, and gives nothing away.',
      },
    },
    names: ['Iris', 'Otto', 'Nell', 'Hugo', 'Mina', 'Basil', 'Juno', 'Felix', 'Cora'],
    watchHint: 'Only computers play: you watch.',
    thinking: (name) => `${name} is thinking …`,
    since: (n) => (n === 1 ? '1 move since your turn' : `${n} moves since your turn`),
    failed: (name) => `${name} could not make a move.`,
    skip: 'Go on at once',
    pace: 'Pace of computers',
    paceHint: 'How long a computer’s move stays in sight before the next one is played.',
    paces: { slow: 'Slow', usual: 'Usual', fast: 'Fast', none: 'At once' },
  },
  ko: {
    title: '컴퓨터',
    person: '사람',
    personHint: '이 휴대전화로 둡니다.',
    away: '다른 휴대전화',
    awayHint: '자기 휴대전화로 참가합니다.',
    awayInsecure: 'https로 연 페이지에서만 됩니다. 그런 주소로 Roundhouse를 여세요.',
    computer: '컴퓨터',
    levels: {
      apprentice: { name: '견습생', sentence: '조금만 내다보고 무난한 수에 만족합니다.' },
      conductor: { name: '차장', sentence: '다음 수는 보지만 가끔 놓치는 것이 있습니다.' },
      engineer: { name: '기관사', sentence: '모두의 대답까지 헤아려 좀처럼 실수하지 않습니다.' },
      director: { name: '사장', sentence: '이 휴대전화의 힘을 다해 생각하고 빈틈이 없습니다.' },
    },
    names: ['가온', '나래', '다온', '라온', '마루', '바름', '소담', '아라', '하늘'],
    watchHint: '컴퓨터끼리만 둡니다. 지켜보기만 하면 됩니다.',
    thinking: (name) => `${josa(name, '이/가')} 생각하는 중 …`,
    since: (n) => `내 차례 뒤의 ${n}수`,
    failed: (name) => `${josa(name, '이/가')} 수를 두지 못했습니다.`,
    skip: '바로 넘어가기',
    pace: '컴퓨터의 빠르기',
    paceHint: '컴퓨터가 둔 수를 다음 수까지 얼마나 오래 보여 줄지 정합니다.',
    paces: { slow: '느리게', usual: '보통', fast: '빠르게', none: '바로' },
  },
};

export function useComputerWords(): ComputerWords {
  return WORDS[useLanguage()];
}
