import { josa } from '../../../../../kit/josa';
import { ALLOWANCE, DRAWS, ENGINE_MOST } from '../../../data/figures';
import type { ActionWords, AuctionWords, ShareWords } from '../../en/table/plan';
import { dollars } from '../../figures';
import { nth } from '../nth';

export const shares: ShareWords = {
  cash: (amount) => `가진 돈이 ${dollars(amount)}가 됩니다.`,
  expenses: (more, paydays) => `남은 정산 ${paydays}번 동안 매번 경비 +${dollars(more)}.`,
  score: (lost) => `게임이 끝나면 승점 −${lost}점.`,
  left: (shares) => `앞으로 ${shares}주를 더 발행할 수 있습니다.`,
  plan: (bid, tiles, cost) =>
    `${dollars(bid)}에 입찰하고 타일 ${tiles}개를 놓으면 최대 ${dollars(cost)}가 듭니다.`,
  enough: (afterPayday) =>
    afterPayday < 0
      ? `충분하지만 그러면 정산 때 ${dollars(-afterPayday)}가 모자랍니다.`
      : `충분합니다. 정산 후 ${dollars(afterPayday)}가 남습니다.`,
  tooLittle: (missing) => `${dollars(missing)}가 모자랍니다.`,
};

export const auction: AuctionWords = {
  place: nth,
  paysAll: (amount) => `${dollars(amount)} 지불`,
  paysHalf: (amount) => `절반 ${dollars(amount)}`,
  paysNothing: '지불 없음',
  droppedOut: (paid) => (paid === 0 ? '포기, 지불 없음' : `포기, ${dollars(paid)} 지불`),
  mayPass: '패스 가능',
  passed: '패스함',
  others: (stillIn) => `다른 ${stillIn}명 입찰 중`,
  ifDrop: (place, pays, keeps) =>
    `지금 포기하면 ${nth(place)}: ${dollars(pays)}를 내고 ${dollars(keeps)}가 남습니다.`,
  ifFirst: (pays, keeps) =>
    `첫 번째가 되면 최대 ${dollars(pays)}를 내고 ${dollars(keeps)}가 남습니다.`,
  ended: (pays) =>
    `경매: ${pays.map(([name, paid], at) => `${name} ${nth(at + 1)} ${dollars(paid)}`).join(', ')}.`,
  overLimit: (high, limit) =>
    `최고 입찰 ${dollars(high)}, 한도 ${dollars(limit)}: 자동 입찰을 마쳤습니다.`,
  bidsFor: (name) => `${josa(name, '을/를')} 대신해 입찰하는 중`,
  limitMeaning: (limit) =>
    `자동 입찰: ${dollars(limit)}까지 꼭 필요한 만큼만 올리고, 넘으면 포기합니다.`,
};

const before = (ahead: readonly string[], does: string) =>
  ahead.length > 0 ? `${ahead.join(', ')}보다 먼저 ${does}` : '이미 첫 번째';

export const actions: ActionWords = {
  thisTurn: {
    'first-move': ({ ahead }) => before(ahead, '수송'),
    'first-build': ({ ahead }) => before(ahead, '건설'),
    engineer: () => `타일 ${ALLOWANCE.usual}개 대신 ${ALLOWANCE.engineer}개`,
    locomotive: ({ effect, engine }) =>
      effect
        ? `수송 능력 ${engine + 1}: 노선 ${engine + 1}개, 턴마다 −$1`
        : `이미 ${ENGINE_MOST}이라 효과 없음`,
    urbanization: ({ effect, newCities }) => {
      if (!effect) return '남은 신도시 없음';
      return newCities === 1 ? '마지막 신도시 놓기' : `신도시 ${newCities}개 중 하나 놓기`;
    },
    production: ({ effect, emptyBoxes, lastTurn }) => {
      if (effect) return `상품 ${Math.min(DRAWS, emptyBoxes)}개 뽑아 놓기`;
      return lastTurn ? '마지막 턴이라 효과 없음' : '빈 칸이 없어 효과 없음';
    },
    'turn-order': ({ effect }) => (effect ? '다음 경매에서 한 번 패스' : '마지막 턴이라 효과 없음'),
  },
  meaning: {
    'first-move':
      '상품 수송을 두 번 모두 가장 먼저 합니다. 이미 첫 번째라면 남이 앞서지 못하게 합니다.',
    'first-build': '선로를 가장 먼저 건설합니다. 이미 첫 번째라면 남이 앞서지 못하게 합니다.',
    engineer: `이번 턴에 선로 타일을 ${ALLOWANCE.usual}개 대신 ${ALLOWANCE.engineer}개까지 건설할 수 있습니다.`,
    locomotive: `수송 능력이 바로 1 오릅니다(${ENGINE_MOST}까지). 한 번의 수송에 노선을 그만큼 쓸 수 있습니다. 수송 능력 1마다 매 턴 경비 $1가 듭니다.`,
    urbanization:
      '선로를 건설하기 전에 마을 하나를 신도시로 바꿀 수 있습니다. 비용이 없고 타일 수에도 들지 않습니다.',
    production: `상품이 증가하기 전에 상품 ${DRAWS}개를 뽑아 상품 현황의 빈 칸 아무 데나 하나씩 놓을 수 있습니다.`,
    'turn-order': '다음 턴 경매에서 한 번 패스하고 계속 참여할 수 있습니다.',
  },
  noEffect: '이 행동은 이번 턴에 효과가 없습니다. 효과가 있는 다른 행동이 남아 있습니다.',
  drawsNothing: '상품을 뽑지 않습니다. 생산은 지금만 쓸 수 있고 돈이 들지 않습니다.',
  free: (actions) => `${actions}개 남음`,
  takenBy: (name) => `${josa(name, '이/가')} 선택함`,
  holds: (name, action) => `${name}: ${action}`,
};
