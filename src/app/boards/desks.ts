import type { DesignRecord } from '../../archive/database';
import type { DesignFace } from '../../archive/design-changes';
import { catalogue } from '../../games/catalogue';
import { views } from '../../games/views';
import type { JsonObject } from '../../kit/json';
import type { AnyReader } from '../../kit/reader';
import { isProblem, type Problem } from '../../kit/rules';
import type { DesignDesk } from '../../ui/game-view';
import { readerOf } from '../games';

/** Where designs of a game are made, and what judges them. */
export interface Workshop {
  readonly game: string;
  readonly desk: DesignDesk;
  readonly reader: AnyReader;
}

/** null: the game is unknown here, or takes no designs of one's own. */
export async function workshopOf(game: string): Promise<Workshop | null> {
  const [view, reader] = await Promise.all([views[game]?.(), readerOf(game)]);
  const desk = await view?.designDesk?.();
  return desk && reader ? { game, desk, reader } : null;
}

/** Of every game that takes designs of one's own. */
export async function workshops(): Promise<readonly Workshop[]> {
  const all = await Promise.all(catalogue.map(({ id }) => workshopOf(id)));
  return all.filter((one) => one !== null);
}

export function faceOfDesign(desk: DesignDesk, design: JsonObject): DesignFace {
  return { design, names: desk.names(design), picture: desk.picture(design) };
}

/** What the game makes of a design from a file; null: no such game or setting here. */
export async function readFace(
  game: string,
  setting: string,
  design: JsonObject,
): Promise<DesignFace | Problem | null> {
  const workshop = await workshopOf(game);
  if (!workshop || workshop.desk.setting !== setting) return null;
  const read = workshop.desk.read(design);
  return isProblem(read) ? read : faceOfDesign(workshop.desk, read);
}

export function problemsOf(
  reader: AnyReader,
  { setting, design }: Pick<DesignRecord, 'setting' | 'design'>,
): readonly Problem[] {
  return reader.designProblems(setting, design);
}
