import { dollars, whole } from '../../figures';
import type { HexTrack, HexWords } from '../../table/hex-words';
import { nth } from '../nth';
import { build } from './board';
import { goods } from './money';

const terrain: HexWords['terrain'] = {
  plain: '평지',
  river: '강',
  mountain: '산',
  town: '마을',
  city: '도시',
};

function owner({ owner }: HexTrack): string {
  if (owner === null) return build.own;
  return owner === '' ? build.unowned : build.ownedBy(owner);
}

function track(one: HexTrack): string {
  const parts = [`선로 ${one.ways.join(', ')}`, owner(one), one.complete ? '완성' : '미완성'];
  if (one.open.length > 0) parts.push(build.openEnds(one.open));
  return parts.join(', ');
}

export const hex: HexWords = {
  board: (name) => `지도: ${name}`,
  terrain,
  hex({ place, terrain: kind, color, cubes, tracks, from }) {
    const parts = [place, color ? `${color} 도시` : terrain[kind]];
    if (kind === 'city') parts.push(cubes.length > 0 ? goods.cubes(cubes) : goods.noCubes);
    parts.push(...tracks.map(track));
    if (from !== null) parts.push(`${dollars(from)}부터 건설 가능`);
    return parts.join('; ');
  },
  player({ place, cash, income, shares, engine, score, action, out }) {
    if (out !== null) return `${out}턴에 탈락`;
    const parts = [
      `플레이어 순서 ${nth(place)}`,
      dollars(cash),
      `수익 ${income}`,
      `주식 ${shares}주`,
    ];
    parts.push(`수송 능력 ${engine}`, `지금 ${whole(score)}점`);
    if (action) parts.push(action);
    return parts.join('; ');
  },
};
