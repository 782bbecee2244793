import { count, whose } from '../../../../kit/agree';
import type { TextsOf } from '../../../../kit/texts';
import { money, signed } from '../money';

/** What counts toward the end of the match, by the module of role I: of one player or company, or of all together. */
const toward: Readonly<Record<number, string>> = {
  1: 'Goods delivered by all',
  2: 'Cities reached',
  3: 'Factories of all',
  4: 'Pieces placed',
  5: 'Tiles laid',
  6: 'Linked cities',
  8: 'Trading houses',
};

export const explainer = {
  /** `owner`: the company whose points they are; null: no need to say. */
  points: (from: number, to: number, owner: string | null) =>
    `${owner === null ? 'Points' : `${whose(owner)} points`} ${from} → ${to} (${signed(to - from)}).`,
  income: (from: number, to: number) => `Income ${money(from)} → ${money(to)}.`,
  cash: (from: number, to: number) => `Money ${money(from)} → ${money(to)}.`,
  /** Of a seat with shares: all that counts for it. */
  holds: (company: string, from: number, to: number) => `Your ${company} shares: ${from} → ${to}.`,
  presides: (company: string, isPresident: boolean) =>
    isPresident ? `You decide for ${company}.` : `You no longer decide for ${company}.`,
  wealth: (from: number, to: number) => `If the match ended now: ${from} → ${to}.`,
  residents: (active: number) => `${count(active, 'resident')} can still act.`,
  /** Beside the place that a resident moves to. */
  unknown: (hexes: number) =>
    `${count(hexes, 'unknown hex', 'unknown hexes')} beside it to explore.`,
  /** Of what may be found there. */
  mayBe: (what: string) => `There may be: ${what}`,
  /** Of a tile that becomes settled. */
  plant: (good: string) => `A plant can be built there: ${good}.`,
  /** Of the order of a round. */
  places: 'Who is early has the first choice of tiles; who is late sees what the others do.',
  ends: 'Ends the turn.',
  /** What the next scoring would bring if it came at once. */
  scoring: (from: number, to: number) =>
    `A scoring now would bring ${count(to, 'point')} (${signed(to - from)}).`,
  toward,
  roadsOfAll: 'Roads of all',
  progress: (what: string, from: number, to: number, needs: number) =>
    `${what}: ${from} → ${to}. The end comes at ${needs}.`,
  bonus: (name: string, has: number, needs: number) => `Bonus for ${name}: ${has} of ${needs}.`,
  /** What a move does to another one. */
  rivalPoints: (name: string, by: number) =>
    `${name}: ${signed(by)} ${Math.abs(by) === 1 ? 'point' : 'points'}.`,
  rivalScoring: (name: string, by: number, to: number) =>
    `A scoring now would bring ${name} ${count(to, 'point')} (${signed(by)}).`,
  rivalIncome: (name: string, by: number) =>
    `${whose(name)} income ${by < 0 ? 'falls' : 'rises'} by ${money(Math.abs(by))}.`,
  /** Of the card in an auction. */
  card: (name: string, effect: string) => `${name}: ${effect}`,
  highest: (name: string, amount: number) => `${name} has the highest bid, ${money(amount)}.`,

  /** Why points are others than before the turns of others. */
  leadLost: (kind: string, names: string, points: number) =>
    `${names} took the lead in ${kind}: ${signed(-points)}.`,
  leadGained: (kind: string, points: number) => `You lead in ${kind} now: ${signed(points)}.`,
  part: (what: string, from: number, to: number) => `For ${what}: ${from} → ${to}.`,
  /** Of a company of which shares are held. */
  share: (company: string, from: string, to: string, held: number) =>
    `${company}: a share counts ${to} instead of ${from}; ${count(held, 'share')} held.`,
};

/** Why moves are good, and why points changed: loaded with the first hint. */
export type ExplainerText = TextsOf<typeof explainer>;
