import { josa } from '../../../kit/josa';
import type { OutsideRefusalWord } from './dictionary';
import type { Told } from './told';

export const refusals: Readonly<Record<OutsideRefusalWord, (told: Told) => string>> = {
  'not-connected': (t) => `이 길은 ${t.company} 선로 옆에서 시작하지 않습니다.`,
  'not-a-chain': () => '길은 회사의 선로 옆에서 시작해 이웃한 칸으로 이어져야 합니다.',
  'not-shortest': (t) =>
    `가장 짧은 길만 지을 수 있습니다: ${t.figure('has')}대가 아니라 ${t.figure('needs')}대.`,
  'through-city': () => '길은 도시를 지나갈 수 없습니다.',
  'own-track-on-route': () => '이미 그 회사의 선로가 있는 칸은 다시 지날 수 없습니다.',
  'also-unexpected': () => '이 타일에는 고를 두 번째 회사가 없습니다.',
  'also-same': () => '보라색 몫은 다른 회사에 주어야 합니다.',
  'harbor-unexpected': () => '이 선로로는 항구가 열리지 않습니다.',
  'harbor-taken': () => '이미 다른 회사가 있는 항구입니다.',
  'no-harbor': () => '여기에는 항구가 없습니다.',
  'west-unexpected': () => '이 선로로는 서부 회사를 정하지 않습니다.',
  'west-not-on-line': (t) => `${josa(t.company, '은/는')} 이 철도의 서부 회사가 될 수 없습니다.`,
  'no-city': () => '길은 도시에서 끝나야 합니다.',
  'route-too-long': (t) =>
    `길은 ${t.figure('most')}칸까지인데, 이 길은 ${t.figure('has')}칸입니다.`,
  'unexpected-key': (t) => `이 행동에 ‘${t.word('key')}’ 값은 있을 수 없습니다.`,
  'no-action': () => '이 게임에 없는 행동입니다.',
};
