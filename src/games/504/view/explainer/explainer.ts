import { figureAt } from '../../../../kit/figure-at';
import type { Action, Seat } from '../../../../kit/rules';
import type { Language } from '../../../../kit/words';
import type { MoveExplainer } from '../../../../ui/game-view';
import type { State } from '../../rules/state/state';
import { texts } from '../../words/texts';
import { actionText, actionTexts } from '../model/action-text';
import { factsOf, outlookOf } from '../model/base/facts';
import { type Voice, voiceOf } from '../model/base/voice';

/** What the coach says about this game in a language. */
export async function explainerIn(language: Language): Promise<MoveExplainer<State>> {
  const parts = texts[language];
  const [words, table] = await Promise.all([parts.words.fetch(), parts.table.fetch()]);
  const voiceIn = ({ world }: State, seats: Parameters<MoveExplainer<State>['reasons']>[3]) =>
    voiceOf(words, table, seats, { world: world.name, company: world.company });
  return {
    move: (state, actions) => actionText(state, actions, voiceIn(state, [])),
    parts: (state, actions) => actionTexts(state, actions, voiceIn(state, [])),
    reasons: (state, actions, seat, seats) =>
      reasonsFor(state, actions, seat, voiceIn(state, seats)),
  };
}

/** What a line changes for the owner for whom it is played, or for the seat itself where it decides for itself. */
function reasonsFor(
  state: State,
  actions: readonly Action[],
  seat: Seat,
  { table: { reasons } }: Voice,
): readonly string[] {
  const { owner } = factsOf(state);
  const { before, after, endsTurn, scores } = outlookOf(state, actions);
  const [was, is] = [before.owners[owner], after.owners[owner]];
  if (!was || !is) {
    const [cash, left] = [figureAt(before.seatCash, seat), figureAt(after.seatCash, seat)];
    const [had, has] = [figureAt(scores[0], seat), figureAt(scores[1], seat)];
    return [
      ...(had !== has ? [reasons.wealth(had, has)] : []),
      ...(cash !== left ? [reasons.cash(cash, left)] : []),
      ...(endsTurn ? [reasons.ends] : []),
    ];
  }
  return [
    ...(was.points !== is.points ? [reasons.points(was.points, is.points)] : []),
    ...(was.income !== is.income ? [reasons.income(was.income, is.income)] : []),
    ...(was.cash !== is.cash ? [reasons.cash(was.cash, is.cash)] : []),
    ...(endsTurn ? [reasons.ends] : is.active > 0 ? [reasons.residents(is.active)] : []),
  ];
}
