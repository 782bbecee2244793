import { h } from 'preact';
import { expect, test } from 'vitest';
import { advice } from '../../../../src/games/504/advice';
import { rules } from '../../../../src/games/504/rules';
import { setups } from '../../../../src/games/504/rules/options';
import type { State } from '../../../../src/games/504/rules/state/state';
import { hexText } from '../../../../src/games/504/view/board/hex-text';
import { miniature } from '../../../../src/games/504/view/miniature';
import { actionText } from '../../../../src/games/504/view/model/action-text';
import { outlookOf } from '../../../../src/games/504/view/model/base/facts';
import { legalIn } from '../../../../src/games/504/view/model/base/legal';
import { mapOf } from '../../../../src/games/504/view/model/base/map';
import type { Voice } from '../../../../src/games/504/view/model/base/voice';
import { choiceOf, chosenActions } from '../../../../src/games/504/view/model/choice';
import { endingOf } from '../../../../src/games/504/view/model/ending';
import { actionsOf, mostOf, offersIn } from '../../../../src/games/504/view/model/offers';
import { restOfTurn } from '../../../../src/games/504/view/model/rest-of-turn';
import { offerKind, tellingsIn } from '../../../../src/games/504/view/model/table';
import { infosIn } from '../../../../src/games/504/view/table/infos';
import { layersIn } from '../../../../src/games/504/view/table/layers';
import { SEAT_COLORS } from '../../../../src/kit/header';
import { randomFrom } from '../../../../src/kit/random';
import { composedValues } from '../../../../src/kit/setups';
import { LANGUAGES } from '../../../../src/kit/words';
import { amount } from '../../../support/circle';
import { drawOnce } from '../../../ui/support/draw-once';
import { BROKEN, HANGUL } from '../../contract/sentence';
import { inTable } from '../support/in-table';
import { voiceIn } from '../support/voice';
import { busy } from '../support/walk';
import { EVERY_PAIR } from '../support/worlds';

/** The worlds that people can choose. */
const [setting] = setups.settings;
const WORLDS = setting?.kind === 'composed' ? composedValues(setting) : [];

/** A position of a match by chance, somewhere from its first to its tenth turn or so. */
function later(world: string, seats: number): State {
  const random = randomFrom(`every ${world}`);
  const begun = rules.begin({ world }, seats, `every ${world}`);
  if (!begun.ok) throw new Error(world);
  const state = begun.value;
  const plies = 4 + (Number(world) % 120);
  for (let ply = 0; ply < plies && rules.toAct(state) !== null; ply++)
    rules.play(state, busy(state, random));
  return state;
}

const PEOPLE = SEAT_COLORS.map((colour, seat) => ({
  ...{
    colour,
    name: ['Ada', 'Ben', 'Cho', 'Dora'][seat] ?? '',
    player: { kind: 'person' as const },
  },
}));

/** Everything that a table says of a position. */
function said(state: State, voice: Voice): readonly string[] {
  const map = mapOf(state);
  const layer = { state, map, voice };
  const layers = layersIn(state).flatMap(({ Above }) => (Above ? [h(Above, layer)] : []));
  const infos = infosIn(state).map((Info) => h(Info, {}));
  return [
    ...map.all.hexes.map((_, hex) => hexText(state, hex, voice)),
    ...tellingsIn(state).map(({ note }) => note?.(state, voice) ?? ''),
    endingOf(state, voice),
    ...[layers, infos].map((drawn) =>
      drawOnce(drawn, inTable(state, voice)).replace(/\s+/g, ' ').trim(),
    ),
    ...offersIn(state).flatMap((offer) => {
      const kind = offerKind(state, offer.kind);
      const [way] = offer.ways;
      if (!kind || !way) throw new Error(offer.id);
      return [
        kind.title(state, way.form, voice, 1, offer.hexes.at(-1) ?? -1),
        kind.note?.(state, way.form, voice, 1) ?? '',
        actionText(state, actionsOf(way), voice),
      ];
    }),
  ];
}

test('people can choose every world', () => {
  expect(WORLDS).toHaveLength(504);
  expect(WORLDS.every((world) => setups.read({ world }).ok)).toBe(true);
});

test.each(amount({ test: EVERY_PAIR, long: WORLDS }))(
  'in world %s the table has an answer to everything, in both languages',
  (world) => {
    const state = later(world, 2 + (Number(world) % 3));
    for (const language of LANGUAGES) {
      const all = said(state, voiceIn(state, language, PEOPLE.slice(0, state.seats)));
      expect(all.filter((one) => one !== '' && BROKEN.test(one))).toEqual([]);
      expect(all.some((one) => HANGUL.test(one))).toBe(language === 'ko');
    }
    expect(miniature(state, [], [])).toContain('</svg>');
    if (rules.toAct(state) === null) return;
    for (const { action } of legalIn(state).slice(0, 12))
      expect(chosenActions(state, choiceOf(state, [action]))).toEqual([action]);
    for (const offer of offersIn(state).slice(0, 6)) {
      const [way] = offer.ways;
      if (way) outlookOf(state, actionsOf(way));
      expect(mostOf(state, offer)).toBeGreaterThan(0);
    }
    for (const action of restOfTurn(state)?.actions ?? []) expect(action).toBeGreaterThanOrEqual(0);
    const shares = new Float32Array(state.seats);
    advice.value(state, shares);
    expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true);
  },
);
