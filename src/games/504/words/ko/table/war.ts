import { josa } from '../../../../../kit/josa';
import type { Outcome, WarText } from '../../en/table/war';

const OUTCOME: Readonly<Record<Outcome['outcome'], string>> = {
  conquered: '타일을 점령했습니다.',
  neutralized: '타일에 아무도 남지 않았습니다.',
  held: '방어에 성공했습니다.',
};

export const war: WarText = {
  attack: (residents) => (residents === 1 ? '공격' : `${residents}명으로 공격`),
  skirmish: (fall, all) => `군대 ${all}개 중 ${fall}개 제거, 공격한 주민은 저장고로`,
  armies: (all) => `상대 군대 ${all}개`,
  conquers: (percent) => `점령 ${percent}%`,
  empties: (percent) => `중립화 ${percent}%`,
  loses: (attackers) => `평균 손실 ${attackers}`,
  fight: (attackers, all) => `전투: ${attackers} 대 ${all}`,
  retreat: '여기로 후퇴',
  toRetreat: (left) => `후퇴할 공격자 ${left}명`,
  refuge: '여기를 새 수도로',
  seize: '여기서 무너진 수도를 점거',
  annex: '병합',
  toAnnex: (settlements) => `저장고의 정착지 ${settlements}개`,
  barracks: '병영',
  militia: '민병',
  bounty: (amount) => `민병을 없애면 $${amount}`,
  attackersHere: (owner, attackers) => `${owner}: 공격자 ${attackers}명`,
  hits: (hits, most) => `본부 명중 ${most} 중 ${hits}`,
  safe: (company) => `${company} 회사는 신입 보호로 공격할 수 없습니다`,
  signs: {
    tower: '병영, 있으면 민병도 함께: 숫자는 군대 수',
    shield: '민병만',
    swords: '공격자: 전투가 남아 있습니다',
  },
  controlled: '지배',
  tiles: '타일',
  armiesOf: '군대',
  lands: '육지 종류',
  residentsLeft: '저장고의 주민',
  settlementsLeft: '저장고의 정착지',
  goal: (falls) =>
    `누군가 마지막 주민을 사거나 마지막 정착지를 놓${falls ? '거나 수도를 완전히 무너뜨린' : '은'} 차례로 게임이 끝납니다.`,
  report: {
    title: (places) => `전투: ${places.join(', ')}`,
    at: (place) => `${place}.`,
    whatHits:
      '공격은 지형을 더해 3~4가 명중 1, 5 이상이 명중 2입니다. 반격은 3 이상이 명중 1입니다.',
    shift: (shift) => `지형에 따라 눈마다 ${shift > 0 ? '+1' : '−1'}.`,
    off: (hits) => `특권으로 명중 ${hits}개를 없앱니다.`,
    hits: (hits) => `명중 ${hits}.`,
    outcome: ({ attacker, defender, fell, lost, outcome }) =>
      [
        `${josa(defender ?? '자유 도시', '은/는')} 군대 ${fell}개를 잃었습니다.`,
        lost > 0 ? `${josa(attacker, '은/는')} 공격자 ${lost}명을 잃었습니다.` : '',
        OUTCOME[outcome],
      ]
        .filter(Boolean)
        .join(' '),
  },
};
