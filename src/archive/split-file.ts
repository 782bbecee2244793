import { type FilePiece, FileSplitter } from '../kit/file-splitter';

/** In bytes. */
const CHUNK = 1_000_000;

/**
 * Reads a file of any size in chunks: its items one by one, and at the end what is outside the lists; null: an item or
 * the rest is too long.
 */
export async function* splitFile(file: Blob): AsyncGenerator<FilePiece, string | null> {
  const splitter = new FileSplitter();
  const decoder = new TextDecoder();
  for (let at = 0; at < file.size; at += CHUNK) {
    const bytes = await file.slice(at, at + CHUNK).arrayBuffer();
    yield* splitter.push(decoder.decode(bytes, { stream: true }));
    if (splitter.isTooLong) return null;
  }
  yield* splitter.push(decoder.decode());
  return splitter.isTooLong ? null : splitter.rest;
}
