/** An SVG text as a drawable image, with the proportions of its viewBox; rejects when it is invalid. */
export async function svgImage(svg: string): Promise<{
  readonly image: HTMLImageElement;
  /** Height divided by width. */
  readonly shape: number;
}> {
  const [, width, height] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg) ?? [];
  const shape = Number(height) / Number(width);
  if (!(shape > 0)) throw new TypeError('a picture without a size');
  const image = new Image();
  // Some browsers draw nothing of a picture without an explicit size.
  const sized = svg.replace('<svg ', `<svg width="1000" height="${Math.round(1000 * shape)}" `);
  image.src = `data:image/svg+xml,${encodeURIComponent(sized)}`;
  await image.decode();
  return { image, shape };
}
