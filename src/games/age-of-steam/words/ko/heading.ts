import type { Stand } from '../dictionary';
import type { PhaseId } from '../ids';

/** What each phase is called. */
const phases: Readonly<Record<PhaseId | 'end', string>> = {
  issue: '주식 발행',
  auction: '플레이어 순서 결정',
  select: '행동 선택',
  build: '선로 건설',
  move: '상품 수송',
  grow: '상품 증가',
  end: '턴 종료',
  over: '게임 종료',
};

export function heading({ phase, turn, turns, round }: Stand): string {
  const title = phases[phase as PhaseId] ?? phase;
  const number = turns > 0 ? `${turns}턴 중 ${turn}턴` : `${turn}턴`;
  const parts = [turn > 0 ? number : '', round > 0 ? `${title} ${round}/2` : title];
  return parts.filter(Boolean).join(' · ');
}
