import { jsonObject } from '../kit/form';
import { isProblem, isRefusal, type Refusal, within } from '../kit/rules';
import { type Answer, failure } from './answer';
import { askTable, type EngineContext } from './ask';
import type { Session } from './session';
import { situation } from './situation';

export const actions = askTable({}, async (session) => ({ actions: session.actions() }));

export const play = askTable({ action: jsonObject }, async (session, { action }, engine) => {
  const read = session.rules.action.read(action, session.state);
  if (isProblem(read)) return failure(within('action', read));
  const played = isRefusal(read) ? read : session.play(read, engine.now());
  if (isRefusal(played)) return refused(engine, session, played);
  return situation(session, played);
});

export const undo = askTable({}, async (session) =>
  session.undo() ? situation(session, []) : failure({ problem: 'nothing-to-undo', at: '' }),
);

/** The refusal, with the sentence that a player reads. */
async function refused(
  engine: EngineContext,
  { header }: Session,
  refusal: Refusal,
): Promise<Answer> {
  const words = await engine.catalogue.find(({ id }) => id === header.game)?.words('en');
  return {
    refusal: { ...refusal, text: words?.refusal(refusal, header.options) ?? refusal.because },
  };
}
