import { Button } from '../../../../ui/button';
import { StepList } from '../../../../ui/steps/step-list';
import type { StepShowing } from '../../../../ui/steps/use-step-show';
import { useTableWords } from '../../../../ui/table-words';
import { TurnPanel } from '../../../../ui/turn/turn-panel';
import type { TableWords } from '../../words/table-words';
import type { Voice } from '../voice';
import './payday.css';
import type { PaydayStep } from './steps';

interface PaydayProps {
  readonly showing: StepShowing<PaydayStep>;
  readonly voice: Voice;
  readonly words: TableWords;
}

/** Income, expenses and goods growth in sentences, one step after the other; one tap ends it. */
export function PaydayPanel({ showing, voice, words }: PaydayProps) {
  const house = useTableWords();
  const { show } = showing;
  if (!show) return null;
  const steps = show.steps.map(({ kind, events }) => ({
    mark: <StepMark kind={kind} events={events} words={words} />,
    text: events
      .flatMap((event) => (event.event === 'dice' ? [] : (voice.event(event) ?? [])))
      .join(' '),
  }));
  return (
    <TurnPanel
      title={words.payday.title}
      legend="payday"
      onClose={showing.close}
      takesFocus
      foot={
        <Button wide kind="primary" onClick={showing.close}>
          {house.goOn}
        </Button>
      }
    >
      <StepList
        steps={steps}
        at={show.at}
        closes={show.fresh}
        onStep={showing.goTo}
        onClose={showing.close}
      />
    </TurnPanel>
  );
}

/** What a step is called, and the dice that were thrown for it. */
function StepMark({ kind, events, words }: PaydayStep & { readonly words: TableWords }) {
  const dice = events.flatMap(({ dice: thrown }) => (Array.isArray(thrown) ? thrown : []));
  return (
    <span class="aos-payday">
      <b>{words.payday.step[kind]}</b>
      {dice.length > 0 && (
        <span class="aos-payday__dice" data-side={kind}>
          {dice.map((face, die) => (
            // A die is known by its place.
            <i key={die}>{String(face)}</i>
          ))}
        </span>
      )}
    </span>
  );
}
