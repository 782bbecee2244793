import type { Seat } from '../../../../kit/event';
import { SeatMark } from '../../../../ui/seat-mark';
import { StepShowPanel } from '../../../../ui/steps/step-show-panel';
import type { StepShowing } from '../../../../ui/steps/use-step-show';
import type { Event } from '../../rules/events';
import { dollars, signed } from '../../words/figures';
import { useTable } from '../in-table';
import { onlyGrowth, type PaydayStep } from './steps';
import './payday.css';

interface PaydayProps {
  readonly showing: StepShowing<PaydayStep, Event>;
}

/** Income, expenses and goods growth, one step after the other, with everybody's figures; one tap ends it. */
export function PaydayPanel({ showing }: PaydayProps) {
  const { voice, words } = useTable();
  const { show } = showing;
  if (!show) return null;
  const growth = onlyGrowth(show.steps);
  const steps = show.steps.map(({ kind, events }) => ({
    mark: <StepMark kind={kind} events={events} />,
    text: events.flatMap((event) => (isFigure(event) ? [] : (voice.event(event) ?? []))).join(' '),
  }));
  return (
    <StepShowPanel
      title={growth ? words.table.payday.step.growth : words.table.payday.title}
      legend={growth ? 'dice' : 'payday'}
      steps={steps}
      showing={showing}
    />
  );
}

/** Whether an event is shown only by a die or by a figure beside a player's mark. */
function isFigure(event: Event): boolean {
  if (event.event === 'expenses') return event.short === 0;
  return event.event === 'dice' || event.event === 'income' || event.event === 'reduction';
}

/** What a step is called, with the dice that were thrown for it, or what it gives and takes everybody. */
function StepMark({ kind, events }: PaydayStep) {
  const { seats, voice, words } = useTable();
  const dice = events.flatMap((event) => (event.event === 'dice' ? event.dice : []));
  return (
    <span class="aos-payday">
      <b>{words.table.payday.step[kind]}</b>
      {dice.length > 0 && (
        <span class="aos-payday__dice" data-side={kind}>
          {dice.map((face, die) => (
            // A die is known by its place.
            <i key={die}>{face}</i>
          ))}
        </span>
      )}
      <span class="aos-payday__figures">
        {events.map((event) => {
          const change = changeIn(event);
          if (!change) return null;
          const [seat, figure] = change;
          const plan = seats[seat];
          if (!plan) return null;
          return (
            <span key={seat}>
              <SeatMark {...plan} among={seats} />
              <span class="visually-hidden">{voice.name(seat)}:</span> {figure}
            </span>
          );
        })}
      </span>
    </span>
  );
}

/** What an event gives or takes a seat: dollars, or income for a reduction; null: nothing. */
function changeIn(event: Event): readonly [seat: Seat, figure: string] | null {
  switch (event.event) {
    case 'income':
      return [event.seat, `+${dollars(event.amount)}`];
    case 'reduction':
      return [event.seat, signed(-event.amount)];
    case 'expenses':
      return [event.seat, dollars(-event.pays)];
    default:
      return null;
  }
}
