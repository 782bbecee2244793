import type { SeatPlan } from '../../kit/header';
import type { JsonObject } from '../../kit/json';
import type { AnyRules } from '../../kit/rules';
import { showToast } from '../../ui/toast';
import { canLink, openTable } from './sit';
import { linkWords } from './words/words';

/** What has been set up for a match on several phones; the seats may say which are for other phones. */
interface Plan {
  readonly game: string;
  readonly options: JsonObject;
  readonly seats: readonly SeatPlan[];
}

/** Opens a table; false, with a word why, where none can be. People who are not away have their seats, the others are waited for. */
export async function openTableFor(
  { version }: AnyRules,
  { game, options, seats }: Plan,
  people: readonly { readonly away?: boolean }[],
): Promise<boolean> {
  if (!canLink()) {
    showToast({ text: linkWords().insecure });
    return false;
  }
  const mine = seats.flatMap(({ player }, seat) =>
    player.kind === 'person' && !people[seat]?.away ? seat : [],
  );
  await openTable({ game, rules: version, options }, seats, mine);
  return true;
}
