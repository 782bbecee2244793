const NEWLINE = 0x0a;

/** A match file of 500 entries needs about a tenth of it. */
const MAX_LINE_BYTES = 4_000_000;

/**
 * The lines of a UTF-8 stream, each as soon as it ends. The last one may lack its newline. A line of more than
 * `longest` bytes is returned as null, and at most that much of it is buffered.
 */
export async function* readLines(
  stream: AsyncIterable<Buffer>,
  longest = MAX_LINE_BYTES,
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
