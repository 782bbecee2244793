import { josa, whose } from '../../../../kit/josa';
import type { HindsightWords } from '../en/hindsight';
import { between, dollars } from '../figures';

/** A name as the subject, and as the topic, of a sentence. */
const who = (name: string) => josa(name, '이/가');
const as = (name: string) => josa(name, '은/는');

export const words: HindsightWords = {
  income: (winner, points, second, secondPoints) =>
    `승부는 수익에서 갈렸습니다. 수익으로 ${as(winner)} ${points}점, ${as(second)} ${secondPoints}점을 얻었습니다.`,
  track: (winner, points, second, secondPoints) =>
    `승부는 선로에서 갈렸습니다. 선로로 ${as(winner)} ${points}점, ${as(second)} ${secondPoints}점을 얻었습니다.`,
  shares: (winner, shares, second, secondShares) =>
    `${as(winner)} 주식을 ${shares}주, ${as(second)} ${secondShares}주 발행했습니다. 1주마다 3점을 잃습니다.`,
  delivered: (name, links, deliveries) =>
    `가장 많이 수송한 사람은 ${name}: ${deliveries}번에 노선 ${links}개를 지났습니다.`,
  longest: (name, from, to, links, turn) =>
    `가장 긴 수송은 ${turn}턴 ${whose(name)} 것: ${from}에서 ${to}까지 노선 ${links}개.`,
  guests: (name, income) => `다른 사람들의 수송으로 ${whose(name)} 수익이 ${income} 올랐습니다.`,
  gaveAway: (name, income, to) =>
    `${whose(name)} 수송으로 ${whose(to)} 수익이 ${income} 올랐습니다.`,
  incomeAt: (winner, turn, income, second, secondIncome) =>
    `${turn}턴에 ${whose(winner)} 수익은 ${income}, ${whose(second)} 수익은 ${secondIncome}이었습니다.`,
  engine: (name, engine, turn) =>
    `${who(name)} ${turn}턴에 가장 먼저 수송 능력 ${engine}에 올랐습니다.`,
  earlyShares: (name, shares, turn) => `${as(name)} ${turn}턴까지 주식을 ${shares}주 발행했습니다.`,
  short: (name, income, turns) =>
    `${as(name)} ${turns}턴 동안 돈이 모자라 수익을 ${income}만큼 잃었습니다.`,
  bankrupt: (name, turn, missing) =>
    `${as(name)} ${turn}턴에 ${dollars(missing)}가 모자라 파산했습니다.`,
  reduction: (name, income) => `수익 감소로 ${as(name)} 모두 ${income}만큼 잃었습니다.`,
  bids: (name, paid, timesFirst) =>
    `${as(name)} 경매에 ${dollars(paid)}를 쓰고 ${timesFirst}번 첫 번째가 되었습니다.`,
  action: (name, action, times) => `${who(name)} ${times}번 선택한 행동: ${action}.`,
  link: (name, from, to, uses) =>
    `가장 붐빈 노선은 ${whose(name)} ${between([from, to])}: ${uses}번 쓰였습니다.`,
  newCity: (name, city, deliveries) =>
    `${who(name)} 놓은 ${city}에 상품이 ${deliveries}번 도착했습니다.`,
  lead: (winner, turn) => `${who(winner)} ${turn}턴에 앞서기 시작해 끝까지 지켰습니다.`,
  comeback: (winner, turn, behind) => `${turn}턴만 해도 ${as(winner)} ${behind}점 뒤져 있었습니다.`,
  lastTurn: (winner, points) => `${as(winner)} 마지막 턴에 ${points}점을 얻었습니다.`,
  unfinished: (name, cost) =>
    `${as(name)} ${dollars(cost)}를 들인 선로를 완성하지 못해 점수를 얻지 못했습니다.`,
};
