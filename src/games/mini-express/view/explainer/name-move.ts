import { lookAhead } from '../../../../kit/look-ahead';
import type { Action } from '../../../../kit/rules';
import type { Language } from '../../../../kit/words';
import { rules } from '../../rules';
import {
  alsoOf,
  BUILD_KIND,
  cityOf,
  companyOf,
  harborOf,
  kindOf,
  routeOf,
  westOf,
} from '../../rules/action';
import { phase, type State } from '../../rules/state';
import type { ExplainerWords } from '../../words/en/explainer';
import type { Words } from '../../words/words';
import { readPick } from '../facts';
import { companyId, harborName } from '../names';

interface Speech {
  readonly words: Words;
  readonly explainer: ExplainerWords;
  readonly language: Language;
}

/** The actions of one turn in a few words, one after the other. */
export function nameLine(state: State, actions: readonly Action[], speech: Speech): string {
  const { steps } = lookAhead(rules, state, actions);
  return steps.map(({ before, action }) => nameMove(before, action, speech)).join(' · ');
}

/** A move in a few words. Routes with the same cost and effect have the same words. */
function nameMove(state: State, action: Action, speech: Speech): string {
  const { words, explainer, language } = speech;
  const nameOf = (company: number) => words.company[companyId(company)];
  const company = nameOf(companyOf(action));
  if (kindOf(action) !== BUILD_KIND) {
    const several = phase(state) === 'draft' && state.options.mode === 'duel-expert';
    const pick = readPick(state, companyOf(action));
    return several ? `${company}: ${words.table.draft(pick)}` : explainer.share(company);
  }
  const city = state.board.form.cities[cityOf(action)]?.[language] ?? '';
  const [also, harbor, west] = [alsoOf(action), harborOf(action), westOf(action)];
  return [
    explainer.build(company, city, routeOf(state, action)?.length ?? 0),
    also < 0 ? '' : explainer.also(nameOf(also)),
    harbor < 0 ? '' : explainer.harbor(harborName(state, harbor, language)),
    west < 0 ? '' : explainer.west(nameOf(west)),
  ].join('');
}
