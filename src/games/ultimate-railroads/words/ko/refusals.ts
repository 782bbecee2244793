import type { RefusalSentences } from '../../../../kit/sentences';
import type { Refusal } from '../../rules/refusals';
import { gapOfSlot, lanePlace } from '../lane';
import { type MatchNames, spaceName } from '../names';
import { ordinal } from './names';

export const refusals: RefusalSentences<Refusal, MatchNames> = {
  over: () => '게임이 끝났습니다.',
  'wrong-phase': (e, n) => `지금은 할 수 없습니다. 먼저 할 일: ${n.asked[e.phase]}.`,
  locked: (e, n) => `먼저 정해야 합니다: ${n.unit[e.lock]}.`,
  'no-such-space': (e, n) => `‘${spaceName(n, e.space)}’ 칸은 지금 없습니다.`,
  taken: (e, n) => `‘${spaceName(n, e.space)}’ 칸은 이번 라운드에 이미 사용되었습니다.`,
  'own-place': (e) => `이미 턴 순서 ${ordinal(e.place)}입니다.`,
  'has-claim': (e) => `이미 다음 라운드의 턴 순서 ${ordinal(e.place)}를 잡았습니다.`,
  'wrong-pay': (e, n) =>
    e.space === 'place-1' || e.space === 'place-2'
      ? '턴 순서 칸에는 루블이 아니라 일꾼만 놓을 수 있습니다.'
      : `‘${spaceName(n, e.space)}’ 칸의 비용은 모두 ${e.needs}이며, 일꾼은 루블을 대신할 수 없습니다.`,
  'too-few': (e) => {
    if (e.what === 'black') return '놓을 수 있는 검은색 일꾼이 없습니다.';
    return e.what === 'roubles'
      ? `${e.needs}루블이 필요한데 ${e.has}루블만 있습니다.`
      : `일꾼 ${e.needs}명이 필요한데 ${e.has}명만 있습니다.`;
  },
  'not-complete': (e, n) =>
    `‘${spaceName(n, e.space)}’ 행동은 전부 수행해야 하는데 지금은 그럴 수 없습니다.`,
  'not-pending': (e, n) => `사용할 것이 없습니다: ${n.unit[e.as]}.`,
  'no-track': (e, n) => `${n.line[e.line]}에는 지금 전진시킬 ${n.color[e.colour]} 선로가 없습니다.`,
  moved: (e, n) => `이 ${n.color[e.colour]} 선로는 이미 전진했습니다. 다른 선로를 고르세요.`,
  'line-end': (e, n) => `${n.line[e.line]}의 ${n.color[e.colour]} 선로는 이미 끝에 있습니다.`,
  blocked: (e, n) =>
    `${n.line[e.line]}의 ${n.color[e.colour]} 선로는 앞선 선로를 따라잡을 수 없습니다.`,
  'no-marker': (e, n) => `${n.lane(lanePlace(e.at))}에는 내 산업 마커가 없습니다.`,
  'lane-end': () => '이 마커는 이미 산업화 트랙의 끝에 있습니다.',
  gap: () => '다음 칸은 빈칸입니다. 먼저 공장으로 채우세요.',
  'no-tile': (e) => `그곳에는 ${e.tile}번 타일이 없습니다.`,
  'not-lowest': (e) => `${e.tile}번보다 낮은 번호부터 가져옵니다.`,
  'slots-full': (e, n) => `${n.line[e.line]}에는 기관차를 놓을 빈자리가 없습니다.`,
  'not-there': (e) => `이 철도에는 기관차 ${e.tile}번이 없습니다.`,
  'not-lower': (e) => `기관차 ${e.tile}번은 손에 든 것보다 낮지 않습니다.`,
  'slots-empty': () => '기관차 자리 네 곳이 모두 찼을 때만 뒤집을 수 있습니다.',
  'wrong-slot': (e, n) =>
    e.slot !== null
      ? `공장은 첫 번째 빈칸에 놓습니다. ${n.lane(gapOfSlot(e.slot))}이 아닙니다.`
      : '빈칸이 모두 찼습니다. 교체할 공장을 고르세요.',
  used: (e, n) => `이미 사용한 ? 토큰입니다: ${n.token[e.token]}.`,
  gone: () => '이 카드는 이제 없습니다.',
  'not-full': (e, n) =>
    `이 카드는 전부 수행해야 하는데 지금은 그럴 수 없습니다: ${n.card[e.card]}.`,
  'not-again': (e, n) =>
    `‘${spaceName(n, e.space)}’ 칸은 다시 사용할 수 없습니다. 이번 라운드에 쓴 일꾼 1명짜리 칸만 됩니다.`,
  'no-guest': (e) => `엔지니어 ${e.engineer}번은 빌릴 수 없습니다.`,
  must: (e, n) => `먼저 해야 합니다: ${n.unit[e.as]}.`,
  'no-action': () => '그런 행동은 없습니다.',
};
