import type { JsonObject } from '../../../src/kit/json';
import type { Answer, Talk } from './talk';

/** The legal actions, one by one. */
export async function legalActions(talk: Talk): Promise<readonly JsonObject[]> {
  const { actions } = await talk.ask({ ask: 'actions' });
  if (!Array.isArray(actions)) throw new Error('no actions');
  return actions;
}

/** Plays on by a fixed choice among the legal actions: at most `most` actions, or to the end of the match. */
export async function playOn(talk: Talk, most = Number.POSITIVE_INFINITY): Promise<Answer> {
  let choice = 7;
  for (let played = 1; ; played++) {
    const actions = await legalActions(talk);
    choice = (choice * 31 + 11) % 1009;
    const answer = await talk.ask({
      ask: 'play',
      action: actions[choice % actions.length] ?? null,
    });
    if (answer.toAct === null || played === most) return answer;
  }
}
