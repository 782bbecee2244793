import type { ReadonlySignal } from '@preact/signals';
import type { Trouble } from '../archive/trouble';
import type { Player } from '../kit/header';
import type { Action, Refusal, Seat } from '../kit/rules';
import type { LinkedTable } from '../link/linked-table';
import type { Notice } from '../link/session/effect';
import { deciderOf } from '../link/session/lobby';
import type { TableView } from '../link/session/view';
import type { Party } from './party';

/** What is decided at this phone goes to the linked table, and is answered when the table has agreed. */
export class LinkedParty implements Party {
  readonly #table: () => LinkedTable;
  readonly #view: ReadonlySignal<TableView>;
  readonly #trouble: () => Trouble | null;
  readonly sentence: Party['sentence'];
  #answer: ((answer: Refusal | Trouble | null) => void) | null = null;

  /** `trouble`: why something could not be written, when the table says that. */
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
  }

  decides(seat: Seat): boolean {
    const { table } = this.#view.value;
    return table !== null && deciderOf(table, seat) === this.#table().session.self.phone;
  }

  player(seat: Seat): Player | null {
    return this.#view.value.table?.lobby.seats[seat]?.plan.player ?? null;
  }

  async offer(action: Action): Promise<Refusal | Trouble | null> {
    if (this.#answer) return { because: 'busy' };
    return new Promise((resolve) => {
      this.#answer = resolve;
      const refused = this.#table().do((session, now) => session.offer(action, now));
      if (refused) this.#settle(refused);
    });
  }

  async step(back: 'undo' | 'redo'): Promise<Refusal | null> {
    return this.#table().do((session, now) => session.askUndo(back, now));
  }

  /** The table tells what has become of what was offered. */
  told(notice: Notice): void {
    if (notice.notice === 'confirmed') this.#settle(null);
    else if (notice.notice === 'declined') this.#settle({ because: notice.because });
    else if (notice.notice === 'unstored') this.#settle(this.#trouble() ?? { because: 'too-late' });
  }

  /** Another session is in charge, which knows nothing of what was offered. */
  changed(): void {
    this.#settle({ because: 'log-changed' });
  }

  /** This phone has left the table: nobody will tell of what was offered. */
  left(): void {
    this.#settle({ because: 'left' });
  }

  #settle(answer: Refusal | Trouble | null): void {
    this.#answer?.(answer);
    this.#answer = null;
  }
}
