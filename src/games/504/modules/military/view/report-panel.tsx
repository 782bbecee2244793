import { StepShowPanel } from '../../../../../ui/steps/step-show-panel';
import type { StepShowing } from '../../../../../ui/steps/use-step-show';
import type { Event } from '../../../rules/state/events';
import { NONE } from '../../../rules/state/fields';
import type { State } from '../../../rules/state/state';
import { useTable } from '../../../view/model/base/in-table';
import { named } from '../../../view/model/base/places';
import type { Voice } from '../../../view/model/base/voice';
import type { DiceEvent } from '../events';
import { type FightStep, outcomeOf, sumOf, type Throw, throwOf } from '../model/report';
import './report.css';

interface ReportProps {
  readonly showing: StepShowing<FightStep, Event>;
}

/** A fight, side by side and die by die; one tap ends it. */
export function ReportPanel({ showing }: ReportProps) {
  const { state, voice } = useTable();
  const { show } = showing;
  if (!show) return null;
  const { report } = voice.table.war;
  const events = show.steps.map(({ events: [event] }) => event);
  const places = events.flatMap(({ side, at }) => (side === 'attack' ? [at] : []));
  const steps = events.map((event, step) => {
    const thrown = throwOf(state, event);
    const next = events[step + 1] ?? null;
    // Of several fights each says where it is.
    const where = places.length > 1 && event.side === 'attack' ? event.at : null;
    return {
      mark: <Dice thrown={thrown} side={event.side} />,
      text: [
        ...(where === null ? [] : [report.at(named(state, where, voice))]),
        textOf(state, { event, thrown, before: events[step - 1] ?? null, next }, voice),
      ].join(' '),
    };
  });
  const [first] = events;
  return (
    <StepShowPanel
      title={first ? report.title(places.map((place) => named(state, place, voice))) : ''}
      steps={steps}
      showing={showing}
    >
      <p class="f-report__hits">{report.whatHits}</p>
    </StepShowPanel>
  );
}

interface SideOfFight {
  readonly event: DiceEvent;
  readonly thrown: Throw;
  /** The dice told before and after these. */
  readonly before: DiceEvent | null;
  readonly next: DiceEvent | null;
}

/** The dice in words; with the last ones of a fight, its result. */
function textOf(state: State, { event, thrown, before, next }: SideOfFight, voice: Voice): string {
  const { report } = voice.table.war;
  const isAttack = event.side === 'attack';
  const strikesBack = isAttack && next?.side === 'defense';
  const [attack, defense] = isAttack ? [event, strikesBack ? next : null] : [before, event];
  const came = attack && outcomeOf(state, attack, defense);
  const name = (owner: number) => (owner === NONE ? null : voice.owner(owner));
  return [
    voice.event(event) ?? '',
    ...(thrown.shift === 0 ? [] : [report.shift(thrown.shift)]),
    report.hits(sumOf(thrown)),
    ...(isAttack && came && came.off > 0 ? [report.off(came.off)] : []),
    ...(came && !strikesBack
      ? [
          report.outcome({
            ...{ fell: came.fell, lost: came.lost, outcome: came.outcome },
            attacker: voice.owner(came.attacker),
            defender: name(came.defender),
          }),
        ]
      : []),
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
