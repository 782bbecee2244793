import { josa } from 'es-hangul';
import type { GameWords } from '../../src/kit/words';

const same = (label: string, sentence: string) => () => ({ label, sentence });

export const en: GameWords = {
  name: 'Beans',
  tagline: 'One heap, and everybody wants it.',
  setting: same('Heap', 'How many beans there are.'),
  value: same('Usual', 'As usual.'),
  summary: () => 'Beans',
  refusal: () => 'Take one to three beans of those that are there.',
  problem: ({ at }) => `This is not a match of Beans (${at}).`,
  event(event, name) {
    const seat = name(Number(event.seat));
    if (event.event === 'take') return `${seat} takes ${event.beans}.`;
    return event.event === 'die' ? `${seat} throws ${event.die}.` : null;
  },
  about: ['A game for tests.'],
};

export const ko: GameWords = {
  name: '콩',
  tagline: '콩 더미는 하나, 모두가 원합니다.',
  setting: same('더미', '콩이 몇 개인지 정합니다.'),
  value: same('보통', '보통대로 합니다.'),
  summary: () => '콩',
  refusal: () => '남아 있는 콩 가운데 한 개에서 세 개를 가져가세요.',
  problem: ({ at }) => `콩 게임 기록이 아닙니다 (${at}).`,
  event(event, name) {
    const seat = josa(name(Number(event.seat)), '이/가');
    if (event.event === 'take') return `${seat} ${event.beans}개를 가져갑니다.`;
    return event.event === 'die' ? `${seat} 주사위를 던져 ${event.die}이 나왔습니다.` : null;
  },
  about: ['시험용 게임입니다.'],
};
