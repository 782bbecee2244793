import type { DesignEditor } from '../../../../ui/game-view';
import { isChanged, LISTS } from '../../data/changes';
import { type OwnTiles, readOwnForm, writeOwnTiles } from '../../data/own-tiles';
import { TILES } from '../../data/tiles';
import { BUILT_IN, TILES_SETTING } from '../../rules/options';
import { ownIn } from './edit';
import { Editor } from './editor';

/** The editor for tiles and cards by the user. */
export const designEditor: DesignEditor = {
  setting: TILES_SETTING,
  what: {
    en: 'Copy the tiles, and correct what your printed game has: factories, engineers, tokens and cards.',
    ko: '타일을 복사해 실물 게임과 다른 공장, 엔지니어, 토큰, 카드를 바로잡으세요.',
  },
  Editor,
  copies: [
    {
      value: BUILT_IN,
      design: writeOwnTiles({ name: { en: 'Russian tiles', ko: '러시아 타일' }, ...TILES }),
    },
  ],
  read(json) {
    const read = readOwnForm(json);
    return read.ok ? writeOwnTiles(read.value) : read.problem;
  },
  names: (design) => ownIn(design).name,
  named: (design, name) => writeOwnTiles({ ...ownIn(design), name }),
  picture: (design) => pictureOf(ownIn(design)),
};

const [SIDE, GAP] = [10, 3];
const ACROSS = 8;

/** All tiles and cards as small plates, those that were changed filled. */
function pictureOf(tiles: OwnTiles): string {
  const all = LISTS.flatMap((list) => tiles[list].map((_, index) => isChanged(tiles, list, index)));
  const at = (place: number) => GAP + place * (SIDE + GAP);
  const plates = all.map((changed, place) => {
    const [x, y] = [at(place % ACROSS), at(Math.floor(place / ACROSS))];
    const fill = changed ? 'var(--accent)' : 'var(--panel)';
    return `<rect x="${x}" y="${y}" width="${SIDE}" height="${SIDE}" rx="2" fill="${fill}" stroke="var(--edge)"/>`;
  });
  const [width, height] = [at(ACROSS), at(Math.ceil(all.length / ACROSS))];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="var(--map-sea)"/>${plates.join('')}</svg>`
  );
}
