import { batch, computed, type Signal, signal } from '@preact/signals';
import type { EntryRecord } from '../archive/database';
import type { KeptPosition } from '../archive/kept-position';
import { live } from '../archive/live';
import { appendEntry, logEnd } from '../archive/log';
import { askToPersist } from '../archive/storage';
import { type Draw, summarise } from '../archive/summary';
import { isTrouble, type Trouble } from '../archive/trouble';
import type { MatchHeader, Player } from '../kit/header';
import type { Entry } from '../kit/log';
import { type Action, type AnyRules, isRefusal, type Refusal, type Seat } from '../kit/rules';
import type { Timeline } from '../kit/timeline';
import { inTurn } from './in-turn';
import type { LiveMatch, MatchDeps, MatchRefusal, Mode } from './live-match';
import type { Party } from './party';
import { isSameEntry } from './same-entry';
import type { Stranding } from './stranding';
import type { TabLock } from './tab-lock';

interface Parts {
  readonly timeline: Timeline;
  readonly stranding: Stranding | null;
  readonly draw: Draw | null;
  readonly deps: MatchDeps;
  readonly lock: TabLock;
}

const refused = (because: MatchRefusal): Refusal => ({ because });

/** A match in play over the archive: the one door through which everything passes that is played in it. */
export class Match implements LiveMatch {
  readonly rules: AnyRules;
  readonly #draw: Draw | null;
  readonly #deps: MatchDeps;
  readonly #lock: TabLock;
  /** Writing and catching up never overlap. */
  readonly #inTurn = inTurn();
  readonly #stopFollowing: () => void;
  #timeline: Timeline;
  #deciding = false;
  #closed = false;
  /** It holds the match, but has not read yet what the tab before it has written. */
  readonly #behind = signal(false);

  readonly #shown: Signal<KeptPosition>;
  readonly stranding = signal<Stranding | null>(null);
  readonly trouble = signal<Trouble | null>(null);
  readonly party = signal<Party | null>(null);
  readonly entries = computed(() => this.#shown.value.entries);
  readonly state = computed(() => this.#shown.value.state);
  readonly mode = computed((): Mode => {
    if (this.stranding.value) return 'stranded';
    return this.#lock.held.value && !this.#behind.value ? 'playing' : 'watching';
  });
  readonly toAct = computed(() =>
    this.stranding.value ? null : this.rules.toAct(this.state.value),
  );
  readonly canUndo = computed(() => this.#ifOurs(() => this.timeline.undoable));
  readonly canRedo = computed(() => this.#ifOurs(() => this.timeline.redoable));

  constructor({ timeline, stranding, draw, deps, lock }: Parts) {
    this.rules = timeline.rules;
    this.#timeline = timeline;
    this.#draw = draw;
    this.#deps = deps;
    this.#lock = lock;
    this.stranding.value = stranding;
    this.#shown = signal(this.#standing());
    // Another tab may write: the one that holds the match, or one that has just taken it over.
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

  player(seat: Seat): Player | undefined {
    return this.party.value?.player(seat) ?? this.header.seats[seat]?.player;
  }

  offer(action: Action, quiet?: () => Promise<void>) {
    const party = this.party.peek();
    if (party) return party.offer(action);
    return this.#decide((at) => this.timeline.prepare(action, at), quiet);
  }

  undo() {
    const party = this.party.peek();
    return party
      ? party.step('undo')
      : this.#decide((at) => this.timeline.prepareUndo(at) ?? refused('nothing'));
  }

  redo() {
    const party = this.party.peek();
    return party
      ? party.step('redo')
      : this.#decide((at) => this.timeline.prepareRedo(at) ?? refused('nothing'));
  }

  take(entry: Entry, onDisk: () => void, confirmed: boolean) {
    return this.#inTurn(() => this.#write(entry, async () => onDisk(), confirmed));
  }

  retake(
    write: (timeline: Timeline, draw: Draw | null) => Promise<Timeline | Trouble>,
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
    prepare: (at: number) => Entry | Refusal,
    onDisk?: () => Promise<void>,
  ): Promise<Refusal | Trouble | null> {
    if (this.#closed) return refused('closed');
    if (this.#deciding) return refused('busy');
    this.#deciding = true;
    try {
      return await this.#inTurn(async () => {
        if (this.mode.value !== 'playing') return refused(this.mode.value);
        const entry = prepare((this.#deps.now ?? Date.now)());
        return isRefusal(entry) ? entry : this.#write(entry, onDisk);
      });
    } finally {
      this.#deciding = false;
    }
  }

  async #write(
    entry: Entry,
    onDisk?: () => Promise<void>,
    confirmed = false,
  ): Promise<Trouble | null> {
    const { state, plies } = this.timeline.after(entry);
    const number = this.timeline.length + 1;
    const writing = appendEntry(this.#deps.archive, {
      match: this.header.id,
      number,
      entry,
      position: this.rules.position.write(state),
      summary: summarise(this.rules, state, plies, this.#draw),
    });
    if (confirmed) this.#add(entry);
    const trouble = await writing;
    // What is shown is again what is on the disk.
    if (trouble && (confirmed || trouble.trouble === 'conflict')) await this.#catchUp();
    if (trouble) {
      this.trouble.value = trouble;
      return trouble;
    }
    await onDisk?.();
    if (!confirmed) this.#add(entry);
    // Now there is something worth keeping; a browser that asks the person is understood now.
    if (number === 1) void askToPersist();
    return null;
  }

  #add(entry: Entry): void {
    const refused = this.timeline.append(entry);
    if (refused) throw new Error(`a prepared entry was refused: ${JSON.stringify(refused)}`);
    this.#showPlayed();
  }

  /** Whether the log on the disk ends otherwise than the one shown does at that place. */
  async #compare({ number, entry }: EntryRecord): Promise<void> {
    const shown = this.timeline.entries[number - 1];
    if (!shown || !isSameEntry(shown, entry)) await this.#catchUp();
  }

  /** Takes in what another tab has written. */
  async #catchUp(): Promise<void> {
    const seen = await (await import('./look-again')).lookAgain(this.timeline, this.#deps);
    if (isTrouble(seen)) {
      this.trouble.value = seen;
      return;
    }
    this.#timeline = seen.timeline;
    batch(() => {
      this.stranding.value = seen.stranding;
      this.#show();
    });
  }

  /** A step of play of the seat, where it can be taken here and now. */
  #ifOurs(step: () => Seat | null): Seat | null {
    // Whatever is shown, the answer is about it.
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
    return this.stranding.value?.last ?? { entries: length, state };
  }
}
