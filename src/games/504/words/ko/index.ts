import { OUTSIDE_WORDS } from '../../../../kit/outside-words';
import { wordsFrom } from '../words';
import { events } from './events';
import { names } from './names';
import { refusals } from './refusals';

export const words = wordsFrom({
  name: '504',
  tagline:
    '아홉 모듈에서 셋을 골라 매번 새로운 게임을 합니다. 쉬운 세계부터 어려운 세계까지 있습니다.',
  names,
  scoresByMove: '행동별 점수',
  world: {
    label: '세계',
    sentence:
      '서로 다른 모듈 3개가 세계가 됩니다. 순서대로 목표(상단), 수입(중단), 변주(하단)입니다.',
    roles: ['목표', '수입', '변주'],
    parts: {
      1: { I: '떠도는', II: '운송업자들', III: '길 위에서' },
      2: { I: '쉬지 않는', II: '개척자들', III: '시간에 쫓기며' },
      3: { I: '홀로 서는', II: '공장주들', III: '저마다 다르게' },
      4: { I: '싸우는', II: '장군들', III: '칼을 겨누고' },
      5: { I: '탐험하는', II: '탐험가들', III: '미지를 향해' },
      6: { I: '이어 가는', II: '도로 건설자들', III: '길을 따라' },
      7: { I: '앞서려는', II: '지주들', III: '명성을 좇아' },
      8: { I: '일하는', II: '상인들', III: '끝없이 만들며' },
      9: { I: '투자하는', II: '주식회사들', III: '남의 돈으로' },
    },
    title: (goal, income, twist) => `${twist} ${goal} ${income}`,
    summary: (code, title) => `세계 ${code}: ${title}`,
  },
  heading: ({ stage, step, round, share, byCompanies }, { stage: stages, step: steps }) => {
    if (stage === 'share') return share > 0 ? `주식 라운드 ${share}` : stages.share;
    const number = `${round}라운드`;
    const part = steps[step as keyof typeof steps] ?? stages[stage as keyof typeof stages] ?? stage;
    if (round === 0 || stage === 'over') return part;
    // With a company behind it, it has one line of a phone, and the question says the rest. The log names it in full.
    if (byCompanies) return stage === 'turn' && !step ? `비즈니스 라운드 ${round}` : number;
    return stage !== 'turn' || step ? `${number} · ${part}` : number;
  },
  actingFor: (company) => `${company} 회사`,
  refusals,
  ...OUTSIDE_WORDS.ko,
  problems: async () => (await import('./problems')).problems,
  events,
  about: async () => (await import('./about')).about,
  book: async () => (await import('./book')).book,
  tour: async () => (await import('./tour')).tour,
});
