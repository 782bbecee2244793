import { josa } from 'es-hangul';
import { about } from './ko-about';
import { problems } from './ko-problems';
import { table } from './ko-table';
import { wordsFrom } from './words';

export const words = wordsFrom({
  language: 'ko',
  name: '미니 익스프레스',
  tagline: '철도 회사 넷, 모두가 주주: 내 주식은 키우고 남의 선로에 올라타세요.',
  company: { brown: '갈색', gray: '회색', orange: '주황색', white: '흰색' },
  settings: {
    board: { label: '지도', sentence: '네 회사가 선로를 놓을 곳입니다.' },
    mode: { label: '방식', sentence: '누구와 겨루는지 정합니다.' },
    firstGame: { label: '첫 게임', sentence: '처음 하는 사람을 위한 쉬운 시작입니다.' },
  },
  values: {
    'board=usa': { label: '미국', sentence: '네 회사 모두 동쪽에서 출발해 서쪽으로 달립니다.' },
    'board=europe': { label: '유럽', sentence: '동쪽에서 출발하며, 바다와 해협이 길을 굽힙니다.' },
    'mode=standard': { label: '기본', sentence: '3~5명이 저마다 겨룹니다.' },
    'firstGame=false': {
      label: '전체 규칙',
      sentence: '도시마다 회사가 하나, 둘, 셋까지 들어갑니다.',
    },
    'firstGame=true': { label: '첫 게임', sentence: '모든 도시에 회사가 둘까지 들어갑니다.' },
  },
  ownBoard: '직접 만든 지도',
  refusals: {
    over: () => '게임이 끝났습니다.',
    'wrong-phase': () => '지금 단계에서는 할 수 없습니다.',
    'no-share-left': (t) => `${t.company} 회사에는 남은 주식이 없습니다.`,
    'influence-too-low': (t) =>
      `${t.company} 주식은 대기 열차 수만큼 영향력 ${t.figure('needs')}점이 드는데, 지금 ${t.figure('has')}점뿐입니다.`,
    'same-company': () => '처음 두 주식은 서로 다른 회사여야 합니다.',
    'pair-taken': () => '이미 다른 사람이 똑같은 두 주식을 가졌습니다.',
    'none-set-aside': () => '이 회사의 펼쳐 둔 주식이 더 없습니다.',
    'own-track': (t) => `${t.city}에는 이미 ${t.company} 선로가 있습니다.`,
    'no-tile': (t) => `${t.city}에는 수요 타일이 없어 아무도 지을 수 없습니다.`,
    'start-city': () => '출발 도시는 목적지가 될 수 없습니다.',
    full: (t) => `${josa(t.city, '은/는')} 회사 ${t.figure('capacity')}곳으로 꽉 찼습니다.`,
    'not-connected': (t) => `이 길은 ${t.company} 선로 옆에서 시작하지 않습니다.`,
    'too-far': (t) =>
      `${t.city}까지 ${t.company} 열차 ${t.figure('needs')}대가 필요한데, 대기 열차는 ${t.figure('has')}대입니다.`,
    unreachable: () => '다른 도시에 막혀 갈 수 있는 길이 없습니다.',
    'not-a-chain': () => '길은 회사의 선로 옆에서 시작해 이웃한 칸으로 이어져야 합니다.',
    'not-shortest': (t) =>
      `가장 짧은 길만 지을 수 있습니다: ${t.figure('has')}대가 아니라 ${t.figure('needs')}대.`,
    'through-city': () => '길은 도시를 지나갈 수 없습니다.',
    'own-track-on-route': () => '이미 그 회사의 선로가 있는 칸은 다시 지날 수 없습니다.',
    'also-missing': () => '보라색 몫을 받을 두 번째 회사를 고르세요.',
    'also-unexpected': () => '이 타일에는 고를 두 번째 회사가 없습니다.',
    'also-same': () => '보라색 몫은 다른 회사에 주어야 합니다.',
    'no-action': () => '이 게임에 없는 행동입니다.',
    busy: () => '잠시만요. 앞의 행동을 저장하고 있습니다.',
  },
  otherRefusal: (because) => `할 수 없습니다 (${because}).`,
  problems,
  problem: (wrong, at) => (at ? `“${at}” 자리: ${wrong}.` : `올바르지 않습니다: ${wrong}.`),
  events: {
    draft: (t) => `${t.seat} 님이 ${t.company} 주식을 골랐습니다.`,
    take: (t) =>
      t.figure('cost') > 0
        ? `${t.seat} 님이 영향력 ${t.figure('cost')}점으로 ${t.company} 주식을 샀습니다.`
        : `${t.seat} 님이 ${t.company} 주식을 거저 얻었습니다.`,
    trains: (t) =>
      t.figure('by') > 0 ? `${t.company} 열차 ${t.figure('by')}대가 대기합니다.` : null,
    build: (t) =>
      `${t.seat} 님이 열차 ${t.hexes}대로 ${t.company} 선로를 ${t.city}까지 놓았습니다.`,
    compensation: (t) =>
      `${josa(t.company, '이/가')} 보상으로 열차 ${t.figure('by')}대를 받습니다.`,
    length: (t) =>
      t.figure('by') > 0
        ? `${t.company} 가치가 ${t.figure('by')} 올라 ${t.figure('to')}점이 됩니다.`
        : null,
    influence: (t) =>
      t.figure('by') > 0 ? `${t.company} 영향력 +${t.figure('by')}: ${t.figure('to')}점.` : null,
    'tile-leaves': (t) => `${josa(t.city, '이/가')} 꽉 차서 수요 타일이 사라집니다.`,
    depleted: (t) =>
      t.word('reason') === 'supply'
        ? `${t.company} 주식 소진: 공급처의 열차가 떨어졌습니다.`
        : `${t.company} 주식 소진: 마지막 주식이 팔렸습니다.`,
    'last-round': () => '두 회사가 소진되었습니다. 마지막 라운드입니다.',
    skip: (t) => `${t.seat} 님은 할 수 있는 것이 없어 건너뜁니다.`,
    over: () => '게임이 끝났습니다.',
  },
  about,
  table,
});
