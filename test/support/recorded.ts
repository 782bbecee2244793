import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type FiledMatch, readFileText } from '../../src/kit/match-file';
import { isProblem } from '../../src/kit/rules';

/** The path of a recorded match, such as `usa-3-careful` or `504/685-3-busy`. */
export const recordedPath = (name: string): string =>
  fileURLToPath(new URL(`../matches/${name}.json`, import.meta.url));

/** The names of all recorded matches in a folder of `test/matches`, which ends with a slash; '' is that folder itself. */
export function recordedIn(folder: string): readonly string[] {
  const files = readdirSync(fileURLToPath(new URL(`../matches/${folder}`, import.meta.url)));
  return files.flatMap((file) =>
    file.endsWith('.json') ? [`${folder}${file.replace('.json', '')}`] : [],
  );
}

/** A recorded match. Throws where its file holds none. */
export function recordedMatch(name: string): FiledMatch {
  return matchIn(readFileSync(recordedPath(name), 'utf8'));
}

/** The match in the text of a file. Throws where it holds none. */
export function matchIn(text: string): FiledMatch {
  const filed = readFileText(text);
  if (isProblem(filed)) throw new Error(JSON.stringify(filed));
  const [match] = filed.matches;
  if (!match) throw new Error('the file holds no match');
  return match;
}
