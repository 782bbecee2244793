import { and } from '../../../../../kit/and';
import { dollars } from '../../figures';
import type { HexTrack, HexWords } from '../../table/hex-words';
import { ordinal, points, shares } from '../count';
import { build } from './board';
import { goods } from './money';

const terrain: HexWords['terrain'] = {
  plain: 'plain',
  river: 'river',
  mountain: 'mountain',
  town: 'town',
  city: 'city',
};

function owner({ owner }: HexTrack): string {
  if (owner === null) return build.own;
  return owner === '' ? build.unowned : build.ownedBy(owner);
}

function track(one: HexTrack): string {
  const parts = [`track ${and(one.ways)}`, owner(one), one.complete ? 'complete' : 'unfinished'];
  if (one.open.length > 0) parts.push(build.openEnds(one.open));
  return parts.join(', ');
}

export const hex: HexWords = {
  board: (name) => `Map: ${name}`,
  terrain,
  hex({ place, terrain: kind, color, cubes, tracks, from }) {
    const parts = [place, color ? `${color} city` : terrain[kind]];
    if (kind === 'city') parts.push(cubes.length > 0 ? goods.cubes(cubes) : goods.noCubes);
    parts.push(...tracks.map(track));
    if (from !== null) parts.push(`build from ${dollars(from)}`);
    return parts.join('; ');
  },
  player({ place, cash, income, shares: held, engine, score, action, out }) {
    if (out !== null) return `out in turn ${out}`;
    const parts = [
      `${ordinal(place)} in player order`,
      dollars(cash),
      `income ${income}`,
      shares(held),
    ];
    parts.push(`engine ${engine}`, `${points(score)} now`);
    if (action) parts.push(action);
    return parts.join('; ');
  },
};
