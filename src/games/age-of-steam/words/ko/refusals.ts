import { josa, whose } from '../../../../kit/josa';
import type { RefusalSentences } from '../../../../kit/sentences';
import type { TableRefusal } from '../../rules/refusals';
import { dollars } from '../figures';
import type { MatchNames } from '../names';

export const refusals: RefusalSentences<TableRefusal, MatchNames> = {
  over: () => '게임이 끝났습니다.',
  'wrong-phase': () => '지금은 할 수 없는 행동입니다.',
  'too-many-shares': (e) =>
    e.most > 0
      ? `주식은 모두 15주까지이므로 앞으로 ${e.most}주까지만 발행할 수 있습니다.`
      : '15주를 모두 발행해 더 발행할 수 없습니다.',
  holder: () => '내 입찰 금액이 가장 높습니다. 유지하거나 더 올리세요.',
  'no-pass': () => '패스는 턴 순서 행동을 선택한 플레이어만 경매마다 한 번 할 수 있습니다.',
  'too-low': (e) => `${dollars(e.needs)} 이상 입찰해야 합니다.`,
  money: (e) => `${dollars(e.needs)}가 필요한데 가진 돈은 ${dollars(e.has)}입니다.`,
  'action-taken': (e, n) => `${josa(n.seat(e.seat), '이/가')} 이미 선택한 행동입니다.`,
  'no-urbanization': () =>
    '도시화 행동을 선택해야 할 수 있고, 신도시는 한 턴에 하나만 놓을 수 있습니다.',
  'too-late': () => '신도시는 이번 차례의 첫 선로 타일보다 먼저 놓아야 합니다.',
  'city-used': () => '이미 지도에 놓인 신도시입니다.',
  'no-town': () => '신도시는 마을 칸에만 놓을 수 있습니다.',
  loop: () => '같은 도시나 마을로 되돌아오거나 고리가 되는 선로는 놓을 수 없습니다.',
  discs: () => '자기 말은 20개뿐이라 선로를 20곳까지만 소유할 수 있습니다.',
  city: () => '도시 칸에는 선로를 놓을 수 없습니다. 여섯 변이 이미 서로 연결되어 있습니다.',
  'built-here': () => '이번 차례에 이미 건설한 칸입니다.',
  unchanged: () => '이미 있는 선로와 똑같습니다.',
  'must-keep': () =>
    '있던 선로는 그대로 두어야 합니다. 선로를 더하거나, 나 또는 아무도 소유하지 않은 선로의 끝만 방향을 바꿀 수 있습니다. 마을에서는 방향을 바꿀 수 없습니다.',
  'first-tile': () =>
    '게임의 첫 타일은 마을이 아닌 빈 칸에 놓는 단선 타일이고, 도시에 연결되어야 합니다.',
  'off-board': (e, n) => `${n.direction[e.edge]}으로는 선로가 지도 밖이나 오대호로 나갑니다.`,
  foreign: (e, n) => `${whose(n.seat(e.seat))} 선로와 연결됩니다.`,
  'not-connected': () => '새 선로는 도시에, 바로 또는 내 노선을 거쳐 연결되어야 합니다.',
  'no-tile': (e, n) => `이 타일은 남아 있지 않습니다: ${n.tile[e.tile]}.`,
  'no-town-disc': () => '마을 말 8개를 모두 썼습니다.',
  'engine-most': () => '수송 능력이 이미 최대인 6입니다.',
  'engine-used': () => '이번 상품 수송 단계에 이미 수송 능력을 높였습니다.',
  'no-delivery': () => '지금 수송 능력으로는 이 상품과 같은 색 도시에 갈 수 없습니다.',
  'no-link': () => '그곳에서 나가는 완성된 노선이 없습니다.',
  visited: () => '이미 거쳐 온 곳입니다. 한 곳은 한 번만 지날 수 있습니다.',
  'dead-end': () => '그리로 가면 같은 색 도시에 갈 수 없게 됩니다.',
  'box-full': () => '이미 상품이 있는 칸입니다.',
};
