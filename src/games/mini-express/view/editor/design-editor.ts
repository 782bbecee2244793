import { hexMap } from '../../../../kit/hex';
import { hexesIn } from '../../../../kit/hex-form';
import { isProblem } from '../../../../kit/rules';
import type { DesignEditor } from '../../../../ui/game-view';
import type { BoardForm } from '../../data/board-form';
import { BUILT_IN_BOARDS } from '../../rules/board';
import { emptyMiniature } from '../miniature';
import { Editor } from './editor';
import { boardIn, designOf, readDesign } from './read-design';

/** The editor for boards by the user. */
export const designEditor: DesignEditor = {
  setting: 'board',
  what: {
    en: 'Copy a board and change what you like: land, cities, tiles and chart.',
    ko: '지도를 복사해 땅과 도시, 타일과 가치표를 원하는 대로 바꾸세요.',
  },
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
    return emptyMiniature({ form, map: hexMap(hexesIn(form.columns)) });
  },
};

/** A board that no longer claims to be the printed one, nor a reconstruction of it. */
function ownCopy(form: BoardForm): BoardForm {
  return { ...form, id: 'own', status: 'own' };
}
