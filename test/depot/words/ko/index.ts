import { josa } from '../../../../src/kit/josa';
import { OUTSIDE_WORDS } from '../../../../src/kit/outside-words';
import { wordsFrom } from '../words';
import { points, table } from './table';

const sum = (prices: string) => [...prices].reduce((all, price) => all + Number(price), 0);

export const words = wordsFrom({
  name: '차량기지',
  tagline: '싣고, 나르고, 빌리세요. 주문은 혼자만 알고 있으세요.',
  scoresByMove: '수마다의 점수',
  good: { coal: '석탄', grain: '곡물', steel: '강철' },
  company: (good) => `${good} 회사`,
  settings: {
    prices: {
      label: '처음 가격',
      sentence: '서로 다른 세 숫자입니다.',
    },
    rounds: { label: '라운드', sentence: '게임의 길이입니다.' },
    bank: { label: '은행', sentence: '빚이 많을 때 은행이 하는 일입니다.' },
  },
  values: {
    'bank=strict': {
      label: '엄격한 은행',
      sentence: '−5점보다 낮은 점수로 차례를 마치면 탈락합니다.',
    },
    'bank=patient': { label: '너그러운 은행', sentence: '빚을 얼마든지 질 수 있습니다.' },
  },
  prices: ([coal, grain, steel]) =>
    `처음에 석탄 한 칸은 ${coal}점, 곡물은 ${grain}점, 강철은 ${steel}점입니다.`,
  blocked: (value) => `${value}점에서 시작하는 화물은 없습니다. 너무 적기 때문입니다.`,
  price: (value) => (Number(value) > 3 ? '비쌈' : '쌈'),
  page: (prices) => ({
    title: `석탄 ${prices[0]}, 곡물 ${prices[1]}, 강철 ${prices[2]}`,
    facts: [{ label: '세 량씩', text: `${3 * sum(prices)}점` }],
    sequence: { label: '라운드', steps: ['입찰', '작업', '회사'] },
    sections: [
      {
        ...{ id: 'prices', title: '처음 가격', part: prices[0] ?? null, main: true },
        passages: [{ title: '상품', text: '회사가 배당하면 가격이 바뀝니다.', list: [] }],
      },
      {
        ...{ id: 'later', title: '나중 가격', part: null, main: false },
        passages: [
          { title: '배당', text: '가격이 1 내립니다.', list: [] },
          { title: '투자', text: '가격이 1 오릅니다.', list: [] },
        ],
      },
    ],
  }),
  summary: (prices, rounds, bank) =>
    [
      [...prices].join('–'),
      `${rounds}라운드`,
      bank === 'strict' ? '엄격한 은행' : '너그러운 은행',
    ].join(' · '),
  refusals: {
    over: () => '게임이 끝났습니다.',
    'no-action': () => '이 게임에 없는 행동입니다.',
    'wrong-phase': () => '지금 단계에서는 할 수 없습니다.',
    'bid-too-low': (e) => `${points(e.bid)}보다 많이 부르거나 포기하세요.`,
    'no-steps': () => '남은 행동이 없습니다. 빌리거나 차례를 마치세요.',
    'deck-empty': () => '주문 카드가 다 떨어졌습니다.',
    'train-full': (e) => `열차가 가득 찼습니다. ${e.cars}칸까지 실을 수 있습니다.`,
    'yard-empty': (e, n) => `기지에 ${josa(n.good(e.good), '이/가')} 없습니다.`,
    'not-loaded': (e, n) => `열차에 ${josa(n.good(e.good), '이/가')} 없습니다.`,
    'one-loan': () => '한 차례에 한 번만 빌릴 수 있습니다.',
    'price-lowest': (e) => `배당할 수 없습니다. 가격이 이미 ${points(e.price)}입니다.`,
    'price-highest': (e) => `가격은 ${points(e.price)}보다 오를 수 없습니다.`,
  },
  ...OUTSIDE_WORDS.ko,
  problems: async () => ({}),
  events: {
    round: (e, n) =>
      `${e.round}라운드를 시작합니다. ${josa(n.seat(e.first), '이/가')} 먼저 부릅니다.`,
    bid: (e, n) => `${josa(n.seat(e.seat), '이/가')} ${points(e.points)}을 부릅니다.`,
    pass: (e, n) => `${josa(n.seat(e.seat), '이/가')} 포기하고 ${e.place}번째로 일합니다.`,
    order: (e, n) =>
      `${josa(n.seat(e.seat), '이/가')} ${points(e.points)}을 내고 먼저 일합니다. 순서: ${e.order.map(n.seat).join(', ')}.`,
    draw: (e, n) => `${josa(n.seat(e.seat), '이/가')} 주문 카드를 뽑습니다.`,
    'order-card': (e, n) => `${n.seat(e.seat)}의 주문은 ${n.good(e.good)}입니다.`,
    load: (e, n) => `${josa(n.seat(e.seat), '이/가')} ${josa(n.good(e.good), '을/를')} 싣습니다.`,
    deliver: (e, n) =>
      `${josa(n.seat(e.seat), '이/가')} ${josa(n.good(e.good), '을/를')} 날라 ${points(e.points)}을 얻습니다.`,
    borrow: (e, n) =>
      `${josa(n.seat(e.seat), '이/가')} ${points(e.points)}을 내고 행동 하나를 빌립니다.`,
    done: () => null,
    out: (e, n) => `${josa(n.seat(e.seat), '이/가')} ${points(e.points)}으로 탈락합니다.`,
    dividend: (e, n) =>
      e.forced
        ? `${n.good(e.good)} 회사는 배당만 할 수 있습니다. ${josa(n.seat(e.seat), '이/가')} 1점을 얻고 가격이 ${points(e.price)}으로 내립니다.`
        : `${josa(n.seat(e.seat), '이/가')} 배당 1점을 받습니다. ${n.good(e.good)} 가격이 ${points(e.price)}으로 내립니다.`,
    invest: (e, n) =>
      e.forced
        ? `${n.good(e.good)} 회사에는 투자만 할 수 있습니다. ${josa(n.seat(e.seat), '이/가')} 1점을 내고 가격이 ${points(e.price)}으로 오릅니다.`
        : `${josa(n.seat(e.seat), '이/가')} 1점을 투자합니다. ${n.good(e.good)} 가격이 ${points(e.price)}으로 오릅니다.`,
    reveal: (e, n) =>
      `${josa(n.seat(e.seat), '이/가')} 주문을 보입니다: ${e.orders.map(n.good).join(', ')}.`,
    over: () => '게임이 끝났습니다.',
  },
  heading: (phase, round, rounds) =>
    `${rounds}라운드 중 ${round}라운드: ${{ bid: '입찰', work: '작업', owner: '회사' }[phase]}`,
  table,
  help: async () => (await import('./help')).help,
  about: async () => [
    '차량기지는 출판된 게임이 아닙니다. 여러 행동으로 된 차례, 비밀 카드, 공동 순위, 빚, 여섯 사람까지 이 앱을 시험하려고 만들었습니다.',
  ],
});
