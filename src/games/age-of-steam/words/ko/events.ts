import type { EventOf } from '../../../../kit/event';
import { josa, whose } from '../../../../kit/josa';
import type { EventSentences } from '../../../../kit/sentences';
import { SHARE_MONEY } from '../../data/figures';
import type { Event, SeatEvent } from '../../rules/events';
import { between, type CubeCount, cubeCounts, dollars } from '../figures';
import type { MatchNames } from '../names';
import { colored } from './names';
import { nth } from './nth';

type Track = EventOf<Event, 'claim' | 'abandon'>;

/** How many hexes, and which. */
const where = (track: Track, n: MatchNames) =>
  `${track.hexes.length}칸(${n.places(track.hexes, track.newCities).join(', ')})`;
const who = ({ seat }: SeatEvent, n: MatchNames) => josa(n.seat(seat), '이/가');
const pays = (amount: number) =>
  amount > 0 ? `${dollars(amount)}를 냈습니다` : '돈은 내지 않았습니다';
const cubes = (counts: readonly CubeCount[], n: MatchNames) =>
  counts.map(({ cube, count }) => `${n.cube[cube]} ${count}개`).join(', ') || '0개';

export const events: EventSentences<Event, MatchNames> = {
  order: (e, n) => `플레이어 순서: ${e.order.map(n.seat).join(', ')}.`,
  display: () => '상품 현황과 모든 도시에 상품을 뽑아 놓았습니다.',
  cubes: () => null,
  issue: (e, n) =>
    e.shares > 0
      ? `${who(e, n)} 주식 ${e.shares}주를 발행해 ${dollars(SHARE_MONEY * e.shares)}를 받았습니다.`
      : `${josa(n.seat(e.seat), '은/는')} 주식을 발행하지 않았습니다.`,
  bid: (e, n) => `${who(e, n)} ${dollars(e.amount)}를 입찰했습니다.`,
  stand: (e, n) => `${who(e, n)} 입찰한 금액을 유지했습니다.`,
  pass(e, n) {
    if (e.phase === 'move') return `${who(e, n)} 수송하지 않았습니다.`;
    return `${who(e, n)} ${e.phase === 'grow' ? '상품을 뽑지 않았습니다' : '패스했습니다'}.`;
  },
  drop: (e, n) => `${who(e, n)} 경매를 포기해 ${nth(e.place)}가 되고 ${pays(e.pays)}.`,
  first: (e, n) => `${who(e, n)} 첫 번째가 되고 ${pays(e.pays)}.`,
  select: (e, n) => `${who(e, n)} ${n.action[e.action]} 행동을 선택했습니다.`,
  urbanize: (e, n) => {
    const placed = `${who(e, n)} ${n.place(e.hex)}에 ${josa(n.city(e.city), '을/를')} 놓았습니다.`;
    const lost = e.removed.map(({ seat, pieces, links }) => {
      const score = links > 0 ? `(−${links}점)` : '';
      return `${whose(n.seat(seat))} 선로 ${pieces}구간${score}`;
    });
    return lost.length > 0 ? `${placed} 없어진 선로: ${lost.join(', ')}.` : placed;
  },
  build: (e, n) =>
    `${who(e, n)} ${dollars(e.cost)}로 ${n.place(e.hex, e.newCities)}에 선로를 건설했습니다.`,
  done: (e, n) => `${who(e, n)} 선로 건설을 마쳤습니다.`,
  claim: (e, n) => `${who(e, n)} 소유권이 없던 선로 ${where(e, n)}을 차지했습니다.`,
  link: (e, n) =>
    `${who(e, n)} ${between(n.places(e.ends, e.newCities))} 노선을 하나 갖게 되었습니다.`,
  abandon: (e, n) => `${whose(n.seat(e.seat))} 미완성 선로 ${where(e, n)}은 소유권이 없어졌습니다.`,
  ship: () => null,
  go: () => null,
  deliver: (e, n) => {
    const paid = e.income.flatMap((by, seat) => (by > 0 ? `${n.seat(seat)} +${by}` : []));
    const route = `${who(e, n)} ${colored(n.cube[e.cube])} 상품을 ${n.city(e.city)}에서 ${n.city(e.to)}까지 수송했습니다.`;
    return paid.length > 0
      ? `${route} 수익: ${paid.join(', ')}.`
      : `${route} 수익을 얻은 사람은 없습니다.`;
  },
  engine: (e, n) =>
    `${whose(n.seat(e.seat))} 수송 능력이 ${josa(String(e.engine), '으로/로')} 올랐습니다.`,
  income: (e, n) => (e.amount > 0 ? `${who(e, n)} 수익 ${dollars(e.amount)}를 받았습니다.` : null),
  expenses: (e, n) => {
    if (e.short === 0) return `${who(e, n)} 경비 ${dollars(e.pays)}를 지불했습니다.`;
    return `${who(e, n)} 경비 ${dollars(e.owes)} 가운데 ${dollars(e.pays)}만 지불했습니다: 수익 −${e.short}.`;
  },
  out: (e, n) => `${who(e, n)} 파산해 게임에서 탈락했습니다.`,
  reduction: (e, n) => `${whose(n.seat(e.seat))} 수익이 ${e.amount}만큼 감소했습니다.`,
  draw: (e, n) => `${who(e, n)} 상품을 뽑았습니다: ${cubes(cubeCounts(e.cubes), n)}.`,
  place: (e, n) =>
    `${who(e, n)} ${colored(n.cube[e.cube])} 상품을 ${n.city(e.column)} 열 ${nth(e.box)} 칸에 놓았습니다.`,
  dice: (e, n) => `${n.side[e.side]} 주사위: ${e.dice.join(', ')}.`,
  grow: (e, n) => `${n.city(e.city)}에 상품이 놓였습니다: ${cubes(cubeCounts(e.cubes), n)}.`,
  turn: (e) => `${e.number}턴이 시작되었습니다.`,
  over: () => '게임이 끝났습니다.',
};
