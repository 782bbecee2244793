import { computed, type ReadonlySignal } from '@preact/signals';
import type { Trouble } from '../../archive/trouble';
import type { Player } from '../../kit/header';
import type { JsonObject } from '../../kit/json';
import type { Action, Refusal, Seat } from '../../kit/rules';
import type { UndoSize } from '../../kit/undo';
import type { LinkedTable } from '../../link/linked-table';
import type { Notice } from '../../link/session/effect';
import { deciderOf, isEndedEarly } from '../../link/session/lobby';
import { refuse } from '../../link/session/reasons';
import type { TableView } from '../../link/session/view';
import type { Party } from '../party';

const NOTHING_COMMITTED: ReadonlyMap<string, JsonObject> = new Map();

/** The party of a linked match while this phone is not at its table: nothing can be decided here. */
export function disconnectedParty(sentence: Party['sentence']): Party {
  return {
    decides: () => false,
    awaited: () => null,
    committed: () => NOTHING_COMMITTED,
    player: () => null,
    offer: async () => refuse('host-lost'),
    step: async () => refuse('host-lost'),
    sentence,
  };
}

/** Sends what is decided at this phone to the linked table, and answers once the table has agreed. */
export class LinkedParty implements Party {
  readonly #table: () => LinkedTable;
  readonly #view: ReadonlySignal<TableView>;
  readonly #trouble: () => Trouble | null;
  readonly sentence: Party['sentence'];
  readonly #committed: ReadonlySignal<ReadonlyMap<string, JsonObject>>;
  #answer: ((answer: Refusal | Trouble | null) => void) | null = null;

  /** `trouble`: why an entry could not be written, when the table reports that. */
  constructor(
    table: () => LinkedTable,
    view: ReadonlySignal<TableView>,
    trouble: () => Trouble | null,
    sentence: Party['sentence'],
  ) {
    this.#table = table;
    this.#view = view;
    this.#trouble = trouble;
    this.sentence = sentence;
    // The list stays the same object as long as nothing is added, so screens do not redraw at every change.
    const own = computed(() => view.value.table?.commitments);
    this.#committed = computed(
      () => new Map(own.value?.map(({ digest, action }) => [digest, action])),
    );
  }

  decides(seat: Seat): boolean {
    const { table } = this.#view.value;
    if (!table || isEndedEarly(table)) return false;
    return deciderOf(table, seat) === this.#table().session.self.phone;
  }

  awaited(): Seat | null {
    return this.#view.value.opening?.[0] ?? null;
  }

  committed(): ReadonlyMap<string, JsonObject> {
    return this.#committed.value;
  }

  player(seat: Seat): Player | null {
    return this.#view.value.table?.lobby.seats[seat]?.plan.player ?? null;
  }

  async offer(actions: readonly Action[]): Promise<Refusal | Trouble | null> {
    if (this.#answer) return refuse('busy');
    return new Promise((resolve) => {
      this.#answer = resolve;
      const refused = this.#table().do((session, now) => session.offer(actions, now));
      if (refused) this.#resolve(refused);
    });
  }

  async step(back: 'undo' | 'redo', size: UndoSize): Promise<Refusal | null> {
    return this.#table().do((session, now) => session.askUndo(back, size, now));
  }

  /** The table's answer to what was offered, if the notice is one. */
  take(notice: Notice): void {
    if (notice.notice === 'confirmed') this.#resolve(null);
    else if (notice.notice === 'declined') this.#resolve({ because: notice.because });
    else if (notice.notice === 'unstored') this.#resolve(this.#trouble() ?? refuse('too-late'));
  }

  /** Another session has replaced the one that got the offer. */
  sessionReplaced(): void {
    this.#resolve(refuse('log-changed'));
  }

  /** This phone has left the table: no answer will come. */
  left(): void {
    this.#resolve(refuse('left'));
  }

  #resolve(answer: Refusal | Trouble | null): void {
    this.#answer?.(answer);
    this.#answer = null;
  }
}
