import type { Light } from './color';

/** A color by lightness and the two axes green to red and blue to yellow. */
export type Lab = readonly [lightness: number, a: number, b: number];

/** CIELAB of a color under daylight (D65). */
export function labOf([red, green, blue]: Light): Lab {
  const x = (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047;
  const y = 0.2126729 * red + 0.7151522 * green + 0.072175 * blue;
  const z = (0.0193339 * red + 0.119192 * green + 0.9503041 * blue) / 1.08883;
  return [116 * bent(y) - 16, 500 * (bent(x) - bent(y)), 200 * (bent(y) - bent(z))];
}

function bent(share: number): number {
  return share > 216 / 24389 ? Math.cbrt(share) : ((24389 / 27) * share + 16) / 116;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const cosine = (degrees: number) => Math.cos(radians(degrees));
const grayish = (chroma: number) => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7));

function hueOf(a: number, b: number): number {
  return a === 0 && b === 0 ? 0 : ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
}

/**
 * The perceived difference of two colors, CIEDE2000: 1 is just visible side by side, 10 at a glance. After Sharma, Wu
 * and Dalal, "The CIEDE2000 color-difference formula" (2005), whose names for the parts are kept.
 */
export function difference([L1, a1, b1]: Lab, [L2, a2, b2]: Lab): number {
  const G = 0.5 * (1 - grayish((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2));
  const C1 = Math.hypot(a1 * (1 + G), b1);
  const C2 = Math.hypot(a2 * (1 + G), b2);
  const h1 = hueOf(a1 * (1 + G), b1);
  const h2 = hueOf(a2 * (1 + G), b2);
  const apart = Math.abs(h1 - h2);

  const turn = apart <= 180 ? 0 : h2 > h1 ? -360 : 360;
  const dH = 2 * Math.sqrt(C1 * C2) * Math.sin(radians((h2 - h1 + turn) / 2));
  const L = (L1 + L2) / 2;
  const C = (C1 + C2) / 2;
  const between = apart <= 180 ? 0 : h1 + h2 < 360 ? 360 : -360;
  const h = C1 * C2 === 0 ? h1 + h2 : (h1 + h2 + between) / 2;

  const T =
    1 -
    0.17 * cosine(h - 30) +
    0.24 * cosine(2 * h) +
    0.32 * cosine(3 * h + 6) -
    0.2 * cosine(4 * h - 63);
  const turned = 30 * Math.exp(-(((h - 275) / 25) ** 2));
  const lightness = (L2 - L1) / (1 + (0.015 * (L - 50) ** 2) / Math.sqrt(20 + (L - 50) ** 2));
  const chroma = (C2 - C1) / (1 + 0.045 * C);
  const hue = dH / (1 + 0.015 * C * T);
  const both = -Math.sin(radians(2 * turned)) * 2 * grayish(C) * chroma * hue;
  return Math.sqrt(lightness ** 2 + chroma ** 2 + hue ** 2 + both);
}
