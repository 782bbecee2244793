import type { Light } from './color';

/**
 * The vision of people who lack one kind of cone, as matrices on linear light: Machado, Oliveira and Fernandes, "A
 * Physiologically-based Model for Simulation of Color Vision Deficiency" (2009), complete deficiency. Chromium
 * simulates with the same matrices.
 */
const SEEN = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const;

export type ColorVision = keyof typeof SEEN;
export const COLOR_VISIONS = Object.keys(SEEN) as readonly ColorVision[];

/** The light as seen by a person with this color vision. */
export function seenBy(vision: ColorVision, [red, green, blue]: Light): Light {
  const [r, g, b] = SEEN[vision];
  const part = (row: readonly [number, number, number]) =>
    Math.min(1, Math.max(0, row[0] * red + row[1] * green + row[2] * blue));
  return [part(r), part(g), part(b)];
}
