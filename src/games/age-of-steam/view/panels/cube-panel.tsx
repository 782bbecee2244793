import { Button } from '../../../../ui/button';
import { CUBES } from '../../data/goods';
import { cityName } from '../../words/names';
import type { Choice } from '../choice';
import { Cube } from '../cube';
import { wayOf } from '../delivery-ideas';
import { legalIn } from '../legal';
import { bestByCity, routesFor } from '../routes';
import { AskPanel } from './ask-panel';
import type { PanelProps } from './panel-props';
import { Pays } from './pays';

type CubeChoice = Choice & { readonly step: 'city' | 'cube' };

/** The cubes of a city, and where the chosen one can go. */
export function CubePanel(props: PanelProps & { readonly choice: CubeChoice }) {
  const { state, acting, turn, words, voice, choice } = props;
  const { ask, buttons } = words.table;
  const { names } = words;
  const { city } = choice;
  const nameOf = (one: number) => cityName(state.board, names, state.board.cityIds[one] ?? '');
  const chosen = choice.step === 'cube' ? CUBES[choice.color] : undefined;
  const color = choice.step === 'cube' ? choice.color : 0;
  const ends = choice.step === 'cube' ? bestByCity(routesFor(state, city, color)) : [];
  const colors = legalIn(state).ships.get(city) ?? [];
  return (
    <AskPanel
      question={
        chosen ? ask.destination(names.cube[chosen], nameOf(city)) : ask.cube(colors.length)
      }
      note={chosen ? undefined : nameOf(city)}
      legend="delivery"
      notice={turn.notice}
      step={choice.step}
      foot={<Button onClick={turn.close}>{buttons.back}</Button>}
    >
      <div class="aos-letters" role="group" aria-label={nameOf(city)}>
        {colors.map((one) => {
          const cube = CUBES[one] ?? 'black';
          return (
            <button
              type="button"
              class="aos-letter"
              key={cube}
              data-cube={cube}
              aria-pressed={choice.step === 'cube' && choice.color === one}
              onClick={() => turn.choose({ step: 'cube', city, color: one })}
            >
              <Cube cube={cube} /> {names.cube[cube]}
            </button>
          );
        })}
      </div>
      <ul class="aos-deliveries">
        {ends.map((best) => (
          <li key={best.to}>
            <button
              type="button"
              class="aos-delivery"
              data-delivery={wayOf({ city, color, best })}
              onClick={() =>
                turn.choose({
                  step: 'route',
                  city,
                  color,
                  to: best.to,
                  route: 0,
                })
              }
            >
              <span class="aos-delivery__way">{nameOf(best.to)}</span>
              <Pays route={best} acting={acting} words={words} voice={voice} />
            </button>
          </li>
        ))}
      </ul>
    </AskPanel>
  );
}
