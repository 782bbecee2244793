import { MAJORITY, VALUES } from '../../data/board';
import type { BriefText } from '../en/brief';
import { standing } from './standing';

const [, gray, brown, natural, white] = VALUES.normal;

export const brief: BriefText = {
  standing,
  goal: [
    '마지막 라운드가 끝났을 때 점수가 가장 높으면 이깁니다. 일꾼을 놓아 세 철도의 선로를 전진시키고, 기관차를 얻고, 산업을 키우세요.',
    `표시된 점수는 지금까지의 점수입니다. 게임이 끝나면 엔지니어가 가장 많은 사람이 ${MAJORITY[0]}점, 두 번째가 ${MAJORITY[1]}점을 얻고(같으면 높은 번호가 앞섭니다), 보너스 카드의 점수도 더합니다.`,
    '‘고용’(엔지니어가 라운드마다 행동을 한 번 더 해 주어 대개 좋은 시작입니다), ★(키예프의 검은색이 받는 점수), ?(골라 받는 보너스)도 보입니다.',
  ],
  end: (rounds) => [`${rounds}라운드가 끝나면 게임이 끝납니다.`],
  points: [
    `라운드가 끝날 때마다 철도와 산업에서 다시 점수를 얻으므로, 일찍 지을수록 여러 번 이득을 봅니다. 기관차가 닿는 선로 한 칸은 회색 ${gray}점, 갈색 ${brown}점, 자연색 ${natural}점, 흰색 ${white}점입니다. 검은색은 점수가 없지만 다른 색의 길을 엽니다.`,
    '보통 첫 게임에서는 200점쯤, 잘하는 사람은 300~400점을 얻습니다.',
  ],
  progress: (round, rounds) =>
    round < rounds
      ? `지금은 ${rounds}라운드 중 ${round}라운드입니다.`
      : `지금은 마지막 라운드인 ${round}라운드입니다.`,
};
