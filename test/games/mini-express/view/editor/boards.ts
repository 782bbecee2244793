import type { BoardForm } from '../../../../../src/games/mini-express/data/board-form';
import { boardProblems } from '../../../../../src/games/mini-express/rules/board-problems';
import { designEditor } from '../../../../../src/games/mini-express/view/editor/design-editor';
import { boardIn, designOf } from '../../../../../src/games/mini-express/view/editor/read-design';
import type { NewNames } from '../../../../../src/games/mini-express/view/editor/tools';

/** A copy of a board in the box, as the editor opens it. */
export function copyOf(value: string): BoardForm {
  const copy = designEditor.copies.find((one) => one.value === value);
  if (!copy) throw new Error(`no board ${value}`);
  return boardIn(copy.design);
}

export const problemsOf = (form: BoardForm) => boardProblems(designOf(form));

export const names: NewNames = {
  city: (number) => `City ${number}`,
  start: (company) => `${company} start`,
  harbor: (number) => `Harbor ${number}`,
  label: (number) => `Sea ${number}`,
};
