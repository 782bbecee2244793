import type { Trouble } from '../../archive/trouble';
import type { Problem } from '../../kit/rules';
import type { Notice } from '../../link/session/effect';
import type { TableView } from '../../link/session/view';
import type { LiveMatch, MatchDeps } from '../live-match';
import type { Party } from '../party';
import type { LinkSettings } from './link-settings';

/** What linked tables need from the app. */
export interface LinkedDeps {
  readonly matchDeps: () => Promise<MatchDeps | Trouble>;
  readonly rules: MatchDeps['rules'];
  /** Opens a match, or shares it with the screen that has it open; each call needs one `release`. */
  readonly acquire: (match: string) => Promise<LiveMatch | Problem | Trouble>;
  readonly release: (match: string) => void;
  readonly settings: LinkSettings;
  /** The sentence for a refusal of the linked phones; null: it is a refusal of the rules. */
  readonly sentence: Party['sentence'];
  /** Shows or announces what has happened at the table. */
  readonly notify: (notice: Notice, view: TableView) => void;
  /** The match of the table has begun, or the next one has. */
  readonly matchBegun: (match: LiveMatch) => void;
}
