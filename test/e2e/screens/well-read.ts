import type { Language } from '../../../src/kit/words';
import { readCode } from '../../../src/link/code';
import type { Heard } from './heard';

/** What a screen reader offers as places to jump to. */
const PLACES = new Set([
  ...['banner', 'main', 'contentinfo', 'navigation', 'complementary', 'region', 'dialog'],
  ...['alert', 'status', 'live', 'log'],
]);

/** What must say how it is called. */
const NAMED = new Set([
  ...['button', 'link', 'textbox', 'searchbox', 'checkbox', 'switch', 'radio', 'slider', 'tab'],
  ...['progressbar', 'combobox', 'grid', 'gridcell', 'image', 'dialog', 'region', 'tablist'],
  ...['radiogroup', 'tabpanel', 'heading', 'option', 'listbox'],
]);

/** What is operated; two with one name cannot be told apart. */
const OPERATED = new Set([
  'button',
  'link',
  'textbox',
  'searchbox',
  'switch',
  'checkbox',
  'slider',
]);

/** What would leave a listener lost, as sentences; none is right. */
export function faults(found: readonly Heard[], language: Language): readonly string[] {
  const all = flat(found);
  // While a dialog is open there is nothing else.
  const alone = found.some(({ role, states }) => role === 'dialog' && states.includes('alone'));
  return [
    ...headingFaults(all, alone),
    ...placeFaults(found, all, alone),
    ...all
      .filter(({ role, name }) => NAMED.has(role) && name === '')
      .map(({ role, inside }) => `a ${role} has no name (${flat(inside)[0]?.name ?? 'empty'})`),
    ...twins(found).map((twin) => `twice the same: ${twin}`),
    ...all.filter(({ name }) => isForeign(name, language)).map(({ name }) => `foreign: “${name}”`),
  ];
}

const flat = (found: readonly Heard[]): readonly Heard[] =>
  found.flatMap((one) => [one, ...flat(one.inside)]);

function headingFaults(all: readonly Heard[], alone: boolean): readonly string[] {
  const levels = all.flatMap(({ level }) => level ?? []);
  const first = alone ? 2 : 1;
  const firsts = levels.filter((level) => level === first).length;
  const skips = levels.filter((level, at) => level > (levels[at - 1] ?? first) + 1);
  return [
    ...(levels[0] === first ? [] : [`the first heading is of level ${levels[0]}`]),
    ...(firsts === 1 || alone ? [] : [`${firsts} headings of level ${first}`]),
    ...skips.map((level) => `a heading of level ${level} follows one that is no step above it`),
  ];
}

function placeFaults(
  found: readonly Heard[],
  all: readonly Heard[],
  alone: boolean,
): readonly string[] {
  const mains = all.filter(({ role }) => role === 'main').length;
  const outside = found.filter(({ role }) => !PLACES.has(role));
  return [
    ...(mains === (alone ? 0 : 1) ? [] : [`${mains} main parts`]),
    ...outside.map(({ role, name }) => `${role} “${name}” is in no part of the page`),
  ];
}

/** Each of these stands for itself: two of them may hold the same buttons. */
const APART = new Set(['listitem', 'article', 'row']);

function twins(found: readonly Heard[]): readonly string[] {
  const together = (inside: readonly Heard[]): readonly Heard[] =>
    inside.flatMap((one) => [one, ...(APART.has(one.role) ? [] : together(one.inside))]);
  const all = together(found);
  const names = all
    .filter(({ role }) => OPERATED.has(role))
    .map(({ role, name }) => `${role} “${name}”`);
  return [
    ...new Set(names.filter((name, at) => names.indexOf(name) !== at)),
    ...all.filter(({ role }) => APART.has(role)).flatMap(({ inside }) => twins(inside)),
  ];
}

/** Names that are the same in every language, and what other languages are called in them. */
const OWN_NAMES =
  /Roundhouse|Mini Express|Mark Gerrits|Moaideas( Game Design)?|GitHub|MIT|PeerJS|STUN|TURN|QR|Wi-Fi|AI|English|한국어|Ada|Claire|Leon|Jill/gi;

/** A name in the letters of another language than the one that is spoken. */
function isForeign(name: string, language: Language): boolean {
  // Room codes are the same in every language too.
  const rest = readCode(name) === name ? '' : name.replace(OWN_NAMES, '');
  if (language === 'en') return /\p{Script=Hangul}/u.test(rest);
  return /[a-z]{3}/i.test(rest) && !/\p{Script=Hangul}/u.test(rest);
}
