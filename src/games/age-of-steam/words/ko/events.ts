import { josa } from '../../../../kit/josa';
import { SHARE_MONEY } from '../../data/figures';
import type { EventSentence, EventWord } from '../dictionary';
import { between, dollars } from '../figures';
import type { Told } from '../told';
import { nth } from './nth';

/** How many hexes, and which. */
const where = (places: readonly string[]) => `${places.length}칸(${places.join(', ')})`;
const who = ({ seat }: Told) => josa(seat, '이/가');
const pays = (amount: number) =>
  amount > 0 ? `${dollars(amount)}를 냈습니다` : '돈은 내지 않았습니다';
const cubes = ({ cubes }: Told) =>
  cubes.map(({ cube, count }) => `${cube} ${count}개`).join(', ') || '0개';

export const events: Readonly<Record<EventWord, EventSentence>> = {
  order: (t) => `플레이어 순서: ${t.order.join(', ')}.`,
  display: () => '상품 현황과 모든 도시에 상품을 뽑아 놓았습니다.',
  cubes: () => null,
  issue: (t) => {
    const n = t.figure('shares');
    return n > 0
      ? `${who(t)} 주식 ${n}주를 발행해 ${dollars(SHARE_MONEY * n)}를 받았습니다.`
      : `${josa(t.seat, '은/는')} 주식을 발행하지 않았습니다.`;
  },
  bid: (t) => `${who(t)} ${dollars(t.figure('amount'))}를 입찰했습니다.`,
  stand: (t) => `${who(t)} 입찰한 금액을 유지했습니다.`,
  pass(t) {
    if (t.phase === 'move') return `${who(t)} 수송하지 않았습니다.`;
    return `${who(t)} ${t.phase === 'grow' ? '상품을 뽑지 않았습니다' : '패스했습니다'}.`;
  },
  drop: (t) =>
    `${who(t)} 경매를 포기해 ${nth(t.figure('place'))}가 되고 ${pays(t.figure('pays'))}.`,
  first: (t) => `${who(t)} 첫 번째가 되고 ${pays(t.figure('pays'))}.`,
  select: (t) => `${who(t)} 행동을 선택했습니다: ${t.action}.`,
  urbanize: (t) => {
    const placed = `${who(t)} ${t.place('hex')}에 ${josa(t.city('city'), '을/를')} 놓았습니다.`;
    const lost = t.removed.map(({ name, pieces, links }) => {
      const score = links > 0 ? `(−${links}점)` : '';
      return `${name}의 선로 ${pieces}구간${score}`;
    });
    return lost.length > 0 ? `${placed} 없어진 선로: ${lost.join(', ')}.` : placed;
  },
  build: (t) => `${who(t)} ${dollars(t.figure('cost'))}로 ${t.place('hex')}에 선로를 건설했습니다.`,
  done: (t) => `${who(t)} 선로 건설을 마쳤습니다.`,
  claim: (t) => `${who(t)} 소유권이 없던 선로 ${where(t.hexes)}을 차지했습니다.`,
  link: (t) => `${between(t.ends)} 철도 노선은 이제 ${t.seat} 소유입니다.`,
  abandon: (t) => `${t.seat}의 미완성 선로 ${where(t.hexes)}은 소유권이 없어졌습니다.`,
  ship: () => null,
  go: () => null,
  deliver: (t) => {
    const paid = t.income.map(({ name, by }) => `${name} +${by}`);
    const route = `${who(t)} ${t.cube} 상품을 ${t.city('city')}에서 ${t.city('to')}까지 수송했습니다.`;
    return paid.length > 0
      ? `${route} 수익: ${paid.join(', ')}.`
      : `${route} 수익을 얻은 사람은 없습니다.`;
  },
  engine: (t) => `${t.seat}의 수송 능력이 ${t.figure('engine')}단계로 올랐습니다.`,
  income: (t) =>
    t.figure('amount') > 0 ? `${who(t)} 수익 ${dollars(t.figure('amount'))}를 받았습니다.` : null,
  expenses: (t) => {
    const [owes, paid, short] = [t.figure('owes'), t.figure('pays'), t.figure('short')];
    if (short === 0) return `${who(t)} 경비 ${dollars(paid)}를 지불했습니다.`;
    return `${who(t)} 경비 ${dollars(owes)} 가운데 ${dollars(paid)}만 지불했습니다: 수익 −${short}.`;
  },
  out: (t) => `${who(t)} 파산해 게임에서 탈락했습니다.`,
  reduction: (t) => `${t.seat}의 수익이 ${t.figure('amount')}만큼 감소했습니다.`,
  draw: (t) => `${who(t)} 상품을 뽑았습니다: ${cubes(t)}.`,
  place: (t) =>
    `${who(t)} ${t.cube} 상품을 ${t.city('column')} 열 ${nth(t.figure('box'))} 칸에 놓았습니다.`,
  dice: (t) => `${t.side} 주사위: ${t.dice.join(', ')}.`,
  grow: (t) => `${t.city('city')}에 상품이 놓였습니다: ${cubes(t)}.`,
  turn: (t) => `${t.figure('number')}턴이 시작됩니다.`,
  over: () => '게임이 끝났습니다.',
};
