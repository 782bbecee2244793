/** Red, green and blue as light, 0 to 1 each: linear, not sRGB. */
export type Light = readonly [red: number, green: number, blue: number];

/** Of a color written as #rrggbb. */
export function lightOf(hex: string): Light {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new RangeError(`${hex} is no color of six digits`);
  const part = (at: number) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [part(1), part(3), part(5)];
}

function linear(written: number): number {
  return written <= 0.04045 ? written / 12.92 : ((written + 0.055) / 1.055) ** 2.4;
}

function luminance([red, green, blue]: Light): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colors as WCAG 2 defines it, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [one, other]
    .map((hex) => luminance(lightOf(hex)))
    .sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
