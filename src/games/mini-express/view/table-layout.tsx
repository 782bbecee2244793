import { useEffect, useMemo, useRef } from 'preact/hooks';
import { useKeptFocus } from '../../../ui/focus';
import { TableRooms } from '../../../ui/table/game-table';
import { useMedia } from '../../../ui/use-media';
import { useSteady } from '../../../ui/use-steady';
import type { Words } from '../words/words';
import type { AutomaShowing } from './automa/use-show';
import { Board } from './board/board';
import { builtIn } from './built';
import { companyChosen } from './choice';
import { InTable, useGiven } from './in-table';
import { idleCompanies, targetsFor } from './legal';
import { Cards } from './panels/cards';
import { Details } from './panels/details';
import { StepPanel } from './panels/step-panel';
import type { MatchTableProps } from './props';
import type { Extras } from './use-extras';
import { useTableReports } from './use-table-reports';
import { usePanelChoice, useTurn } from './use-turn';

/** Screens with room for the log, in either orientation of a tablet. */
const ROOMY = '(min-width: 45rem) and (min-height: 45rem)';

const NONE: readonly never[] = [];

interface TableLayoutProps extends MatchTableProps {
  readonly words: Words;
  /** Both null where the match needs none. */
  readonly extras: Extras | null;
  readonly automa: AutomaShowing | null;
}

/** The table when its words are loaded. */
export function TableLayout(props: TableLayoutProps) {
  const { state, acting, plies, extras, automa, seeing } = props;
  const given = useGiven({ ...props, extraWords: extras?.table ?? null });
  const { legal, voice } = given;
  const idle = useMemo(() => idleCompanies(acting === null ? NONE : legal()), [legal, acting]);
  const lastBuilt = useMemo(() => builtIn(plies.at(-1)?.events ?? []), [plies]);
  const turn = useTurn({ ...props, legal, voice });
  const { choice } = turn;
  const open = usePanelChoice(choice);
  const company = companyChosen(choice);
  const targets = company === null ? NONE : targetsFor(legal(), company);
  // A player who begins to choose has seen enough.
  const show = choice.step === 'none' && automa ? automa.show : null;
  const picture = extras && show ? extras.pictureAt(state, show) : null;
  const step = show ? 'automa' : open.step;
  useTableReports(props, { state, choice, shown: show !== null, notice: turn.notice });
  const { onTab } = useSteady({ onTab: (tab: string) => props.onLook?.({ tab }) });
  const isWide = useMedia(ROOMY);
  const rooms = useRef<HTMLDivElement>(null);
  useKeptFocus(rooms, step, '.mx-card');
  useEffect(() => {
    // A player or spectator will need it soon, and the next tap need not wait for it.
    if (seeing !== 'still') legal();
  }, [legal]);

  return (
    <InTable value={given}>
      <TableRooms
        step={step}
        plies={plies.length}
        rooms={rooms}
        onEscape={() => (show && automa ? automa.close() : turn.back())}
        map={
          <Board
            state={picture?.state ?? state}
            extras={extras}
            targets={targets}
            words={props.words}
            language={props.language}
            choice={choice}
            weighed={picture?.weighed ?? NONE}
            lastBuilt={picture?.lastBuilt ?? lastBuilt}
            inView={props.inView ?? NONE}
            found={props.found ?? null}
            onTap={turn.tapHex}
          />
        }
        offers={<Cards chosen={company} idle={idle} onChoose={turn.chooseCompany} />}
        show={
          extras &&
          automa &&
          show &&
          seeing !== 'covered' && (
            <extras.AutomaPanel show={show} onStep={automa.goTo} onClose={automa.close} />
          )
        }
        turn={open.step !== 'none' && <StepPanel turn={turn} choice={open} />}
        details={
          <Details
            extras={extras}
            roomy={isWide && seeing !== 'still'}
            onTab={onTab}
            onShow={automa?.again ?? null}
          />
        }
      />
    </InTable>
  );
}
