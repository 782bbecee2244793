import { figureAt } from '../../../../kit/figure-at';
import type { Seat } from '../../../../kit/rules';
import { KINDS } from '../../data/board';
import { SECOND_VP } from '../../data/figures';
import { countAll, leads } from '../../modules/majorities/rules/leads';
import { heldBy, shareWorths } from '../../modules/shares/rules/holdings';
import type { Owner } from '../../rules/state/ids';
import type { State } from '../../rules/state/state';
import { ownersIn, TERRAINS } from '../model/base/position';
import { scoreUnit } from '../score-unit';
import type { Saying } from './reasons';

/** Why a seat's score is another one than before the turns of others. What gave points at once is told with those turns. */
export function changesOf(
  before: State,
  after: State,
  seat: Seat,
  saying: Saying,
): readonly string[] {
  if (after.world.role[9] !== 0) return shareChanges(before, after, seat, saying);
  return [...goalChanges(before, after, seat, saying), ...leadChanges(before, after, seat, saying)];
}

function shareChanges(before: State, after: State, seat: Seat, { text, voice }: Saying) {
  const form = scoreUnit(after) === 'dollars' ? voice.table.money : String;
  const [was, is] = [shareWorths(before), shareWorths(after)];
  return ownersIn(after).flatMap((company) => {
    const held = heldBy(after, company, seat);
    const [from, to] = [figureAt(was, company), figureAt(is, company)];
    return held === 0 || from === to
      ? []
      : [text.share(voice.owner(company), form(from), form(to), held)];
  });
}

/** What the goal of the world counts at the end, such as controlled tiles. */
function goalChanges(before: State, after: State, owner: Owner, { text, voice }: Saying) {
  const { goal, role } = after.world;
  const what = voice.table.owner.pointsOf.goal[role.indexOf(1)];
  const [from, to] = [goal.points(before, owner), goal.points(after, owner)];
  return what && from !== to ? [text.part(what, from, to)] : [];
}

/** M7.15: leads that were lost or won. */
function leadChanges(before: State, after: State, owner: Owner, { text, voice }: Saying) {
  if (after.world.role[7] !== 3) return [];
  const [was, is] = [countAll(before).slice(), countAll(after).slice()];
  const led = (all: Uint8Array, one: Owner, kind: number) => leads(all, after.owners, one, kind);
  return TERRAINS.flatMap((kind) => {
    if (led(was, owner, kind) === led(is, owner, kind)) return [];
    const name = voice.names.kind[KINDS[kind] ?? 'city'];
    const points = figureAt(SECOND_VP, kind);
    if (led(is, owner, kind)) return [text.leadGained(name, points)];
    const ahead = ownersIn(after).filter((one) => led(is, one, kind));
    return [text.leadLost(name, ahead.map(voice.owner).join(', '), points)];
  });
}
