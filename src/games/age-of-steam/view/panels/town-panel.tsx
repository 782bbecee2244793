import { figureAt } from '../../../../kit/figure-at';
import { lookAhead } from '../../../../kit/look-ahead';
import { Button } from '../../../../ui/button';
import { ConfirmButton } from '../../../../ui/turn/confirm-button';
import { Target } from '../../../../ui/turn/targets';
import { CUBES, type CubeColor, NEW_CITIES } from '../../data/goods';
import { rules } from '../../rules';
import type { State } from '../../rules/state';
import { mayUrbanize } from '../../rules/urbanize';
import { stopName } from '../board/names';
import { trackOn } from '../board/segments';
import { type Choice, chosenActions } from '../choice';
import { Cube } from '../cube';
import { useTable } from '../in-table';
import { legalIn } from '../legal';
import type { Turn } from '../use-turn';
import { AskPanel, type PanelProps } from './ask-panel';
import { Bill } from './bill';

type TownProps = PanelProps & { readonly choice: Choice & { readonly step: 'new-city' | 'town' } };

/** Which town a new city is laid on, and what that does to track: whose goes, and who owns a link by it. */
export function TownPanel({ turn, choice }: TownProps) {
  const { state, words, voice } = useTable();
  const { ask, build, buttons } = words.table;
  const form = NEW_CITIES[choice.letter];
  if (!form) return null;
  const { names } = words;
  const city = names.newCity(form.id);
  const nameOf = (hex: number) => stopName(state, figureAt(state.board.stopOn, hex), names);
  const spokes = choice.step === 'town' ? trackOn(state, choice.hex).length : 0;
  const actions = chosenActions(state, choice);
  const { events } = lookAhead(rules, state, actions);
  const isLost = events.some((one) => one.event === 'urbanize' && one.removed.length > 0);
  // What is laid where is asked above.
  const told = events.flatMap((event) =>
    event.event === 'urbanize' && !isLost ? [] : (voice.event(event) ?? []),
  );
  return (
    <AskPanel
      question={ask.newCityPlace(city)}
      note={choice.step === 'town' ? nameOf(choice.hex) : undefined}
      legend="new-city"
      notice={turn.notice}
      step={choice.step}
      foot={
        <>
          <Button onClick={turn.close}>{buttons.noNewCity}</Button>
          {choice.step === 'town' && (
            <ConfirmButton busy={turn.busy} onClick={turn.confirm}>
              {buttons.urbanize(city)}
            </ConfirmButton>
          )}
        </>
      }
    >
      {choice.step === 'town' && (
        <>
          <p class={spokes > 0 ? 'aos-warn' : 'aos-soft'}>
            {!isLost && (spokes > 0 ? build.trackRemoved(spokes) : build.nothingRemoved)}{' '}
            {told.join(' ')}
          </p>
          <Bill actions={actions} />
        </>
      )}
      <NewCities turn={turn} letter={choice.letter} />
      <p>
        {city}:{' '}
        {build.cityAhead(
          names.cube[form.cube],
          names.side[form.side],
          form.die,
          waitingIn(state, choice.letter).map((one) => names.cube[one]),
        )}
      </p>
      {choice.step === 'new-city' && (
        <ul class="targets">
          {(legalIn(state).newCities.get(choice.letter) ?? []).map((hex) => (
            <li key={hex}>
              <Target
                label={nameOf(hex)}
                onClick={() => turn.choose({ step: 'town', letter: choice.letter, hex })}
              />
            </li>
          ))}
        </ul>
      )}
    </AskPanel>
  );
}

interface NewCitiesProps {
  readonly turn: Turn;
  /** The one that is chosen. */
  readonly letter: number | null;
}

/** The new cities that may be laid before the first tile. */
export function NewCities({ turn, letter }: NewCitiesProps) {
  const { state, words } = useTable();
  const { ask, build } = words.table;
  if (!mayUrbanize(state)) return null;
  const { newCities } = legalIn(state);
  return (
    <div class="aos-letters" data-letters role="group" aria-label={ask.newCity}>
      {letter === null && <span>{ask.newCity}</span>}
      {NEW_CITIES.map(({ id, cube, side, die }, place) => {
        if (!newCities.has(place)) return null;
        const ahead = build.cityAhead(
          words.names.cube[cube],
          words.names.side[side],
          die,
          waitingIn(state, place).map((one) => words.names.cube[one]),
        );
        return (
          <button
            type="button"
            class="framed aos-letter"
            key={id}
            data-city={id}
            aria-pressed={place === letter}
            aria-label={`${id}: ${words.names.newCity(id)}, ${ahead}`}
            onClick={() => turn.choose({ step: 'new-city', letter: place })}
          >
            <Cube cube={cube} />
            {id}
            <span class="aos-waiting">
              {waitingIn(state, place).map((one, box) => (
                <Cube key={box} cube={one} />
              ))}
            </span>
          </button>
        );
      })}
    </div>
  );
}

/** Cubes that wait in the column of a new city, the next one first. */
function waitingIn(state: State, letter: number): readonly CubeColor[] {
  const { cityCount, display } = state.board;
  const column = display.columnFor[cityCount + letter] ?? -1;
  const from = display.boxFrom[column] ?? 0;
  const boxes = state.display.subarray(from, from + (display.boxCount[column] ?? 0));
  return [...boxes].flatMap((box) => CUBES[box - 1] ?? []);
}
