import type { SeatPlan } from '../../../../kit/header';
import { Button } from '../../../../ui/button';
import { SeatMark } from '../../../../ui/seat-mark';
import { StepList } from '../../../../ui/steps/step-list';
import type { StepShowing } from '../../../../ui/steps/use-step-show';
import { useTableWords } from '../../../../ui/table-words';
import { TurnPanel } from '../../../../ui/turn/turn-panel';
import type { Voice } from '../voice';
import type { RoundStep } from './steps';

interface RoundProps {
  readonly showing: StepShowing<RoundStep>;
  readonly seats: readonly SeatPlan[];
  readonly voice: Voice;
}

/** The scoring of a round in sentences, one for each seat; one tap ends it. */
export function RoundPanel({ showing, seats, voice }: RoundProps) {
  const house = useTableWords();
  const { show } = showing;
  if (!show) return null;
  const steps = show.steps.map(({ events }) => {
    const plan = seats[Number(events[0]?.seat)];
    return {
      mark: plan ? <SeatMark {...plan} among={seats} /> : null,
      text: events.flatMap((event) => voice.event(event) ?? []).join(' '),
    };
  });
  return (
    <TurnPanel
      title={voice.table.ask.roundEnds}
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
