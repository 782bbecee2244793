import { unwrap } from '../../../kit/result';
import type { RulesPictureProps } from '../../../ui/game-view';
import { TILE_IDS } from '../data/effects';
import { rules } from '../rules';
import { COLOR_MOST, LINE_COUNT, type State } from '../rules/state';
import { isPictured, type PicturedId } from '../words/help';
import { LaneDrawing } from './board/lane';
import { LineDrawing } from './board/line';
import { factsOf, type SeatFacts } from './facts';
import './colors.css';

/** A line or the industry track as an example; the paragraph says what it shows. */
export function RulesPicture({ paragraph }: RulesPictureProps) {
  if (!isPictured(paragraph)) return null;
  const { one, line: shown, steps } = sceneOf(paragraph);
  const line = shown === null ? undefined : one.lines[shown];
  if (!line) return <LaneDrawing one={one} leaving={[]} />;
  const landings = steps.map((color) => ({
    line: line.line,
    color,
    to: 1 + (line.fronts[color] ?? 0),
  }));
  return <LineDrawing one={one} line={line} landings={landings} reachThen={null} />;
}

/** A part of a board as an example. */
export interface Scene {
  readonly one: SeatFacts;
  /** The line that is shown; null: the industry track. */
  readonly line: number | null;
  /** Colors that can go on by one space. */
  readonly steps: readonly number[];
}

interface Example {
  readonly line: number | null;
  readonly fronts?: readonly number[];
  readonly reach?: number;
  readonly doublers?: number;
  readonly marker?: number;
  readonly factories?: readonly (typeof TILE_IDS)[number][];
  readonly steps?: readonly number[];
}

const EXAMPLES: Readonly<Record<PicturedId, Example>> = {
  steps: { line: 0, fronts: [7, 6, 2], reach: 15, steps: [0, 2] },
  specials: { line: 1, fronts: [5, 2], reach: 3 },
  scoring: { line: 0, fronts: [9, 6, 3], reach: 8, doublers: 2 },
  industry: { line: null, marker: 4, factories: ['2', '6'] },
};

export function sceneOf(id: PicturedId): Scene {
  const example = EXAMPLES[id];
  const [one] = factsOf(stateOf(example)).seats;
  if (!one) throw new Error('a table without seats');
  return { one, line: example.line, steps: example.steps ?? [] };
}

function stateOf(example: Example): State {
  const state = unwrap(rules.begin({}, 2, 'picture'));
  const line = example.line ?? 0;
  if (example.fronts) {
    // Black on the longest line gives the colors.
    state.fronts[0] = 10;
    state.fronts.set(example.fronts, line * COLOR_MOST);
    state.reach.fill(0, 0, LINE_COUNT);
    state.reach[line] = example.reach ?? 0;
  }
  state.doublers[0] = example.doublers ?? 0;
  state.markers[0] = example.marker ?? 0;
  state.factories.set((example.factories ?? []).map((id) => 1 + TILE_IDS.indexOf(id)));
  return state;
}
