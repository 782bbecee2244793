import type { RefusalSentence, RefusalWord } from '../dictionary';

export const refusals: Readonly<Record<RefusalWord, RefusalSentence>> = {
  over: () => '게임이 끝났습니다.',
  'wrong-phase': (t) => `지금은 할 수 없습니다. 먼저 할 일: ${t.asked}.`,
  locked: (t) => `먼저 정해야 합니다: ${t.lock}.`,
  'no-such-space': (t) => `‘${t.space}’ 칸은 지금 없습니다.`,
  taken: (t) => `‘${t.space}’ 칸은 이번 라운드에 이미 사용되었습니다.`,
  'own-place': (t) => `이미 ${t.figure('place')}번 위치에 있습니다.`,
  'has-claim': (t) => `이미 다음 라운드의 ${t.figure('place')}번 위치에 일꾼을 놓았습니다.`,
  'wrong-pay': (t) =>
    `‘${t.space}’ 칸의 비용과 맞지 않습니다. 모두 ${t.figure('needs')}이며, 루블은 일꾼을 대신할 수 있지만 일꾼은 루블을 대신할 수 없습니다.`,
  'too-few': (t) => {
    const { figure } = t;
    if (t.word('what') === 'black') return '놓을 수 있는 검은색 일꾼이 없습니다.';
    return t.word('what') === 'roubles'
      ? `${figure('needs')}루블이 필요한데 ${figure('has')}루블만 있습니다.`
      : `일꾼 ${figure('needs')}명이 필요한데 ${figure('has')}명만 있습니다.`;
  },
  'not-complete': (t) => `‘${t.space}’ 행동은 전부 수행해야 하는데 지금은 그럴 수 없습니다.`,
  'not-pending': (t) => `사용할 것이 없습니다: ${t.unit}.`,
  'no-track': (t) => `${t.line}에는 지금 움직일 ${t.color} 선로가 없습니다.`,
  moved: (t) => `이 ${t.color} 선로는 이미 전진했습니다. 다른 선로를 고르세요.`,
  'line-end': (t) => `${t.line}의 ${t.color} 선로는 이미 끝에 있습니다.`,
  blocked: (t) => `${t.line}의 ${t.color} 선로는 앞선 선로를 따라잡을 수 없습니다.`,
  'no-marker': (t) => `${t.lane('at')}에는 내 산업 마커가 없습니다.`,
  'lane-end': () => '이 마커는 이미 산업화 트랙의 끝에 있습니다.',
  gap: () => '다음 칸은 빈칸입니다. 먼저 공장으로 채우세요.',
  'no-tile': (t) => `그곳에는 ${t.word('tile')}번 타일이 없습니다.`,
  'not-lowest': (t) =>
    `${t.word('tile')}번은 아직 가져올 수 없습니다. 가장 낮은 번호부터 가져옵니다.`,
  'slots-full': (t) => `${t.line}에는 기관차를 놓을 빈자리가 없습니다.`,
  'not-there': (t) => `이 철도에는 기관차 ${t.word('tile')}번이 없습니다.`,
  'not-lower': (t) => `기관차 ${t.word('tile')}번은 손에 든 기관차보다 번호가 낮지 않습니다.`,
  'slots-empty': () => '기관차 자리 네 곳이 모두 찼을 때만 뒤집을 수 있습니다.',
  'wrong-slot': (t) =>
    t.figure('slot') > 0
      ? `공장은 첫 번째 빈칸에 놓습니다. ${t.gap}이 아닙니다.`
      : '다섯 빈칸이 모두 찼습니다. 교체할 공장을 고르세요.',
  used: (t) => `이미 사용한 ? 토큰입니다: ${t.token}.`,
  gone: () => '이 카드는 이제 없습니다.',
  'not-full': (t) => `이 카드는 전부 수행해야 하는데 지금은 그럴 수 없습니다: ${t.card('card')}.`,
  'not-again': (t) =>
    `‘${t.space}’ 칸은 다시 사용할 수 없습니다. 이번 라운드에 직접 사용한 일꾼 1명짜리 칸이어야 합니다.`,
  'no-guest': (t) => `엔지니어 ${t.figure('engineer')}번은 빌릴 수 없습니다.`,
  must: (t) => `먼저 해야 합니다: ${t.unit}.`,
  'no-action': () => '그런 행동은 없습니다.',
};
