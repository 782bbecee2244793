import { josa } from '../../../../kit/josa';
import { READING_PROBLEMS } from '../../../../kit/reading-words';
import type { RefusalSentences } from '../../../../kit/sentences';
import type { OutsideRefusal } from '../../rules/refusals';
import type { problems as english } from '../en/outside';
import type { Names } from '../names';

export const refusals: RefusalSentences<OutsideRefusal, Names> = {
  'not-connected': (e, n) => `이 경로는 ${n.company(e.company)} 선로 옆에서 시작하지 않습니다.`,
  'not-a-chain': () => '경로는 회사의 선로 옆에서 시작해 이웃한 칸으로 이어져야 합니다.',
  'not-shortest': (e) => `가장 짧은 경로로만 놓을 수 있습니다: ${e.has}대가 아니라 ${e.needs}대.`,
  'through-city': () => '경로는 도시를 지나갈 수 없습니다.',
  'own-track-on-route': () => '이미 그 회사의 선로가 있는 칸은 다시 지날 수 없습니다.',
  'also-unexpected': () => '이 타일에는 고를 두 번째 회사가 없습니다.',
  'also-same': () => '보라색은 다른 회사를 골라야 합니다.',
  'harbor-unexpected': () => '이 선로로는 항구가 열리지 않습니다.',
  'harbor-taken': () => '이미 다른 회사가 있는 항구입니다.',
  'no-harbor': () => '여기에는 항구가 없습니다.',
  'west-unexpected': () => '이 선로로는 서부 회사를 정하지 않습니다.',
  'west-not-on-line': (e, n) =>
    `${josa(n.company(e.company), '은/는')} 이 철도의 서부 회사가 될 수 없습니다.`,
  'no-city': () => '경로는 도시에서 끝나야 합니다.',
  'route-too-long': (e) => `경로는 ${e.most}칸까지인데, 이 경로는 ${e.has}칸입니다.`,
  'unexpected-key': (e) => `이 행동에 ‘${e.key}’ 값은 있을 수 없습니다.`,
  'no-action': () => '이 게임에 없는 행동입니다.',
};

export const problems: typeof english = {
  ...READING_PROBLEMS.ko,
  'marker-stuck': '이 타일로는 회사 마커가 모든 회사에 갈 수 없습니다',
  'no-capacity': '도시에는 회사가 1~3곳 들어갑니다',
  'no-cities': '지도에 도시가 없습니다',
  'no-city': '지도에 그런 도시가 없습니다',
  'not-a-route': '칸들이 경로로 이어지지 않습니다',
  'not-on-this-board': '이 지도에는 그 변형 규칙에 필요한 것이 없습니다',
  'off-board': '지도에 없는 칸입니다',
  'off-grid': '칸의 열과 행은 둘 다 짝수이거나 둘 다 홀수여야 합니다',
  'out-of-order': '도시는 동쪽에서 서쪽으로, 한 열에서는 북쪽에서 남쪽으로 이어져야 합니다',
  'start-missing': '회사가 출발 도시에 없습니다',
  taken: '이 칸에는 이미 다른 것이 있습니다',
  'too-few': '수가 너무 적습니다',
  'too-few-tiles': '수요 타일이 도시보다 적습니다',
  unreachable: '출발 도시에서 갈 수 없는 도시가 있습니다',
};
