import type { MatchHeader } from '../../../src/kit/header';
import type { Entry } from '../../../src/kit/log';
import { unwrap } from '../../../src/kit/result';
import type { AnyRules } from '../../../src/kit/rules';
import { Timeline } from '../../../src/kit/timeline';
import type { TableRecord } from '../../../src/link/session/lobby';

/** What of a phone outlives a crash. */
export class Disk {
  record: TableRecord | null = null;
  header: MatchHeader | null = null;
  entries: readonly Entry[] = [];
  /** What was played before. */
  readonly previous = new Map<string, Pick<Disk, 'header' | 'entries'>>();
  #shown: Timeline | null = null;

  /** The match as it is kept here, replayed by the rules. */
  timeline(rules: AnyRules): Timeline | null {
    return replay(this, rules);
  }

  /** A match of before. */
  recall(id: string, rules: AnyRules): Timeline | null {
    const kept = this.previous.get(id);
    return kept ? replay(kept, rules) : null;
  }

  /** Opens the match with this header, with the entries that are kept here. */
  begin(header: MatchHeader): void {
    if (this.header?.id === header.id) return;
    this.header = header;
    this.entries = this.previous.get(header.id)?.entries ?? [];
    this.#shown = null;
  }

  /** The match stays, and is not looked at any more: the next one begins. */
  putAway(): void {
    const { header, entries } = this;
    if (header) this.previous.set(header.id, { header, entries });
    this.header = null;
    this.entries = [];
    this.#shown = null;
  }

  /** What people see who look at the match here; kept up to date, since they look often. */
  look(rules: AnyRules): Timeline | null {
    if (this.#shown?.length !== this.entries.length) this.#shown = this.timeline(rules);
    return this.#shown;
  }

  /** False when what should be kept is not there. */
  store(keep: number, entries: readonly Entry[]): boolean {
    if (keep > this.entries.length) return false;
    const goesOn = keep === this.entries.length && this.#shown?.length === keep;
    this.entries = [...this.entries.slice(0, keep), ...entries];
    if (!goesOn) this.#shown = null;
    for (const entry of goesOn ? entries : []) {
      const refused = this.#shown?.append(entry);
      if (refused) throw new Error(`a false entry is to be stored: ${JSON.stringify(refused)}`);
    }
    return true;
  }
}

function replay({ header, entries }: Pick<Disk, 'header' | 'entries'>, rules: AnyRules) {
  if (!header) return null;
  const timeline = unwrap(Timeline.begin(rules, header));
  for (const entry of entries) {
    const refused = timeline.append(entry);
    if (refused) throw new Error(`the disk holds a false entry: ${JSON.stringify(refused)}`);
  }
  return timeline;
}
