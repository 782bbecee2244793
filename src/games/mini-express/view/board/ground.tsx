import type { Language } from '../../../../kit/words';
import { MapGround } from '../../../../ui/board/map-ground';
import { memo } from '../../../../ui/memo';
import type { Board } from '../../rules/board';

/** The parts of a board that can be drawn before it can be played, as in the editor. */
export type Outline = Pick<Board, 'form' | 'map'>;

interface GroundProps {
  readonly board: Outline;
  readonly language: Language;
}

/** Everything that never changes in a match. */
export const Ground = memo(({ board, language }: GroundProps) => {
  const { form, map } = board;
  const labels = form.labels.map(({ col, row, [language]: name }) => ({ col, row, name }));
  const places = [...form.cities, ...form.starts];
  return <MapGround map={map} straits={form.straits} labels={labels} places={places} />;
});
