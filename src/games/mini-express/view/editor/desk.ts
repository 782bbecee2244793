import { hexMap } from '../../../../kit/hex';
import { isProblem } from '../../../../kit/rules';
import type { DesignDesk } from '../../../../ui/game-view';
import type { BoardForm } from '../../data/board-form';
import { BUILT_IN_BOARDS } from '../../rules/board';
import { emptyMiniature } from '../miniature';
import { Editor } from './editor';
import { hexesOf } from './land';
import { boardIn, designOf, readDesign } from './read-design';

/** Where boards of one's own are made. */
export const desk: DesignDesk = {
  setting: 'board',
  Editor,
  copies: Object.entries(BUILT_IN_BOARDS).map(([value, form]) => ({
    value,
    design: designOf(ownCopy(form)),
  })),
  read(json) {
    const form = readDesign(json);
    return isProblem(form) ? form : designOf(form);
  },
  names: (design) => boardIn(design).name,
  named: (design, names) => designOf({ ...boardIn(design), name: names }),
  picture(design) {
    const form = boardIn(design);
    return emptyMiniature({ form, map: hexMap(hexesOf(form)) });
  },
};

/** A board that no longer claims to be the printed one, nor a reconstruction of it. */
function ownCopy(form: BoardForm): BoardForm {
  return { ...form, id: 'own', status: 'own' };
}
