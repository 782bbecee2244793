import type { MajorityText } from '../../en/table/majorities';
import { signed } from '../../money';

export const majorities: MajorityText = {
  title: '우위',
  lead: (kind, points) => `${kind} (${points})`,
  remove: (what, pieces) => {
    if (what === 'settlement') return '정착지 빼기';
    return what === 'residents' ? `주민 ${pieces}명 빼기` : `말 ${pieces}개 빼기`;
  },
  scoring: (number, all) => `점수 계산 ${number}/${all}`,
  worth: (first, second, hasSecond) => (hasSecond ? `${first}, ${second}` : `${first}`),
  gain: signed,
  sum: '점수',
  leaving: '빼는 말',
  forfeited: '말이 모자라 잃는 점수',
  rule: (hasSecond, each) =>
    hasSecond
      ? `지형 옆의 숫자는 가장 많은 사람과 둘째로 많은 사람의 점수입니다. 가장 많은 사람이 여럿이면 각자 2점씩 덜 받고 둘째는 없습니다. 꽉 찬 ${each}점마다 말 1개를 지도에서 뺍니다. 모자라는 말은 1개에 ${each}점을 잃습니다.`
      : `지형 옆의 숫자는 가장 많은 사람의 점수입니다. 둘이 같으면 각자 2점씩 덜 받습니다. 꽉 찬 ${each}점마다 말 1개를 지도에서 뺍니다. 모자라는 말은 1개에 ${each}점을 잃습니다.`,
  ifNow: '지금 점수 계산 시',
  plusMeans: '‘+점’: 지금 점수 계산을 하면 받을 점수',
  counts: (what, most) =>
    `지형마다 ${what === 'links' ? '연결한 타일이' : '정착지가'} 가장 많으면 최대 ${most}점.`,
  chosenOf: (chosen, all) => `${all}개 중 ${chosen}개 고름`,
  howTo: '뺄 말마다 내 타일을 한 번 누르세요. 다시 누르면 그대로 둡니다. 주민부터 뺍니다.',
  chooseRest: (left) => `${left}개 자동으로 고르기`,
  stays: {
    nothing: '그곳에는 내 말이 없습니다.',
    enough: '모두 골랐습니다. 고른 타일을 누르면 그 말은 그대로 둡니다.',
    residentsFirst: '주민부터 뺍니다. 주민이 남지 않아야 정착지를 뺄 수 있습니다.',
    headquarters: '본부는 언제나 남습니다.',
  },
  toRemove: (pieces) => `${pieces}개 남음`,
};
