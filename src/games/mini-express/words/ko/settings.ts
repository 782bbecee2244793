import type { SettingsWords } from '../../../../kit/settings-words';
import type { Dictionary } from '../dictionary';

export const settings: SettingsWords['settings'] = {
  mode: { label: '게임 모드', sentence: '누구와 겨루는지 정합니다.' },
  board: { label: '지도', sentence: '네 회사가 선로를 놓을 곳입니다.' },
  level: { label: '난이도', sentence: '오토마가 얼마나 강한지 정합니다.' },
  edition: { label: '규칙서', sentence: '두 규칙서가 다를 때 어느 쪽을 따를지 정합니다.' },
  spike: { label: '골든 스파이크', sentence: '대륙 횡단 철도를 잇습니다.' },
  harbors: { label: '항구', sentence: '바닷가에 새 출발지가 열립니다.' },
  firstGame: { label: '도시 한도', sentence: '도시에 들어가는 회사의 수를 정합니다.' },
};

export const values: SettingsWords['values'] = {
  'mode=standard': { label: '기본', sentence: '3~5명이 저마다 겨룹니다.' },
  'mode=solo': {
    label: '1인',
    sentence: '주머니에서 뽑은 타일대로 움직이는 오토마와 겨룹니다.',
  },
  'mode=duel': {
    label: '2인 + 오토마',
    sentence: '두 사람과 오토마가 겨룹니다.',
  },
  'mode=duel-expert': {
    label: '2인 상급',
    sentence: '두 사람이 차례마다 서로 다른 회사로 두 번 행동합니다.',
  },
  'board=usa': { label: '미국', sentence: '네 회사 모두 동쪽에서 출발해 서쪽으로 달립니다.' },
  'board=europe': {
    label: '유럽',
    sentence: '동쪽에서 출발하며, 바다와 해협 때문에 경로가 굽습니다.',
  },
  'level=easy': { label: '쉬움', sentence: '' },
  'level=normal': { label: '보통', sentence: '' },
  'level=hard': { label: '어려움', sentence: '' },
  'level=expert': { label: '전문가', sentence: '' },
  'level=nightmare': { label: '악몽', sentence: '' },
  'edition=en': {
    label: '영문판 1.00',
    sentence: '두 규칙서가 다른 곳에서는 영문 규칙서를 따릅니다.',
  },
  'edition=ko': {
    label: '한글판 1.10',
    sentence: '두 규칙서가 다른 곳에서는 나중에 나온 한글 규칙서를 따릅니다.',
  },
  'spike=false': {
    label: '사용 안 함',
    sentence: '오마하와 샌프란시스코도 보통 도시입니다.',
  },
  'spike=true': {
    label: '골든 스파이크',
    sentence:
      '오마하에 처음 닿으면 다른 회사들이 샌프란시스코에서도 출발하고, 두 도시를 이으면 두 회사의 가치가 오릅니다.',
  },
  'harbors=false': { label: '사용 안 함', sentence: '항구 칸도 보통 칸입니다.' },
  'harbors=true': {
    label: '항구',
    sentence: '보라색 수요가 있는 도시에 처음 들어가면 항구에 새 출발지가 열립니다.',
  },
  'firstGame=false': {
    label: '규칙대로',
    sentence: '도시에 따라 회사가 1~3곳까지 들어갑니다.',
  },
  'firstGame=true': {
    label: '모두 2곳(첫 게임용)',
    sentence: '모든 도시에 회사가 2곳까지 들어갑니다.',
  },
};

export const level: Dictionary['level'] = (level, edition, duel) => {
  const korean = edition === 'ko';
  switch (level) {
    case 'easy':
      return '오토마가 기본 규칙대로만 둡니다.';
    case 'normal':
      return `오토마가 주식을 사면 대기 열차가 3대로 채워지고, 대기 열차가 2대 이상인 회사에는 보상을 주지 않습니다.${
        korean ? ' 대상 도시 마커가 마지막 도시에 닿으면 게임이 끝납니다.' : ''
      }`;
    case 'hard':
      if (duel && !korean) return '2인 게임에서는 보통과 같습니다.';
      return `보통 규칙에 더해${duel ? '' : ' 오토마가 시작 주식을 두 배로 받습니다.'}${
        korean ? ' 영향력이 3 이하인 회사의 주식은 점수가 없습니다.' : ''
      }`;
    case 'expert':
      return `어려움 규칙에 더해 오토마가 주식을 살 때마다 영향력 1을 얻습니다.${
        korean ? ' 오토마보다 영향력이 낮은 회사의 주식은 점수가 없습니다.' : ''
      }`;
    case 'nightmare':
      return `전문가 규칙에 더해 오토마가 모든 회사에서 영향력 2로 시작합니다.${
        korean ? ' 플레이어는 0으로 시작합니다.' : ''
      }`;
  }
};
