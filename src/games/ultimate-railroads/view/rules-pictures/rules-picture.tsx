import type { RulesPictureProps } from '../../../../ui/game-view';
import { isPictured } from '../../words/help';
import { LaneDrawing } from '../board/lane';
import { LineDrawing } from '../board/line';
import '../colors.css';
import { sceneOf } from './scenes';

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
