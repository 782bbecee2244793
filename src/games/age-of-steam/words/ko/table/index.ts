import { josa } from '../../../../../kit/josa';
import type {
  AskWords,
  ButtonWords,
  HexTrack,
  HexWords,
  PhaseWords,
  TableWords,
} from '../../en/table';
import { dollars, whole } from '../../figures';
import { colored } from '../names';
import { nth } from '../nth';
import { build, move } from './board';
import { goods, money, payday } from './money';
import { actions, auction, shares } from './plan';

const who = (name: string) => josa(name, '이/가');

const phase: PhaseWords = {
  step: {
    issue: '주식',
    auction: '경매',
    select: '행동',
    build: '건설',
    move: '수송',
    pay: '정산',
    grow: '증가',
  },
  round: (number) => `수송 ${number}/2`,
  tiles: (tiles) => `타일 ${tiles}개`,
  engine: (level) => `수송 능력 ${level}`,
  cash: dollars,
  waiting: {
    issue: (name) => `${who(name)} 주식 발행을 정하고 있습니다.`,
    auction: (name) => `${who(name)} 입찰하고 있습니다.`,
    select: (name) => `${who(name)} 행동을 고르고 있습니다.`,
    build: (name) => `${who(name)} 선로를 건설하고 있습니다.`,
    move: (name) => `${who(name)} 상품을 수송하고 있습니다.`,
    grow: (name) => `${who(name)} 상품을 더하고 있습니다.`,
  },
};

const ask: AskWords = {
  shares: '주식을 몇 주 발행할까요?',
  firstBid: '아직 입찰이 없습니다. 입찰할까요, 포기할까요?',
  bid: (name, high) => `${who(name)} ${dollars(high)}를 불렀습니다. 더 올릴까요, 포기할까요?`,
  keepBid: (high) => `내 입찰 ${dollars(high)}가 가장 높습니다. 유지할까요, 더 올릴까요?`,
  action: '어느 행동을 선택할까요?',
  hex: (tile, of) => `타일 ${tile}/${of}: 어디에 건설할까요?`,
  shape: (tile, of) => `타일 ${tile}/${of}: 모양을 고르세요.`,
  from: (place) => `${place}에서 어디까지 건설할까요?`,
  track: (from, to) => `${from} → ${to}: 건설할까요?`,
  newCity: '어느 신도시를 놓을까요? 작은 상품은 대기 중입니다.',
  newCityPlace: (city) => `${josa(city, '을/를')} 어느 마을에 놓을까요?`,
  cube: (deliveries) => (deliveries === 0 ? '수송할 상품이 없습니다.' : '무엇을 수송할까요?'),
  engine: (level) => `수송 능력을 ${josa(String(level), '으로/로')} 올릴까요?`,
  destination: (from) => `${from}에서 어디로 보낼까요?`,
  ship: (from, to) => `${from} → ${to}: 수송할까요?`,
  deliver: '이 경로로 수송할까요?',
  nextLink: (at) => `${at}에서 어디로 갈까요?`,
  draw: (cubes) => `상품 ${cubes}개를 뽑아 상품 현황에 놓을까요?`,
  box: (cube) => `${colored(cube)} 상품을 어느 칸에 놓을까요?`,
};

const terrain: HexWords['terrain'] = {
  plain: '평지',
  river: '강',
  mountain: '산',
  town: '마을',
  city: '도시',
};

function owner({ owner }: HexTrack): string {
  if (owner === null) return build.own;
  return owner === '' ? build.unowned : build.ownedBy(owner);
}

function track(one: HexTrack): string {
  const parts = [`선로 ${one.ways.join(', ')}`, owner(one), one.complete ? '완성' : '미완성'];
  if (one.open.length > 0) parts.push(build.openEnds(one.open));
  return parts.join(', ');
}

const hex: HexWords = {
  board: (name) => `지도: ${name}`,
  terrain,
  hex({ place, terrain: kind, color, cubes, tracks, from, growth }) {
    const parts = [place, color ? `${colored(color)} 도시` : terrain[kind]];
    if (kind === 'city') parts.push(cubes.length > 0 ? goods.cubes(cubes) : goods.noCubes);
    parts.push(...tracks.map(track));
    if (from !== null) parts.push(`${dollars(from)}부터 건설 가능`);
    if (from !== null && build.growth[growth]) parts.push(build.growth[growth]);
    return parts.join('; ');
  },
  player({ place, cash, income, shares, engine, score, action, out }) {
    if (out !== null) return `${out}턴에 탈락`;
    const parts = [`진행 순서 ${nth(place)}`, dollars(cash), `수익 ${income}`, `주식 ${shares}주`];
    parts.push(`수송 능력 ${engine}`, `지금 ${whole(score)}점`);
    if (action) parts.push(action);
    return parts.join('; ');
  },
};

const buttons: ButtonWords = {
  issue: (shares) => (shares === 0 ? '발행하지 않기' : `${shares}주 발행`),
  bid: (amount) => `${dollars(amount)} 입찰`,
  stand: (high) => `입찰 ${dollars(high)} 유지`,
  pass: '패스',
  drop: (place, pays) => `포기: ${nth(place)}, ${dollars(pays)}`,
  bidForMe: (limit) => `${dollars(limit)}까지 자동 입찰`,
  stopBidding: '자동 입찰 멈추기',
  takeAction: (action) => `${action} 선택`,
  urbanize: (city) => `${city} 놓기`,
  noNewCity: '신도시 안 놓기',
  build: (cost) => `건설 · ${dollars(cost)}`,
  rotate: '돌리기',
  takeBackTile: '타일 무르기',
  takeBackRoute: '경로 무르기',
  doneBuilding: '건설 마치기',
  buildLast: (cost) => `건설 · ${dollars(cost)}, 마침`,
  deliver: (income, then) =>
    income === then ? '수송 · 내 수익 없음' : `수송 · 수익 ${income}→${then}`,
  linkByLink: '한 노선씩',
  engine: (level) => `수송 능력 ${josa(String(level), '으로/로')} 올리기`,
  engineInstead: '대신 수송 능력 올리기',
  noDelivery: '수송 안 하기',
  allDeliveries: '가능한 수송 모두',
  draw: (cubes) => `상품 ${cubes}개 뽑기`,
  noDraw: '뽑지 않기',
  placeCube: '여기에 놓기',
  explainActions: '행동 일곱 가지 설명',
  back: '뒤로',
};

export const table: TableWords = {
  panels: {
    details: '자세히',
    income: '수익',
    costs: '경비',
    everybody: '플레이어',
    look: '돈 열기',
    money: '돈',
    tiles: '선로 타일',
    goodsTab: '상품',
    tilesTab: '타일',
    log: '기록',
    out: (turn) => `${turn}턴에 탈락`,
    points: (points) => `${whole(points)}점`,
  },
  phase,
  ask,
  buttons,
  shares,
  auction,
  actions,
  build,
  move,
  money,
  payday,
  goods,
  hex,
};
