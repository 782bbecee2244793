import type { GameEvent } from '../../../../kit/rules';
import { StepButtons } from '../../../../ui/steps/step-buttons';
import { StepList } from '../../../../ui/steps/step-list';
import type { StepShowing } from '../../../../ui/steps/use-step-show';
import { TurnPanel } from '../../../../ui/turn/turn-panel';
import type { State } from '../../rules/state';
import { named } from '../places';
import type { Voice } from '../voice';
import { type FightStep, type Throw, takenOff, throwOf } from './report';
import './report.css';

interface ReportProps {
  readonly state: State;
  readonly showing: StepShowing<FightStep>;
  readonly voice: Voice;
}

/** A fight, side by side and die by die; one tap ends it. */
export function ReportPanel({ state, showing, voice }: ReportProps) {
  const { show } = showing;
  if (!show) return null;
  const { report } = voice.table.war;
  const events = show.steps.map(({ events: [event] }) => event);
  const fight = events.find(({ event }) => event === 'fight');
  const steps = events.map((event) => {
    const thrown = event.event === 'dice' ? throwOf(state, event) : null;
    return {
      mark: thrown && <Dice thrown={thrown} side={String(event.side)} />,
      text: textOf(event, thrown, event.side === 'attack' ? takenOff(state, fight) : 0, voice),
    };
  });
  return (
    <TurnPanel
      title={fight ? report.title(named(state, fight.at, voice)) : ''}
      onClose={showing.close}
      takesFocus
      foot={
        <StepButtons at={show.at} of={steps.length} onStep={showing.goTo} onClose={showing.close} />
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

function textOf(event: GameEvent, thrown: Throw | null, off: number, voice: Voice): string {
  const { report } = voice.table.war;
  const said = voice.event(event) ?? '';
  if (!thrown) return said;
  const { dice, shift } = thrown;
  const hits = dice.reduce((sum, die) => sum + die.hits, 0);
  return [
    said,
    ...(shift === 0 ? [] : [report.shift(shift)]),
    report.hits(hits),
    ...(off > 0 && hits > 0 ? [report.off(Math.min(off, hits))] : []),
  ].join(' ');
}

interface DiceProps {
  readonly thrown: Throw;
  readonly side: string;
}

/** The dice of a side, one after the other; below each a mark for each hit. Its sentence tells the same. */
function Dice({ thrown, side }: DiceProps) {
  return (
    <span class="f-dice" data-side={side} aria-hidden="true">
      {thrown.dice.map(({ roll, hits }, die) => (
        // A die is known by its place.
        <i key={die} data-hits={hits} style={{ '--nth': die }}>
          {roll}
          <small>{'✕'.repeat(hits) || '·'}</small>
        </i>
      ))}
    </span>
  );
}
