import type { DemandColor } from '../../data/tiles';
import type { PickFacts, TableWords } from '../en/table';

const demand: Record<DemandColor, string> = {
  brown: '갈색',
  gray: '회색',
  orange: '주황색',
  white: '흰색',
  purple: '보라색(선택)',
};

const places = {
  first: '1위',
  second: '2위',
  other: '3위 이하',
  none: '영향력 없음',
  leads: '1위',
  below: '2위 이하',
};

const named = (colors: readonly DemandColor[]) => colors.map((color) => demand[color]).join(', ');

/** In the expert duel a pick takes all set-aside shares of a company, in one of two ways. */
const takesBoth = ({ mode, picks }: PickFacts) => mode === 'duel-expert' && picks !== 1;

export const table: TableWords = {
  letter: { brown: '갈', gray: '회', orange: '주', white: '흰', purple: '?' },
  demand,

  board: (name) => `지도: ${name}`,
  hex(facts) {
    const parts: string[] = [];
    if (facts.start) parts.push(`${facts.name}, ${demand[facts.start]} 출발 도시`);
    else if (facts.capacity > 0) {
      parts.push(`${facts.name}, 한도 ${facts.capacity}`);
      parts.push(facts.companies.length > 0 ? `${named(facts.companies)} 있음` : '비어 있음');
      parts.push(facts.tile ? `수요 ${named(facts.tile)}` : '수요 타일 없음');
    } else if (facts.harbor) {
      parts.push(`${facts.name} 항구`);
      parts.push(facts.companies.length > 0 ? `${named(facts.companies)} 출발지` : '비어 있음');
    } else {
      parts.push(facts.name ?? `칸 ${facts.at}`);
      if (facts.companies.length > 0) parts.push(`${named(facts.companies)} 선로`);
    }
    if (facts.cost !== null) parts.push(`열차 ${facts.cost}대로 갈 수 있음`);
    if (facts.step !== null) parts.push(`경로의 ${facts.step}번째 칸`);
    if (facts.target) parts.push('오토마의 대상 도시');
    if (facts.spike) parts.push(facts.spike);
    return parts.join('; ');
  },
  card(facts) {
    const worth = facts.columns.map((column) => facts.values[column]);
    const parts = [`대기 열차 ${facts.ready}대`];
    if (facts.phase === 'draft') parts.push(`펼쳐 둔 주식 ${facts.setAside}장`);
    parts.push(facts.depleted ? '소진' : `남은 주식 ${facts.sharesLeft}장`);
    parts.push(`공급처 ${facts.supply}`);
    parts.push(
      `가치 ${facts.length}, 한 장에 ${worth.slice(0, -1).join(', ')} 또는 ${worth.at(-1)}점`,
    );
    if (facts.marker) parts.push('오토마의 회사 마커가 있음');
    if (facts.own) {
      const { influence, rank, shares } = facts.own;
      parts.push(`내 영향력 ${influence}, ${places[rank]}`);
      parts.push(`내 주식 ${shares}장`);
    }
    return parts.join('; ');
  },
  companies: '회사',
  ready: '대기',
  perShare: '한 장에',
  shares: '주식',
  setAside: '펼침',
  depleted: '소진',
  supply: (trains) => `공급처 ${trains}`,
  length: '가치',
  influence: '영향력',
  influenceShort: '영향력',

  panels: '자세히',
  players: '플레이어',
  log: '기록',
  toAct: '차례',
  starts: '시작 플레이어',
  noShares: '주식 없음',
  worthShort: (points) => `${points}점`,
  worthNow: (points) => `지금 ${points}점`,

  chooseCompany: '내 차례: 회사를 고르세요.',
  chooseShare: '주식을 고를 차례: 회사를 고르세요.',
  chooseOnly: '행동 한 번: 회사를 고르세요.',
  chooseFirst: '행동 1/2: 회사를 고르세요.',
  chooseSecond: (used) => `행동 2/2: ${used} 외의 회사를 고르세요.`,
  draftMeaning(pick) {
    const aside = `펼쳐 둔 주식 ${pick.setAside}장.`;
    switch (pick.mode) {
      case 'standard':
        return `${aside} 아무도 고르지 않은 주식만큼 회사의 가치가 오릅니다.`;
      case 'solo':
        return `${aside} 서로 다른 회사에서 두 장을 고르면 오토마도 뽑습니다.`;
      case 'duel':
        return `${aside} 아무도 고르지 않은 주식은 오토마가 가져갑니다.`;
      case 'duel-expert':
        if (!takesBoth(pick)) return '두 사람이 한 장씩 가져갑니다.';
        return pick.picks === 0
          ? '두 장을 모두 가져온 뒤, 두 사람이 한 장씩 가질 회사를 고릅니다.'
          : '두 장을 모두 가져오고, 남은 회사의 주식은 두 사람이 한 장씩 가집니다.';
    }
  },
  draft(pick) {
    if (pick.mode !== 'duel-expert') return '주식 고르기';
    return takesBoth(pick) ? '두 장 모두 갖기' : '한 장씩 나누기';
  },
  take: (influence) => (influence === 0 ? '주식 사기 · 무료' : `주식 사기 · 영향력 ${influence}`),
  chooseCity: (cities) =>
    cities === 0 ? '지금 닿을 수 있는 도시가 없습니다.' : '또는 밝게 표시된 도시까지 선로 놓기:',
  forTrains: (name, trains) => `${name}, 열차 ${trains}대`,
  trains: (count) => `열차 ${count}대`,
  takeTitle: (company) => `${company} 주식 한 장`,
  buildTitle: (company, city) => `${company} 선로를 ${city}까지`,
  route: (number, of) => `경로 ${number}/${of}`,
  otherRoute: '다른 경로',
  steer: '또는 점이 찍힌 칸을 누르세요.',
  chooseAlso: '보라색: 회사를 하나 더 고르세요.',
  chooseHarbor: '새 출발지가 될 항구를 고르세요.',
  chooseWest: '철도 완성: 서부 회사를 고르세요.',
  compensation: '보상',
  tileOf: (city) => `영향력: ${city} 타일`,
  ifEndedNow: '지금 끝난다면',

  capacity: (capacity, held) => `한도 ${capacity}, 빈자리 ${capacity - held}`,
  holds: '들어온 회사',
  tile: '수요',
  noTile: '남지 않음',
  startOf: (company) => `${company} 출발 도시. 다른 회사는 선로를 놓을 수 없습니다.`,
  whoCanBuild: '여기까지 놓을 수 있는 회사',

  place: places,
};
