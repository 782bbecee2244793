import { josa, whose } from '../../../../../kit/josa';
import type { BuildWords, MoveWords } from '../../en/table/board';
import { between, change, dollars, signed } from '../../figures';

const part = (name: string) => (n: number) => `${name} ${n}`;

export const build: BuildWords = {
  fit: (shapes) => `${shapes}가지`,
  pricePart: {
    simple: part('단선'),
    coexist: part('복선 병렬'),
    crossing: part('복선 교차'),
    town: part('마을'),
    exits: part('갈래'),
    river: part('강'),
    mountain: part('산'),
    'add-crossing': part('교차 추가'),
    'add-coexist': part('병렬 추가'),
    'grow-town': part('마을 진입 추가'),
    turn: part('방향 전환'),
  },
  price: (parts) => `비용: ${parts.join(' + ')}`,
  shape: (tile, ways, cost) => `${tile}, ${ways.join(', ')}, ${dollars(cost)}`,
  way: (from, to) => `${from}에서 ${to}`,
  completes: (from, to, n) => `${between([from, to])} 노선 완성: +${n}점.`,
  claims: (n) => `소유권이 없던 선로 ${n}칸을 차지합니다.`,
  stillOpen: '미완성이지만 지금은 내 것입니다. 다음 선로 건설 때 연장하지 않으면 잃습니다.',
  turnedOnly: '방향 전환은 연장이 아닙니다. 이번 턴에 이 선로를 연장하지 않으면 소유권을 잃습니다.',
  losesAtEnd: (places) => `지금 건설을 마치면 이 선로의 소유권을 잃습니다: ${places.join(', ')}.`,
  couldScore: (n) => `타일 하나를 더 놓으면 ${n}점을 얻습니다. 남은 현금은 점수가 되지 않습니다.`,
  losesCity: '지금 건설을 마치면 이번 턴에는 신도시를 놓지 못합니다.',
  noCityAfter: '타일을 건설하고 나면 이번 턴에는 신도시를 놓지 못합니다.',
  tilesLeft: (tile, left) => `${tile}: 타일 ${left}개 남음`,
  lastTile: '마지막 타일입니다. 놓으면 건설이 끝납니다.',
  cityAhead: (color, side, die, waiting) =>
    `${color}, ${side} 주사위 ${die}, 기다리는 상품 ${waiting.length > 0 ? waiting.join(', ') : '없음'}`,
  trackRemoved: (spokes) => `이 마을의 선로 ${spokes}구간이 없어집니다.`,
  nothingRemoved: '없어지는 선로가 없습니다.',
  growth: { 'goes-on': '내 열린 선로에서 이어짐', joins: '내 선로망에 닿음', fits: '' },
  byRoute: '칸을 누르면 타일 하나, 도시를 누르면 경로 전체를 건설합니다.',
  routeFrom: '여기서 이어 건설',
  tilesMost: (n) => `최대 ${n}개`,
  whereTo: '값이 적힌 곳이나 가는 길의 칸을 누르세요.',
  leadsNowhere: '이번 턴의 타일과 돈으로는 여기서 다른 도시나 마을에 닿을 수 없습니다.',
  tooFar: (place, n) => `타일 ${n}개로는 닿을 수 없습니다: ${place}.`,
  tooDear: (place, cost, cash) =>
    `${place}까지는 ${dollars(cost)}가 듭니다. 가진 돈은 ${dollars(cash)}입니다.`,
  whole: (n, cost, brings) => `타일 ${n}개, ${dollars(cost)}${brings > 0 ? `, +${brings}점` : ''}.`,
  left: (cash) => `${dollars(cash)}가 남습니다.`,
  redirects: '열린 끝의 방향을 바꾸지 않고는 닿을 수 없습니다.',
  opens: (income) => `한 번의 수송으로 수익을 ${income} 올릴 수 있게 됩니다.`,
  route: (number, of) => `경로 ${number}/${of}`,
  otherRoute: '다른 경로',
  steer: '다른 길로 가려면 점이 찍힌 칸을 누르세요.',
  own: '내 것',
  ownedBy: (name) => `${whose(name, '')} 소유`,
  unowned: '소유권 없음',
  openEnds: (directions) => `${directions.join(', ')} 끝이 열림`,
  blocked: (directions) => `막대: ${directions.join(', ')} 쪽으로는 내 선로를 낼 수 없습니다.`,
};

export const move: MoveWords = {
  ways: (ways) => `경로 ${ways}가지`,
  route: (stops) => stops.join(' → '),
  pay: (name, by) => `${name ?? '나'} ${signed(by)}`,
  paysNobody: '수익을 얻는 사람이 없습니다.',
  linksUsed: (used, of) => `노선 ${of}개 중 ${used}개`,
  none: (engine) => `수송 능력 ${josa(String(engine), '으로/로')} 수송할 수 있는 상품이 없습니다.`,
  withEngine: (engine) => `수송 능력이 ${engine}일 때`,
  nothingMore: (engine) =>
    `수송 능력을 ${josa(String(engine), '으로/로')} 올려도 지금 새로 할 수 있는 수송은 없습니다.`,
  engineMeans: (from, to) => `수송 능력 ${change(from, to)}, 턴마다 경비 +$1.`,
  couldShip: (pays) => `수익 ${signed(pays)}을 얻는 수송을 할 수 있는데 수송하지 않습니다.`,
  couldUpgrade: '수송 능력을 한 단계 높이면 내 수송이 늘어나는데 아무것도 하지 않습니다.',
  idleEngine: '이 게임에서 더 높은 수송 능력으로 수송할 것이 없고, 정산 때 $1가 더 듭니다.',
  final: '시작한 수송은 끝까지 마쳐야 합니다.',
  stopsHere: (city) => `상품은 ${city}에서 멈춥니다.`,
};
