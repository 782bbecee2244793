import type { MatchHeader } from '../kit/header';
import type { JsonObject } from '../kit/json';
import { lookAhead } from '../kit/look-ahead';
import { FILE_VERSION, type FiledMatch, ONE_MATCH } from '../kit/match-file';
import {
  type Action,
  type AnyRules,
  type GameEvent,
  isRefusal,
  type Refusal,
  type Seat,
} from '../kit/rules';
import type { Standing } from '../kit/standing';
import type { Timeline } from '../kit/timeline';

interface Move {
  readonly action: Action;
  /** The state it was played in. */
  readonly before: object;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/**
 * The engine's current match. Undone actions are dropped, unlike in the app: a program that tries millions of
 * lines must not fill the memory. There is no limit on undo.
 */
export class Session {
  readonly rules: AnyRules;
  readonly header: MatchHeader;
  /** The match before its first action. */
  readonly #fresh: Timeline;
  readonly #line: Move[] = [];
  #state: object;

  /** Continues from the end of the timeline. */
  constructor(timeline: Timeline, at: number) {
    this.rules = timeline.rules;
    this.header = timeline.header;
    this.#fresh = timeline.afresh();
    this.#state = timeline.stateAt(0);
    for (const { action } of timeline.line()) this.#advance(action, at);
  }

  get toAct(): Seat | null {
    return this.rules.toAct(this.#state);
  }

  get position(): JsonObject {
    return this.rules.position.write(this.#state);
  }

  get standing(): Standing {
    return this.rules.standing(this.#state);
  }

  /** The current state. Read-only. */
  get state(): object {
    return this.#state;
  }

  /** Every legal action in its written form, in the order of the lister. */
  actions(): readonly JsonObject[] {
    const packed = new Int32Array(this.rules.max);
    const count = this.rules.list(this.#state, packed);
    return Array.from(packed.subarray(0, count), (action) =>
      this.rules.action.write(action, this.#state),
    );
  }

  /** Plays an action; returns its events, or a refusal. */
  play(action: Action, at: number): readonly GameEvent[] | Refusal {
    return this.rules.refusal(this.#state, action) ?? this.#advance(action, at);
  }

  /** Takes back the last action with its consequences; false when there is none. */
  undo(): boolean {
    const move = this.#line.pop();
    if (!move) return false;
    this.#state = move.before;
    return true;
  }

  /** The match as a file that the app imports. */
  file(): FiledMatch & { readonly format: string; readonly version: number } {
    const timeline = this.#fresh.afresh();
    for (const { action, at } of this.#line) {
      const entry = timeline.prepare(action, at);
      if (isRefusal(entry)) throw new Error('an action that was played is refused on replay');
      timeline.append(entry);
    }
    const { header, entries } = timeline;
    return { format: ONE_MATCH, version: FILE_VERSION, header, entries };
  }

  #advance(action: Action, at: number): readonly GameEvent[] {
    const before = this.#state;
    const { after, events } = lookAhead(this.rules, before, [action]);
    this.#state = after;
    this.#line.push({ action, before, at });
    return events;
  }
}
