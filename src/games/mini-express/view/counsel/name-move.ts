import type { Action } from '../../../../kit/rules';
import type { Language } from '../../../../kit/words';
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
import type { CounselWords } from '../../words/counsel-words';
import type { Words } from '../../words/words';
import { companyId } from '../companies';
import { readPick } from '../facts';
import { harborName } from '../harbor-name';

interface Speech {
  readonly words: Words;
  readonly counsel: CounselWords;
  readonly language: Language;
}

/** A move in a few words; routes that cost and bring the same are not told apart. */
export function nameMove(state: State, action: Action, speech: Speech): string {
  const { words, counsel, language } = speech;
  const nameOf = (company: number) => words.company[companyId(company)];
  const company = nameOf(companyOf(action));
  if (kindOf(action) !== BUILD_KIND) {
    const several = phase(state) === 'draft' && state.options.mode === 'duel-expert';
    const pick = readPick(state, companyOf(action));
    return several ? `${company}: ${words.table.draft(pick)}` : counsel.share(company);
  }
  const city = state.board.form.cities[cityOf(action)]?.[language] ?? '';
  const [also, harbor, west] = [alsoOf(action), harborOf(action), westOf(action)];
  return [
    counsel.build(company, city, routeOf(state, action)?.length ?? 0),
    also < 0 ? '' : counsel.also(nameOf(also)),
    harbor < 0 ? '' : counsel.harbor(harborName(state, harbor, language)),
    west < 0 ? '' : counsel.west(nameOf(west)),
  ].join('');
}
