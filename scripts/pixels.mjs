/**
 * The RGBA pixels of a picture, rendered by a browser page.
 * @returns {Promise<Buffer>}
 */
export async function pixels(page, url, { width, height }) {
  return Buffer.from(await page.evaluate(paint, { url, width, height }), 'base64');
}

/** Runs in the page. */
async function paint({ url, width, height }) {
  const image = new Image(width, height);
  image.src = url;
  await image.decode();
  const canvas = new OffscreenCanvas(width, height).getContext('2d');
  canvas.drawImage(image, 0, 0, width, height);
  const { data } = canvas.getImageData(0, 0, width, height);
  return btoa(Array.from(data, (byte) => String.fromCharCode(byte)).join(''));
}
