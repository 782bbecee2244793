import { useMemo } from 'preact/hooks';
import type { SeatPlan } from '../../../../kit/header';
import type { GameEvent } from '../../../../kit/rules';
import { Button } from '../../../../ui/button';
import type { PlayedPly } from '../../../../ui/game-view';
import { SeatMark } from '../../../../ui/seat-mark';
import { StepList } from '../../../../ui/steps/step-list';
import type { StepShowing } from '../../../../ui/steps/use-step-show';
import { useTableWords } from '../../../../ui/table-words';
import { TurnPanel } from '../../../../ui/turn/turn-panel';
import type { State } from '../../rules/state';
import type { Voice } from '../voice';
import { scoreTable } from './score-table';
import { Scores } from './scores';
import type { RoundStep } from './steps';

interface RoundProps {
  readonly showing: StepShowing<RoundStep>;
  readonly state: State;
  readonly plies: readonly PlayedPly[];
  readonly seats: readonly SeatPlan[];
  readonly voice: Voice;
}

/** The scoring of a round as a table, and what else its end brings in sentences; one tap ends it. */
export function RoundPanel({ showing, state, plies, seats, voice }: RoundProps) {
  const house = useTableWords();
  const words = voice.table.round;
  const { show } = showing;
  const table = useMemo(() => {
    const shown = show?.steps.flatMap(({ events }) => events) ?? [];
    return scoreTable(
      shown,
      plies.flatMap(({ events }) => events),
      state.score,
    );
  }, [show, plies, state]);
  if (!show) return null;
  const said = show.steps.map(({ events }) => {
    const plan = seats[Number(events[0]?.seat)];
    return {
      isInTable: events.every((one) => one.event === 'score' || isPlain(one)),
      mark: plan ? <SeatMark {...plan} among={seats} /> : null,
      text: events.flatMap((event) => voice.event(event) ?? []).join(' '),
    };
  });
  const steps = said.filter(({ isInTable }) => !isInTable);
  return (
    <TurnPanel
      title={table.isOver ? words.over : words.ends(table.round)}
      onClose={showing.close}
      takesFocus
      foot={
        <Button wide kind="primary" onClick={showing.close}>
          {house.goOn}
        </Button>
      }
    >
      <Scores table={table} seats={seats} voice={voice} />
      <StepList
        steps={steps}
        beside={said.flatMap(({ isInTable, text }) => (isInTable ? text : [])).join(' ')}
        at={steps.length - 1}
        closes={show.fresh}
        onStep={showing.goTo}
        onClose={showing.close}
      />
    </TurnPanel>
  );
}

/** A final score without end-bonus cards: the table says all of it. */
function isPlain({ event, cards }: GameEvent): boolean {
  return event === 'final' && !(Array.isArray(cards) && cards.length > 0);
}
