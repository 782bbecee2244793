import { signal } from '@preact/signals';
import type { PhoneId } from '../../link/messages/message';
import type { Notice } from '../../link/session/effect';
import type { TableView } from '../../link/session/view';

/** Why a table has ended for this phone. */
export interface TableEnd {
  readonly because: string;
  /** The host's app version, where that is the reason. */
  readonly app: string | null;
}

/** Notices of a table that stay until they are handled. */
export class TableAlerts {
  readonly ended = signal<TableEnd | null>(null);
  /** A phone that became host while this phone, also a host, was away. */
  readonly newerHost = signal<PhoneId | null>(null);
  /** The room is held by an earlier host, which this phone does not follow. */
  readonly olderHost = signal(false);
  /** A phone that is none of the table's answers in place of the host. */
  readonly stranger = signal(false);

  /** Phones whose people have left for good, as this phone has heard: they do not come back by themselves. */
  readonly gone = signal<ReadonlySet<PhoneId>>(new Set());

  take(notice: Notice, { table }: TableView): void {
    switch (notice.notice) {
      case 'dropped':
        if (notice.phone === table?.host) this.ended.value = { because: 'broken', app: null };
        return;
      case 'refused':
        this.ended.value = { because: notice.because, app: notice.app };
        return;
      case 'cannot-play':
        this.ended.value = { because: notice.because, app: null };
        return;
      case 'newer-host':
        this.newerHost.value = notice.phone;
        return;
      case 'gone':
        this.gone.value = new Set([...this.gone.value, notice.phone]);
        return;
      case 'joined':
      case 'back':
        this.gone.value = new Set([...this.gone.value].filter((one) => one !== notice.phone));
        return;
      case 'stranger':
        this.stranger.value = true;
        return;
      case 'older-host':
        this.olderHost.value = true;
        return;
      default:
      // All others are only announced.
    }
  }
}
