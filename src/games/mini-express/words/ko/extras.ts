import type { EventOf } from '../../../../kit/event';
import { josa } from '../../../../kit/josa';
import type { EventSentences } from '../../../../kit/sentences';
import { type ExtraEvent, UNREACHED } from '../../rules/events';
import type { TableExtraWords } from '../en/extras';
import type { Names } from '../names';

export const events: EventSentences<ExtraEvent, Names> = {
  draw({ tile, again }) {
    if (tile !== 'refresh') return `타일을 뽑았습니다: 대상 도시 ${tile[0]}칸, 회사 ${tile[1]}칸.`;
    return again
      ? '초기화 타일이 또 나왔습니다.'
      : '초기화 타일: 뽑은 타일을 모두 주머니에 되돌렸습니다.';
  },
  markers: (e, n) =>
    e.target > 0
      ? `마커가 ${josa(n.index(e.target), '와/과')} ${n.company(e.company)}에 있습니다.`
      : `회사 마커가 ${n.company(e.company)}에 있습니다.`,
  'automa-choice': choice,
  automa(e, n) {
    const company = n.company(e.does.company);
    if ('city' in e) {
      return `오토마가 열차 ${e.does.route.length}대로 ${company} 선로를 ${n.city(e.city)}까지 놓았습니다.`;
    }
    if (e.does.do === 'take') return `오토마가 ${company} 주식을 샀습니다.`;
    return e.does.shares > 0
      ? `오토마가 ${company} 주식 ${e.does.shares}장을 받았습니다.`
      : `오토마가 받을 ${company} 주식이 없습니다.`;
  },
  harbor: (e, n) =>
    `${josa(n.company(e.company), '이/가')} ${n.harbor(e.harbor)} 항구에서도 출발할 수 있습니다.`,
  'spike-begun': (e, n) =>
    e.east
      ? `골든 스파이크 시작: 동부 회사는 ${n.company(e.east)}입니다.`
      : '골든 스파이크 시작: 열차가 없어 동부 회사는 없습니다.',
  'far-start': (e, n) =>
    `${josa(n.company(e.company), '은/는')} ${n.far}에서도 출발할 수 있습니다.`,
  'spike-off': (_, n) => `${n.far}에 먼저 닿아 이번 게임에는 골든 스파이크가 없습니다.`,
  'spike-driven': (e, n) => {
    const sides = [
      ...(e.east ? [`동부 회사 ${n.company(e.east)}`] : []),
      ...(e.west ? [`서부 회사 ${n.company(e.west)}`] : []),
    ];
    return `대륙 횡단 철도 완성${sides.length > 0 ? `: ${sides.join(', ')}` : ''}.`;
  },
};

/** The city that the automa chose, and what decided in its favor. */
function choice(e: EventOf<ExtraEvent, 'automa-choice'>, n: Names): string | null {
  const [best, next] = e.candidates;
  if (!best) return null;
  const city = n.city(best.city);
  if (!next) {
    return `${josa(city, '은/는')} ${josa(n.company(e.company), '이/가')} 갈 수 있는 유일한 도시입니다.`;
  }
  const target = n.city(e.target);
  const other = n.city(next.city);
  const but = `${josa(other, '와/과')} 똑같이 ${target}에서 ${
    best.steps === UNREACHED ? '갈 수 없' : `${best.steps}칸이`
  }지만`;
  switch (e.decided) {
    case 'nearest':
      if (best.steps === 0) return `${josa(city, '이/가')} 바로 대상 도시입니다.`;
      return `${josa(city, '이/가')} ${target}에서 ${best.steps}칸으로 가장 가깝습니다. ${
        next.steps === UNREACHED
          ? `${other}까지는 갈 수 없습니다.`
          : `${josa(other, '은/는')} ${next.steps}칸입니다.`
      }`;
    case 'fewest-trains':
      return `${city}: ${but}, 열차가 ${next.cost}대가 아니라 ${best.cost}대면 됩니다.`;
    case 'most-companies':
      return `${city}: ${but}, ${
        next.companies > 0
          ? `들어온 회사가 ${next.companies}곳이 아니라 ${best.companies}곳입니다.`
          : `이미 회사 ${best.companies}곳이 들어와 있습니다.`
      }`;
    default:
      return `${josa(other, '와/과')} 조건이 모두 같아 도시 번호가 큰 ${josa(city, '을/를')} 고릅니다.`;
  }
}

const spike: TableExtraWords['spike'] = ({ state, first, far, east, west }, company) => {
  switch (state) {
    case 'waiting':
      return `골든 스파이크: 아직 아무도 ${first}에 닿지 않음`;
    case 'off':
      return '골든 스파이크: 이번 게임에서는 쓰지 않음';
    case 'begun': {
      const side = east ? `동부 회사 ${company[east]}, ` : '';
      return `골든 스파이크: ${side}${josa(first, '와/과')} ${josa(far, '을/를')} 이을 차례`;
    }
    case 'driven': {
      const sides = [
        ...(east ? [`동부 회사 ${company[east]}`] : []),
        ...(west ? [`서부 회사 ${company[west]}`] : []),
      ];
      return `골든 스파이크: 대륙 횡단 철도 완성${sides.length > 0 ? `, ${sides.join(', ')}` : ''}`;
    }
  }
};

export const table: TableExtraWords = {
  spike,

  automaTurn: '오토마의 차례',
  bag: '주머니',
  inBag: (tiles) => `주머니 속: ${tiles}개`,
  drawn: (tiles) => `뽑은 타일: ${tiles}개`,
  bagMeaning: '타일마다 오토마의 두 마커(대상 도시, 회사)를 움직입니다.',
  refresh: '초기화: 모두 주머니로',
  tileSteps: (target, company) => `대상 도시 +${target}, 회사 +${company}`,
  automaMarkers: (company, target) =>
    target
      ? `오토마의 마커는 ${josa(target, '와/과')} ${company}에 있습니다.`
      : `오토마의 마커는 첫 도시 앞과 ${company}에 있습니다.`,
};
