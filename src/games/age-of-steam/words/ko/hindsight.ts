import type { FactSentences } from '../../../../kit/hindsight';
import { josa, whose } from '../../../../kit/josa';
import type { FactNames, SteamFact } from '../decisive-facts';
import { between, dollars } from '../figures';

/** A name as the subject, and as the topic, of a sentence. */
const who = (name: string) => josa(name, '이/가');
const as = (name: string) => josa(name, '은/는');

export const words: FactSentences<SteamFact, FactNames> = {
  income: (f, n) =>
    `승부는 수익에서 갈렸습니다. 수익으로 ${as(n.seat(f.winner))} ${f.figure}점, ${as(n.seat(f.second))} ${f.secondFigure}점을 얻었습니다.`,
  track: (f, n) =>
    `승부는 선로에서 갈렸습니다. 선로로 ${as(n.seat(f.winner))} ${f.figure}점, ${as(n.seat(f.second))} ${f.secondFigure}점을 얻었습니다.`,
  shares: (f, n) =>
    `${as(n.seat(f.winner))} 주식을 ${f.figure}주, ${as(n.seat(f.second))} ${f.secondFigure}주 발행했습니다. 1주마다 3점을 잃습니다.`,
  delivered: (f, n) =>
    `가장 많이 수송한 사람은 ${n.seat(f.seat)}: ${f.deliveries}번에 노선 ${f.links}개를 지났습니다.`,
  longest: (f, n) =>
    `가장 긴 수송은 ${f.turn}턴 ${whose(n.seat(f.seat))} 것: ${n.place(f.board, f.from)}에서 ${n.place(f.board, f.to)}까지 노선 ${f.links}개.`,
  guests: (f, n) =>
    `다른 사람들의 수송으로 ${whose(n.seat(f.seat))} 수익이 ${f.income} 올랐습니다.`,
  'gave-away': (f, n) =>
    `${whose(n.seat(f.seat))} 수송으로 ${whose(n.seat(f.to))} 수익이 ${f.income} 올랐습니다.`,
  'income-at': (f, n) =>
    `${f.turn}턴에 ${whose(n.seat(f.winner))} 수익은 ${f.income}, ${whose(n.seat(f.second))} 수익은 ${f.secondIncome}이었습니다.`,
  engine: (f, n) =>
    `${who(n.seat(f.seat))} ${f.turn}턴에 가장 먼저 수송 능력 ${f.engine}에 올랐습니다.`,
  'early-shares': (f, n) =>
    `${as(n.seat(f.seat))} ${f.turn}턴까지 주식을 ${f.shares}주 발행했습니다.`,
  short: (f, n) =>
    `${as(n.seat(f.seat))} ${f.turns}턴 동안 돈이 모자라 수익을 ${f.income}만큼 잃었습니다.`,
  bankrupt: (f, n) =>
    `${as(n.seat(f.seat))} ${f.turn}턴에 ${dollars(f.missing)}가 모자라 파산했습니다.`,
  reduction: (f, n) => `수익 감소로 ${as(n.seat(f.seat))} 모두 ${f.income}만큼 잃었습니다.`,
  bids: (f, n) =>
    `${as(n.seat(f.seat))} 경매에 ${dollars(f.paid)}를 쓰고 ${f.first}번 첫 번째가 되었습니다.`,
  action: (f, n) => `${who(n.seat(f.seat))} ${f.times}번 선택한 행동: ${n.action[f.action]}.`,
  link: (f, n) =>
    `가장 붐빈 노선은 ${whose(n.seat(f.seat))} ${between(f.ends.map((end) => n.place(f.board, end)))}: ${f.uses}번 쓰였습니다.`,
  'new-city': (f, n) =>
    `${who(n.seat(f.seat))} 놓은 ${n.place(f.board, f.city)}에 상품이 ${f.deliveries}번 도착했습니다.`,
  lead: (f, n) => `${who(n.seat(f.winner))} ${f.turn}턴에 앞서기 시작해 끝까지 지켰습니다.`,
  comeback: (f, n) => `${f.turn}턴만 해도 ${as(n.seat(f.winner))} ${f.behind}점 뒤져 있었습니다.`,
  'last-turn': (f, n) => `${as(n.seat(f.winner))} 마지막 턴에 ${f.points}점을 얻었습니다.`,
  unfinished: (f, n) =>
    `${as(n.seat(f.seat))} ${dollars(f.cost)}를 들인 선로를 완성하지 못해 승점을 얻지 못했습니다.`,
};
