import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { readJson } from '../../kit/hostile-json';
import { canonical, isObject } from '../../kit/json';
import { isProblem } from '../../kit/rules';
import type { Contest, ContestResult } from './contest';

/** The results of a contest that a file keeps, so that a run that was stopped goes on where it was. */
export interface Kept {
  /** Of the matches of this contest that were played before. */
  readonly results: readonly ContestResult[];
  /** Keeps one more at once. */
  add(result: ContestResult): void;
}

/** Keeps nothing where no file is named. */
export function keptIn(path: string | null, contest: Contest): Kept {
  if (path === null) return { results: [], add() {} };
  const of = nameOf(contest);
  return {
    results: linesOf(path).flatMap((line) => resultIn(line, of, contest.matches) ?? []),
    // The line begins where one may have been cut off.
    add: (result) => appendFileSync(path, `\n${JSON.stringify({ contest: of, result })}`),
  };
}

/** What decides how each match goes; not how many there are, so that more can be added. */
function nameOf({ game, options, players, seed }: Contest): string {
  return canonical({ game, options, players: players.map(({ name }) => name), seed });
}

function linesOf(path: string): readonly string[] {
  return existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
}

/** null: the line was cut off, or is of another contest, or of a match beyond those asked for. */
function resultIn(line: string, contest: string, matches: number): ContestResult | null {
  const json = readJson(line);
  if (isProblem(json) || !isObject(json.value) || json.value.contest !== contest) return null;
  // What is whole was written here.
  const result = json.value.result as unknown as ContestResult;
  return result.match < matches ? result : null;
}
