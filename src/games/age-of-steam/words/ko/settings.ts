import type { SettingsWords } from '../../../../kit/settings-words';

export const settings: SettingsWords['settings'] = {
  board: { label: '지도', sentence: '철도를 건설할 곳입니다.' },
};

export const values: SettingsWords['values'] = {
  'board=rust-belt': {
    label: '러스트 벨트',
    sentence: '오대호 둘레의 미국 중서부. 도시 12곳과 마을 14곳이 있는 균형 잡힌 지도입니다.',
  },
};
