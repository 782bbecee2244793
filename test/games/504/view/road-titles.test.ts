import { expect, test } from 'vitest';
import { roadModel } from '../../../../src/games/504/modules/roads/model';
import { splitText } from '../../../../src/games/504/modules/roads/model/ways';
import { rules } from '../../../../src/games/504/rules';
import { offersAt, offersIn } from '../../../../src/games/504/view/model/offers';
import { randomFrom } from '../../../../src/kit/random';
import { unwrap } from '../../../../src/kit/result';
import { LANGUAGES } from '../../../../src/kit/words';
import { voiceIn } from '../support/voice';
import { busy } from '../support/walk';

test.each(['685', '956'])(
  'world %s: roads from one tile, and who builds them, are told apart',
  (world) => {
    const random = randomFrom(`roads ${world}`);
    const state = unwrap(rules.begin({ world }, 3, `roads ${world}`));
    let [several, splits] = [0, 0];
    for (let ply = 0; ply < 400 && rules.toAct(state) !== null; ply++) {
      const now = rules.clone(state);
      for (const language of LANGUAGES) {
        const voice = voiceIn(now, language);
        const roads = offersIn(now).filter(({ kind }) => kind === 'road');
        for (const hex of new Set(roads.flatMap(({ hexes }) => hexes))) {
          const here = offersAt(now, hex, null).filter(({ kind }) => kind === 'road');
          const titles = here.map(({ ways: [way] }) =>
            roadModel.offers?.road?.title(now, way?.form ?? {}, voice, 1, hex),
          );
          expect(new Set(titles).size, titles.join('\n')).toBe(titles.length);
          if (titles.length > 1) several++;
          for (const { ways } of here) {
            const uses = new Set(ways.map(({ form }) => String(form.use)));
            const told = new Set(ways.map(({ form }) => splitText(now, form, voice, hex)));
            expect(told.size).toBe(uses.size);
            if (uses.size > 1) splits++;
          }
        }
      }
      rules.play(state, busy(state, random));
    }
    expect([several, splits].every((count) => count > 0)).toBe(true);
  },
);
