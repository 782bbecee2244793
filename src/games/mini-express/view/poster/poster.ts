import type { Language } from '../../../../kit/words';
import { hexCenter, hexPath, hexViewBox } from '../../../../ui/board/hex-shape';
import { coastPath } from '../../../../ui/board/map-ground';
import type { Poster } from '../../../../ui/game-view';
import { escaped } from '../../../../ui/svg-text';
import { COMPANIES } from '../../data/companies';
import { capacityOf } from '../../rules/capacity';
import { scoreSheet } from '../../rules/scoring';
import type { State } from '../../rules/state';
import type { TableWords } from '../../words/en/table';
import { texts } from '../../words/texts';
import { linePath } from '../board/track';
import { companiesIn, companyId } from '../names';
import { COMPANY_INK, INK, RINGS } from './ink';

/** The final map of a match, and the points that each company gave everybody. */
export async function posterOf(state: State, language: Language): Promise<Poster> {
  const { table } = await texts[language].words.fetch();
  return {
    map: mapOf(state, language, table),
    sums: scoreSheet(state).map(({ lines }) =>
      lines.map(({ company, points }) => {
        const id = companyId(company);
        return { sign: table.letter[id], ...COMPANY_INK[id], points };
      }),
    ),
  };
}

/** Water around the board. */
const MARGIN = 24;

/** The whole board with all railways and the names of its places, as self-contained SVG text. */
function mapOf(state: State, language: Language, words: TableWords): string {
  const { hexes } = state.board.map;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${hexViewBox(hexes, MARGIN)}"`,
    ' font-family="system-ui, sans-serif" text-anchor="middle" stroke-linejoin="round">',
    ...ground(state, language),
    ...COMPANIES.map((_, company) => line(state, company)),
    ...cities(state),
    ...starts(state, words),
    ...names(state, language),
    '</svg>',
  ].join('');
}

function ground({ board }: State, language: Language): readonly string[] {
  const { form, map } = board;
  const land = map.hexes.map((hex) => hexPath(hex)).join('');
  const coast = coastPath(board.map);
  return [
    `<rect x="-9999" y="-9999" width="19998" height="19998" fill="${INK.sea}"/>`,
    `<path d="${coast}" fill="none" stroke="${INK.shelf}" stroke-width="22" stroke-linecap="round"/>`,
    `<path d="${land}" fill="${INK.land}" stroke="${INK.grid}" stroke-width="1.2"/>`,
    `<path d="${coast}" fill="none" stroke="${INK.coast}" stroke-width="2.5" stroke-linecap="round"/>`,
    ...form.labels.map((label) => {
      const { x, y } = hexCenter(label);
      const lines = label[language].split(' ').map(escaped);
      const spans = lines.map(
        (text, line) =>
          `<tspan x="${x}" y="${y + 5 + (line - (lines.length - 1) / 2) * 15}">${text}</tspan>`,
      );
      return `<text font-size="14" font-style="italic" fill="${INK.water}">${spans.join('')}</text>`;
    }),
  ];
}

function line({ board, track }: State, company: number): string {
  const d = linePath(board, track, company);
  if (d === '') return '';
  const { ground } = COMPANY_INK[companyId(company)];
  const drawn = (color: string, width: number) =>
    `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"/>`;
  return drawn(INK.rim, 11) + drawn(ground, 8);
}

/** A ring for each city, with a dot for each company in it. */
function cities(state: State): readonly string[] {
  const { board, track } = state;
  return board.form.cities.map((place, city) => {
    const { x, y } = hexCenter(place);
    const ring = RINGS[capacityOf(state, city)] ?? INK.rim;
    const held = companiesIn(track[board.cityHex[city] ?? -1] ?? 0);
    const dots = held.map((company, at) => {
      const { ground } = COMPANY_INK[companyId(company)];
      const dx = (at - (held.length - 1) / 2) * 12;
      return `<circle cx="${x + dx}" cy="${y}" r="5.4" fill="${ground}" stroke="${INK.rim}" stroke-width="1.2"/>`;
    });
    return `<circle cx="${x}" cy="${y}" r="20" fill="${INK.face}" stroke="${ring}" stroke-width="5"/>${dots.join('')}`;
  });
}

function starts({ board }: State, words: TableWords): readonly string[] {
  return board.form.starts.map((place) => {
    const { x, y } = hexCenter(place);
    const { ground, ink } = COMPANY_INK[place.company];
    return (
      `<path d="M${x} ${y - 26}l24 14v24h-48v-24z" fill="${ground}" stroke="${INK.rim}" stroke-width="2.5"/>` +
      `<text x="${x}" y="${y + 6}" font-size="21" font-weight="700" fill="${ink}">${words.letter[place.company]}</text>`
    );
  });
}

function names({ board }: State, language: Language): readonly string[] {
  const { cities, starts, harbors } = board.form;
  const inPlay = board.harborHex.length > 0 ? harbors : [];
  return [...cities, ...starts, ...inPlay].map((place) => {
    const { x, y } = hexCenter(place);
    return (
      `<text x="${x}" y="${y + 33}" font-size="12.5" font-weight="600" fill="${INK.name}"` +
      ` stroke="${INK.land}" stroke-width="3.5" paint-order="stroke">${escaped(place[language])}</text>`
    );
  });
}
