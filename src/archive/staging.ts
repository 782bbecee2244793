import { canonical } from '../kit/json';
import { isProblem } from '../kit/rules';
import type { Archive } from './database';
import { addIfAbsent, type ImportedDesign, type NewDesign } from './design-changes';
import { loadMatch } from './log';
import type { ReplayedMatch } from './replay-filed';
import { deleteMatches } from './sweep';
import { isTrouble } from './trouble';

/** The result for one match of a file. */
export interface ImportedMatch {
  readonly id: string;
  readonly title: string | null;
  /** `copied`: another match with this id is already stored, so this one was added under a new id. */
  readonly outcome: 'added' | 'already-here' | 'copied';
  /** How many entries its end has lost, by what the file says. */
  readonly missing: number;
}

interface StagingDeps {
  readonly newId: () => string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Matches that are written in one transaction. Each one lets every open list read again. */
const BATCH = 25;

/**
 * What an import has written so far. It is marked as deleted, so that no list shows it, until `commit` shows all of it
 * at once. What a crash leaves behind is swept like everything else that was deleted. All methods throw on a failure.
 */
export class Staging {
  readonly #archive: Archive;
  readonly #deps: StagingDeps;
  readonly #matches: ImportedMatch[] = [];
  readonly #designs: ImportedDesign[] = [];
  #waiting: { readonly match: ReplayedMatch; readonly missing: number }[] = [];

  constructor(archive: Archive, deps: StagingDeps) {
    this.#archive = archive;
    this.#deps = deps;
  }

  async addMatch(match: ReplayedMatch, missing: number): Promise<void> {
    this.#waiting.push({ match, missing });
    if (this.#waiting.length >= BATCH) await this.#write();
  }

  async addDesign(design: NewDesign): Promise<void> {
    this.#designs.push(await addIfAbsent(this.#archive, design, this.#deps.now()));
  }

  /** Shows everything, also what was there already and had been deleted. */
  async commit(): Promise<{
    readonly matches: readonly ImportedMatch[];
    readonly designs: readonly ImportedDesign[];
  }> {
    await this.#write();
    const { matches, designs } = this.#archive;
    const shown = { removed: null };
    const isHidden = ({ removed }: { readonly removed: number | null }) => removed !== null;
    await this.#archive.transaction('rw', matches, designs, async () => {
      const ids = this.#matches.map(({ id }) => id);
      await matches.where(':id').anyOf(ids).filter(isHidden).modify(shown);
      const drawn = this.#designs.map(({ id }) => id);
      await designs.where(':id').anyOf(drawn).filter(isHidden).modify(shown);
    });
    return { matches: this.#matches, designs: this.#designs };
  }

  /** Deletes what was written. If that fails, a later start of the app does it. */
  async discard(): Promise<void> {
    const isNew = ({ outcome }: { readonly outcome: string }) => outcome !== 'already-here';
    const ids = this.#matches.filter(isNew).map(({ id }) => id);
    const designs = this.#designs.filter(isNew).map(({ id }) => id);
    await deleteMatches(this.#archive, ids).catch(() => {});
    await this.#archive.designs.bulkDelete(designs).catch(() => {});
  }

  async #write(): Promise<void> {
    const waiting = this.#waiting;
    this.#waiting = [];
    if (waiting.length === 0) return;
    const { matches, entries, positions } = this.#archive;
    const written = await this.#archive.transaction('rw', matches, entries, positions, async () => {
      const all: ImportedMatch[] = [];
      for (const { match, missing } of waiting)
        all.push({ ...(await this.#store(match)), title: match.record.title, missing });
      return all;
    });
    this.#matches.push(...written);
  }

  async #store(match: ReplayedMatch): Promise<Pick<ImportedMatch, 'id' | 'outcome'>> {
    const { record, entries, positions } = match;
    const archive = this.#archive;
    const isTaken = (await archive.matches.where(':id').equals(record.id).count()) > 0;
    if (isTaken && (await this.#isSame(match))) return { id: record.id, outcome: 'already-here' };
    const id = isTaken ? this.#deps.newId() : record.id;
    const header = { ...record.header, id };
    await archive.matches.add({ ...record, id, header, removed: this.#deps.now() });
    await archive.entries.bulkAdd(
      entries.map((entry, index) => ({ match: id, number: index + 1, entry })),
    );
    await archive.positions.bulkAdd(positions.map((position) => ({ ...position, match: id })));
    return { id, outcome: isTaken ? 'copied' : 'added' };
  }

  /** Whether the match that is stored under the same id can be read, and has the same header and log. */
  async #isSame({ record, entries }: ReplayedMatch): Promise<boolean> {
    const stored = await loadMatch(this.#archive, record.id);
    if (isTrouble(stored) || isProblem(stored) || stored.broken) return false;
    const [here, there] = [
      { header: stored.record.header, entries: stored.entries },
      { header: record.header, entries },
    ];
    return textOf(here) === textOf(there);
  }
}

function textOf(content: object): string {
  return canonical(JSON.parse(JSON.stringify(content)));
}
