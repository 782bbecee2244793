const NEWLINE = 0x0a;

/** Bytes. A match file of 500 entries takes about a tenth of it. */
const LONGEST_LINE = 4_000_000;

/**
 * The lines of a stream of UTF-8, each as soon as it has ended; the last one may lack its newline. A line of
 * more than `longest` bytes comes as null, and never more than that is held of it.
 */
export async function* readLines(
  stream: AsyncIterable<Buffer>,
  longest = LONGEST_LINE,
): AsyncGenerator<string | null> {
  let parts: Buffer[] = [];
  let length = 0;
  const take = (part: Buffer) => {
    length += part.length;
    if (length > longest) parts = [];
    else parts.push(part);
  };
  const finish = () => {
    const line = length > longest ? null : Buffer.concat(parts).toString('utf8');
    parts = [];
    length = 0;
    return line;
  };
  for await (const chunk of stream) {
    let from = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
      take(chunk.subarray(from, end));
      yield finish();
      from = end + 1;
    }
    take(chunk.subarray(from));
  }
  if (length > 0) yield finish();
}
