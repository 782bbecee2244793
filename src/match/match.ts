import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { EntryRecord } from '../archive/database';
import type { KeptPosition } from '../archive/kept-position';
import { live } from '../archive/live';
import { appendEntries, logEnd } from '../archive/log';
import { askToPersist } from '../archive/storage';
import { type DrawMiniature, summarise } from '../archive/summary';
import { isTrouble, type Trouble } from '../archive/trouble';
import type { MatchHeader, Player } from '../kit/header';
import type { Entry } from '../kit/log';
import { type Action, type AnyRules, isRefusal, type Refusal, type Seat } from '../kit/rules';
import type { Timeline } from '../kit/timeline';
import type { UndoSize } from '../kit/undo';
import type { IncompatibleLog } from './incompatible-log';
import type { LiveMatch, MatchDeps, MatchRefusal, Mode } from './live-match';
import { isSameEntry, type Next, nextOf, nextOfAgreed } from './next';
import { type Party, seatToOpen, stateKnownHere } from './party';
import { serialQueue } from './serial-queue';
import type { TabLock } from './tab-lock';

interface Parts {
  readonly timeline: Timeline;
  readonly incompatible: IncompatibleLog | null;
  readonly draw: DrawMiniature | null;
  readonly deps: MatchDeps;
  readonly lock: TabLock;
}

const refused = (because: MatchRefusal): Refusal => ({ because });
const listed = (entry: Entry | null) => (entry ? [entry] : refused('nothing'));

/** A match in play, stored in the archive. Everything that is played goes through it. */
export class Match implements LiveMatch {
  readonly rules: AnyRules;
  readonly #draw: DrawMiniature | null;
  readonly #deps: MatchDeps;
  readonly #lock: TabLock;
  /** Writing and catching up never overlap. */
  readonly #inTurn = serialQueue();
  readonly #stopFollowing: () => void;
  #timeline: Timeline;
  #deciding = false;
  #closed = false;
  /** It holds the lock, but has not read yet what the previous tab has written. */
  readonly #behind = signal(false);

