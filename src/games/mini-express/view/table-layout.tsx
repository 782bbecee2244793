import { useRef } from 'preact/hooks';
import { lazy } from '../../../kit/lazy';
import { useKeptFocus } from '../../../ui/focus';
import { useStepShow } from '../../../ui/steps/use-step-show';
import { TableRooms } from '../../../ui/table/game-table';
import { useAhead } from '../../../ui/table/use-ahead';
import { useOpen } from '../../../ui/table/use-open';
import { useMedia } from '../../../ui/use-media';
import { useSteady } from '../../../ui/use-steady';
import type { Words } from '../words/words';
import { Board } from './board/board';
import { companyChosen, openForLessons } from './choice';
import { InTable, useGiven } from './in-table';
import { Cards } from './panels/cards';
import { Details } from './panels/details';
import { StepPanel } from './panels/step-panel';
import type { MatchTableProps } from './props';
import type { Extras } from './use-extras';
import { usePanelChoice, useTurn } from './use-turn';

/** Screens with room for the log, in either orientation of a tablet. */
const ROOMY = '(min-width: 45rem) and (min-height: 45rem)';

const panel = lazy(async () => (await import('./extras')).AutomaPanel);

const NO_STEPS = () => [];

interface LayoutProps extends MatchTableProps {
  readonly words: Words;
  /** Null where the match needs none. */
  readonly extras: Extras | null;
}

/** The table when its words are loaded. */
export function TableLayout(props: LayoutProps) {
  const { state, extras, seeing } = props;
  const given = useGiven({ ...props, extraWords: extras?.table ?? null });
  const { legal, voice } = given;
  const showing = useStepShow(props.plies, seeing !== 'still', extras?.automaSteps ?? NO_STEPS);
  const turn = useTurn({ ...props, legal, voice });
  const { choice } = turn;
  const open = useOpen(props, {
    ...{ turn, showing, as: 'automa', panel, shows: extras !== null, forLessons: openForLessons },
  });
  const picture = extras && open.shown ? extras.pictureAt(state, open.shown) : null;
  const asked = usePanelChoice(choice);
  const step = open.shown ? 'automa' : asked.step;
  const { onTab } = useSteady({ onTab: (tab: string) => props.onLook?.({ tab }) });
  const roomy = useMedia(ROOMY) && seeing !== 'still';
  const rooms = useRef<HTMLDivElement>(null);
  useKeptFocus(rooms, step, '.mx-card');
  useAhead(props, legal);
  return (
    <InTable value={given}>
      <TableRooms
        {...open.rooms}
        step={step}
        rooms={rooms}
        map={
          <Board
            extras={extras}
            choice={choice}
            picture={picture}
            inView={props.inView}
            found={props.found}
            onTap={turn.tapHex}
          />
        }
        offers={<Cards chosen={companyChosen(choice)} onChoose={turn.chooseCompany} />}
        turn={asked.step !== 'none' && <StepPanel turn={turn} choice={asked} />}
        details={
          <Details extras={extras} roomy={roomy} onTab={onTab} onShow={extras && showing.again} />
        }
      />
    </InTable>
  );
}
