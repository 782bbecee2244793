import { type FilePiece, FileSplitter, type ListPlace } from '../kit/file-splitter';

/** What is left of a file when its items are out. */
export interface FileRest {
  readonly text: string;
  /** Whether the file ends in the middle, and in which item; null: in none of them. */
  readonly isCut: boolean;
  readonly cutItem: ListPlace | null;
}

/** In bytes. */
const CHUNK = 1_000_000;

/** Reads a file of any size: its items, then what is outside the lists; null: an item or the rest is too long. */
export async function* splitFile(file: Blob): AsyncGenerator<FilePiece, FileRest | null> {
  const splitter = new FileSplitter();
  const decoder = new TextDecoder();
  for (let at = 0; at < file.size; at += CHUNK) {
    const bytes = await file.slice(at, at + CHUNK).arrayBuffer();
    yield* splitter.push(decoder.decode(bytes, { stream: true }));
    if (splitter.isTooLong) return null;
  }
  yield* splitter.push(decoder.decode());
  if (splitter.isTooLong) return null;
  const { rest: text, isCut, cutItem } = splitter;
  return { text, isCut, cutItem };
}