  readonly #shown: Signal<KeptPosition>;
  readonly incompatible = signal<IncompatibleLog | null>(null);
  readonly trouble = signal<Trouble | null>(null);
  readonly #party = signal<Party | null>(null);
  readonly party: ReadonlySignal<Party | null> = this.#party;
  readonly entries = computed(() => this.#shown.value.entries);
  readonly state = computed(() =>
    stateKnownHere(this.timeline, this.#party.value, this.#shown.value.state),
  );
  readonly opening = computed(() =>
    this.#shown.value ? seatToOpen(this.timeline, this.#party.value) : null,
  );
  readonly mode = computed((): Mode => {
    if (this.incompatible.value) return 'incompatible';
    return this.#lock.held.value && !this.#behind.value ? 'playing' : 'watching';
  });
  readonly toAct = computed(() =>
    this.incompatible.value ? null : (this.opening.value ?? this.rules.toAct(this.state.value)),
  );
  readonly canUndo = computed(() => this.#ifDecidedHere(() => this.timeline.undoable));
  readonly canUndoTurn = computed(() => this.#ifDecidedHere(() => this.#wholeTurn()));
  readonly canRedo = computed(() => this.#ifDecidedHere(() => this.timeline.redoable));

  constructor({ timeline, incompatible, draw, deps, lock }: Parts) {
    this.rules = timeline.rules;
    this.#timeline = timeline;
    this.#draw = draw;
    this.#deps = deps;
    this.#lock = lock;
    this.incompatible.value = incompatible;
    this.#shown = signal(this.#standing());
    // Another tab may write: the one that holds the lock, or one that has just taken it over.
    this.#stopFollowing = live(
      () => logEnd(deps.archive, timeline.header.id),
      (end) => {
        if (isTrouble(end)) this.trouble.value = end;
        else if (end) void this.#inTurn(() => this.#compare(end));
      },
    );
  }

  get header(): MatchHeader {
    return this.#timeline.header;
  }

  get timeline(): Timeline {
    return this.#timeline;
  }

  decides(seat: Seat): boolean {
    return this.party.value?.decides(seat) ?? true;
  }

  setParty(party: Party | null): void {
    this.#party.value = party;
  }

  async goOnAlone(): Promise<void> {
    const seat = this.timeline.round?.commits[0]?.seat;
    if (seat === undefined) return;
    await this.#decide((at) => listed(this.timeline.prepareWithdrawal(seat, at)));
  }

  player(seat: Seat): Player | undefined {
    return this.party.value?.player(seat) ?? this.header.seats[seat]?.player;
  }

  offer(actions: readonly Action[], quiet?: () => Promise<void>) {
    const party = this.party.peek();
    if (party) return party.offer(actions);
    return this.#decide((at) => this.timeline.prepareAll(actions, at), quiet);
  }

  undo(size: UndoSize = 'step') {
    const party = this.party.peek();
    return party
      ? party.step('undo', size)
      : this.#decide((at) => listed(this.timeline.prepareUndo(at, size)));
  }

  redo() {
    const party = this.party.peek();
    return party
      ? party.step('redo', 'step')
      : this.#decide((at) => listed(this.timeline.prepareRedo(at)));
  }

  take(agreed: Timeline, onDisk: () => void, confirmed: boolean) {
    return this.#inTurn(() =>
      this.#write(nextOfAgreed(this.timeline, agreed), async () => onDisk(), confirmed),
    );
  }

  retake(
    write: (timeline: Timeline, draw: DrawMiniature | null) => Promise<Timeline | Trouble>,
    onDisk?: () => void,
  ) {
    return this.#inTurn(async () => {
      const written = await write(this.timeline, this.#draw);
      if (isTrouble(written)) {
        this.trouble.value = written;
        return written;
      }
      this.#timeline = written;
      onDisk?.();
      this.#showPlayed();
      return null;
    });
  }

  async takeOver(): Promise<void> {
    if (this.#closed || this.mode.value !== 'watching') return;
    this.#behind.value = true;
    await this.#lock.take(true);
    await this.#inTurn(() => this.#catchUp()).finally(() => {
      this.#behind.value = false;
    });
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#stopFollowing();
    this.#lock.release(this.#inTurn(async () => {}));
  }

  async #decide(
    prepare: (at: number) => readonly Entry[] | Refusal,
    onDisk?: () => Promise<void>,
  ): Promise<Refusal | Trouble | null> {
    if (this.#closed) return refused('closed');
    if (this.#deciding) return refused('busy');
    this.#deciding = true;
    try {
      return await this.#inTurn(async () => {
        if (this.mode.value !== 'playing') return refused(this.mode.value);
        const entries = prepare((this.#deps.now ?? Date.now)());
        return isRefusal(entries) ? entries : this.#write(nextOf(this.timeline, entries), onDisk);
      });
    } finally {
      this.#deciding = false;
    }
  }

  async #write(
    { entries, stateAt, plies, show }: Next,
    onDisk?: () => Promise<void>,
    confirmed = false,
  ): Promise<Trouble | null> {
    const number = this.timeline.length + 1;
    const last = number + entries.length - 1;
    const writing = appendEntries(this.#deps.archive, {
      match: this.header.id,
      number,
      entries,
      position: (at) => this.rules.position.write(stateAt(at)),
      summary: summarise(this.rules, this.header.seats, stateAt(last), plies, this.#draw),
    });
    const showNext = () => {
      show();
      this.#showPlayed();
    };
    if (confirmed) showNext();
    const trouble = await writing;
    // The screen shows again what is on the disk.
    if (trouble && (confirmed || trouble.trouble === 'conflict')) await this.#catchUp();
    if (trouble) {
      this.trouble.value = trouble;
      return trouble;
    }
    await onDisk?.();
    if (!confirmed) showNext();
    // Now there is something worth keeping, so users understand why a browser asks for permission.
    if (number === 1) void askToPersist();
    return null;
  }

  /** Whose turn `undo('turn')` would undo, where that is more than the last step. */
  #wholeTurn(): Seat | null {
    const { timeline } = this;
    const turn = timeline.step('undo', 'turn');
    return turn && turn.plies > (timeline.step('undo')?.plies ?? 0) ? turn.seat : null;
  }

  /** Whether the log on the disk differs from the shown one at its end. */
  async #compare({ number, entry }: EntryRecord): Promise<void> {
    const shown = this.timeline.entries[number - 1];
    if (!shown || !isSameEntry(shown, entry)) await this.#catchUp();
  }

  /** Reads what another tab has written. */
  async #catchUp(): Promise<void> {
    const seen = await (await import('./catch-up')).catchUp(this.timeline, this.#deps);
    if (isTrouble(seen)) {
      this.trouble.value = seen;
      return;
    }
    this.#timeline = seen.timeline;
    batch(() => {
      this.incompatible.value = seen.incompatible;
      this.#show();
    });
  }

  /** An undo or redo by the seat, where it can be done on this phone now. */
  #ifDecidedHere(step: () => Seat | null): Seat | null {
    // The answer refers to the log, whatever is shown.
    const seat = this.mode.value === 'playing' && this.#shown.value ? step() : null;
    return seat !== null && this.decides(seat) ? seat : null;
  }

  #showPlayed(): void {
    batch(() => {
      this.trouble.value = null;
      this.#show();
    });
  }

  #show(): void {
    this.#shown.value = this.#standing();
  }

  #standing(): KeptPosition {
    const { length, state } = this.timeline;
    return this.incompatible.value?.last ?? { entries: length, state };
  }
}
