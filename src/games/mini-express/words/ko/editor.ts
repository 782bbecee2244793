import { josa } from '../../../../kit/josa';
import type { EditorWords, FlawFacts } from '../en/editor';

const company = {
  brown: '갈색',
  gray: '회색',
  orange: '주황색',
  white: '흰색',
  purple: '보라색',
} as const;
const capacities = { 1: '1 · 검정', 2: '2 · 은색', 3: '3 · 금색' } as const;
const columns = { first: '1위', second: '2위', other: '3위 이하' } as const;
const spikeParts = { tile: '골든 스파이크 타일', first: '첫 도시', far: '먼 도시' } as const;
const parts: Readonly<Record<string, string>> = {
  columns: '지도',
  cities: '도시',
  starts: '출발 도시',
  harbors: '항구',
  golden_spike: '골든 스파이크',
  straits: '해협',
  labels: '물 위의 이름',
  chart: '가치표',
  demand_tiles: '수요 타일',
  automa_tiles: '오토마 타일',
  name: '지도 이름',
};
const subject = (facts: FlawFacts) => facts.subject || (parts[facts.part] ?? '지도');

export const words: EditorWords = {
  tabs: { map: '지도', chart: '가치표', demand: '수요', automa: '오토마', checks: '검사' },
  editor: '지도의 부분',
  board: (name) => `편집 중인 지도: ${name}`,
  hex({ at, ground, thing, spike }) {
    const parts = [`${{ land: '육지', strait: '해협', water: '물' }[ground]} ${at}`];
    if (thing?.kind === 'city') {
      parts.unshift(`${thing.name}, ${thing.index}번 도시, 한도 ${thing.capacity}`);
    } else if (thing?.kind === 'start') {
      parts.unshift(`${thing.name}, ${company[thing.company]} 출발 도시`);
    } else if (thing?.kind === 'harbor') parts.unshift(`${thing.name}, 항구`);
    else if (thing) parts.unshift(`물 위의 이름 ‘${thing.name}’`);
    return [...parts, ...spike.map((one) => `골든 스파이크: ${spikeParts[one]}`)].join('; ');
  },
  land: '육지',

  tools: '도구',
  tool: {
    select: '선택',
    hex: '칸',
    city: '도시',
    start: '출발',
    harbor: '항구',
    label: '이름',
    spike: '골든 스파이크',
    erase: '지우개',
  },
  hint: {
    select: '이름을 바꾸거나 고치거나 옮길 곳을 누르세요.',
    hex: '물을 누르면 육지가 됩니다.',
    city: '도시를 놓을 칸을 누르세요. 있는 도시를 누르면 한도가 바뀝니다.',
    start: '이 회사가 출발할 칸을 누르세요.',
    harbor: '항구를 놓을 칸을 누르세요.',
    label: '이름을 쓸 바다를 누르세요.',
    spike: '놓을 곳을 누르세요.',
    erase: '누르면 그곳에 있는 것을, 다시 누르면 칸을 지웁니다.',
    move: '옮길 곳을 누르세요.',
  },
  refused: {
    'is-land': '이미 육지입니다.',
    taken: '이미 다른 것이 있습니다. 먼저 옮기거나 지우세요.',
    'needs-land': '골든 스파이크 타일은 육지에 놓아야 합니다.',
    'needs-city': '골든 스파이크의 끝은 도시여야 합니다. 도시를 누르세요.',
    'nothing-here': '지울 것이 없습니다.',
  },

  boardName: (language) => (language === 'en' ? '지도 이름(영어)' : '지도 이름(한국어)'),
  placeName: (language) => (language === 'en' ? '이름(영어)' : '이름(한국어)'),
  capacity: '들어갈 회사 수',
  capacities,
  startOf: '출발할 회사',
  spikePart: '골든 스파이크',
  spikeParts,
  spikeRemove: '골든 스파이크 없애기',
  strait: '해협으로 그리기',
  straitHint: '육지 대신 물결로 그립니다. 선로는 똑같이 놓습니다.',
  newStrait: '해협',
  index: (index) => `${index}번 도시`,
  label: '물 위의 이름',
  move: '옮기기',
  cancel: '취소',
  remove: '지우기',
  newCity: (number) => `도시 ${number}`,
  newStart: (id) => `${company[id]} 출발`,
  newHarbor: (number) => `항구 ${number}`,
  newLabel: (number) => `바다 ${number}`,

  asInTheBox: '원래대로 되돌리기',
  isAsInTheBox: '원래 그대로입니다.',
  fewer: (what) => `하나 빼기: ${what}`,
  more: (what) => `하나 더하기: ${what}`,
  chartHint: '회사 가치와 영향력 순위에 따른 주식 한 장의 점수입니다.',
  length: '가치',
  columns,
  chartValue: (length, column) => `가치 ${length}, ${columns[column]}`,
  addRow: '한 줄 추가',
  removeRow: '마지막 줄 지우기',
  demandHint: (tiles, cities) =>
    `도시 ${cities}곳에 타일 ${tiles}개. 도시마다 하나씩 무작위로 놓고 나머지는 쓰지 않습니다.`,
  tile: (first, second) => `${josa(company[first], '와/과')} ${company[second]}`,
  automaHint: '숫자 타일마다 대상 도시와 회사 마커가 갈 칸 수입니다.',
  automaTile: (number) => `${number}번 타일`,
  targetSteps: '대상 도시',
  companySteps: '회사',
  stepsOf: (number, marker) =>
    `${number}번 타일: ${marker === 'city' ? '대상 도시' : '회사'} 칸 수`,
  addTile: '타일 추가',
  removeTile: (number) => `${number}번 타일 지우기`,
  refresh: '초기화 타일',

  sound: '문제가 없습니다. 이 지도로 게임할 수 있습니다.',
  unsound: (problems) => `게임하려면 ${problems}곳을 고쳐야 합니다. 바꾼 내용은 저장되었습니다.`,
  showMe: '보여 주기',
  showMeWhat: (problem) => `보여 주기: ${problem}`,
  flaws: {
    unreachable: (f) =>
      `모든 출발 도시에서 ${f.subject}까지 갈 수 있어야 합니다. 육지가 끊겼거나 다른 곳이 경로를 막습니다.`,
    'start-missing': (f) =>
      `출발 도시가 없습니다: ${f.companies.map((id) => company[id]).join(', ')}.`,
    taken: (f) => `${josa(subject(f), '이/가')} 다른 것과 같은 칸에 있습니다.`,
    'too-few-tiles': (f) =>
      `수요 타일이 ${f.has}개뿐입니다. 도시 ${f.least}곳에 하나씩 있어야 합니다.`,
    'too-few': (f) => `${subject(f)}: ${f.has}개는 너무 적습니다. ${f.least}개 이상이어야 합니다.`,
    'too-many': (f) => `${subject(f)}: ${f.has}개는 너무 많습니다. ${f.most}개 이하여야 합니다.`,
    'marker-stuck': () =>
      '이 오토마 타일로는 회사 마커가 모든 회사에 갈 수 없습니다. 회사 칸 수가 1이나 3인 타일이 있어야 합니다.',
    'no-cities': () => '도시가 하나도 없습니다.',
    'no-capacity': (f) => `${subject(f)}에 회사가 들어갈 자리가 없습니다.`,
    'no-city': (f) => `${josa(subject(f), '은/는')} 이 지도의 도시여야 합니다.`,
    'not-a-text': (f) =>
      f.part === 'golden_spike'
        ? '골든 스파이크에는 첫 도시와 먼 도시가 있어야 합니다.'
        : `${josa(subject(f), '은/는')} 두 언어 모두 이름이 있어야 합니다.`,
    'off-board': (f) => `${josa(subject(f), '이/가')} 육지에 있지 않습니다.`,
    twice: (f) =>
      f.part === 'golden_spike'
        ? '골든 스파이크에는 서로 다른 두 도시가 있어야 합니다.'
        : `${josa(subject(f), '이/가')} 다른 곳과 회사나 내부 이름이 같습니다. 지우거나 이름을 바꾸세요.`,
  },
  otherFlaw: (problem, at) => `규칙에 맞지 않는 곳이 있습니다: ‘${at}’ (${problem}).`,
};
