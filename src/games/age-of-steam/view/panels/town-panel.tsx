import { figureAt } from '../../../../kit/figure-at';
import { lookAhead } from '../../../../kit/look-ahead';
import { Button } from '../../../../ui/button';
import { Target } from '../../../../ui/turn/targets';
import { NEW_CITIES } from '../../data/goods';
import { rules } from '../../rules';
import { stopName } from '../board/names';
import { trackOn } from '../board/segments';
import { type Choice, chosenActions } from '../choice';
import { legalIn } from '../legal';
import { AskPanel } from './ask-panel';
import { Bill } from './bill';
import { NewCities, waitingFor } from './new-cities';
import type { PanelProps } from './panel-props';

type TownProps = PanelProps & { readonly choice: Choice & { readonly step: 'new-city' | 'town' } };

/** Which town a new city is laid on, and what that does to track: whose goes, and who owns a link by it. */
export function TownPanel(props: TownProps) {
  const { state, acting, turn, words, voice, choice } = props;
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
            <Button kind="primary" busy={turn.busy} onClick={turn.confirm}>
              {buttons.urbanize(city)}
            </Button>
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
          <Bill state={state} actions={actions} seat={acting} words={words.table} />
        </>
      )}
      <NewCities {...props} letter={choice.letter} />
      <p>
        {city}:{' '}
        {build.cityAhead(
          names.cube[form.cube],
          names.side[form.side],
          form.die,
          waitingFor(props, choice.letter),
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
