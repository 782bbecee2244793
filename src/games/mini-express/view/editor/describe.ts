import { type Hex, isSameHex, writeHex } from '../../../../kit/hex';
import type { Problem } from '../../../../kit/rules';
import type { Language } from '../../../../kit/words';
import { isLand, labelAt } from '../../../../ui/editor/map-form';
import type { BoardForm } from '../../data/board-form';
import type { EditorHex, EditorWords } from '../../words/en/editor';
import { thingAt } from './land';
import { placeOf } from './places';
import { hasSpikeTile } from './spike';
import { spotOf, startsMissing } from './spots';

/** Describes a hex of the edited board. */
export function hexOf(form: BoardForm, hex: Hex, language: Language): EditorHex {
  const thing = thingAt(form, hex);
  const place = thing && placeOf(form, thing);
  const land = isLand(form, hex);
  const label = land || thing ? null : labelAt(form, hex);
  const strait = form.straits.some((one) => isSameHex(one, hex));
  const { golden_spike: spike } = form;
  const end = (id: string | undefined) => thing?.kind === 'city' && place?.id === id;
  return {
    at: writeHex(hex),
    ground: strait ? 'strait' : land ? 'land' : 'water',
    thing:
      place && thing
        ? described(form, thing, place[language])
        : label && { kind: 'label', name: label[language] },
    spike: [
      ...(hasSpikeTile(form, hex) ? (['tile'] as const) : []),
      ...(end(spike?.first) ? (['first'] as const) : []),
      ...(end(spike?.far) ? (['far'] as const) : []),
    ],
  };
}

function described(
  form: BoardForm,
  { kind, index }: NonNullable<ReturnType<typeof thingAt>>,
  name: string,
): EditorHex['thing'] {
  const city = form.cities[index];
  const start = form.starts[index];
  if (kind === 'city' && city) {
    return { kind, name, index: index + 1, capacity: city.capacity };
  }
  return kind === 'start' && start
    ? { kind, name, company: start.company }
    : { kind: 'harbor', name };
}

/** A problem from the rules as a sentence, with names instead of ids. */
export function sentenceOf(
  problem: Problem,
  form: BoardForm,
  words: EditorWords,
  language: Language,
): string {
  const sentence = words.flaws[problem.problem];
  if (!sentence) return words.otherFlaw(problem.problem, problem.at);
  const figure = (key: string) => Number(problem[key] ?? 0);
  return sentence({
    part: /^\w*/.exec(problem.at)?.[0] ?? '',
    subject: subjectOf(problem, form, words, language),
    has: figure('has'),
    least: figure('least'),
    most: figure('most'),
    companies: startsMissing(form),
  });
}

function subjectOf(
  problem: Problem,
  form: BoardForm,
  words: EditorWords,
  language: Language,
): string {
  const spot = spotOf(problem, form);
  if (spot.tab === 'chart') return spot.row === null ? '' : `${words.length} ${spot.row}`;
  if (spot.tab === 'automa') return spot.row === null ? '' : words.automaTile(spot.row + 1);
  // A whole list, a missing start or the spike: the sentence names the part.
  if (spot.tab !== 'map' || spot.hex === null || spot.tool.kind !== 'select') return '';
  if (problem.problem === 'too-many') return '';
  const thing = thingAt(form, spot.hex);
  const named = thing ? placeOf(form, thing) : labelAt(form, spot.hex);
  if (!named) return writeHex(spot.hex);
  const { en, ko } = named;
  return (language === 'en' ? en || ko : ko || en) || writeHex(spot.hex);
}
