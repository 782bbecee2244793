import type { MatchHeader } from '../../../src/kit/header';
import type { Entry } from '../../../src/kit/log';
import { type AnyRules, isProblem } from '../../../src/kit/rules';
import { Timeline } from '../../../src/kit/timeline';
import type { TableRecord } from '../../../src/link/session/lobby';

/** What of a phone outlives a crash. */
export class Disk {
  record: TableRecord | null = null;
  header: MatchHeader | null = null;
  entries: readonly Entry[] = [];
  #shown: Timeline | null = null;

  /** The match as it stands here, replayed by the rules. */
  timeline(rules: AnyRules): Timeline | null {
    if (!this.header) return null;
    const timeline = Timeline.begin(rules, this.header);
    if (isProblem(timeline)) throw new Error(timeline.problem);
    for (const entry of this.entries) {
      const refused = timeline.append(entry);
      if (refused) throw new Error(`the disk holds a false entry: ${JSON.stringify(refused)}`);
    }
    return timeline;
  }

  /** The match stays, and is not looked at any more: the next one begins. */
  again(): void {
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
