import type { RulesPictureProps } from '../../../src/ui/game-view';
import { GOODS } from '../data/goods';
import './colors.css';
import './rules-picture.css';

/** A train of three cars, or bars of scores; what they show is told beside them. */
export function RulesPicture({ paragraph }: RulesPictureProps) {
  return (
    <svg class="depot-picture" viewBox="0 0 120 44" aria-hidden="true">
      {paragraph === 'steps' ? (
        GOODS.map((id, good) => (
          <g key={id} transform={`translate(${6 + 37 * good} 10)`}>
            <rect class="depot-picture__car" data-good={id} width="32" height="18" rx="3" />
            <circle cx="7" cy="21" r="4" />
            <circle cx="25" cy="21" r="4" />
          </g>
        ))
      ) : (
        <>
          <path d="M8 30h104" class="depot-picture__line" />
          <rect x="20" y="8" width="16" height="22" />
          <rect x="52" y="8" width="16" height="22" />
          <rect class="depot-picture__debt" x="84" y="30" width="16" height="8" />
        </>
      )}
    </svg>
  );
}
