import { useEffect, useMemo, useRef } from 'preact/hooks';
import { useBefore } from '../../../ui/figures/use-before';
import { useKeptFocus } from '../../../ui/focus';
import { TableRooms } from '../../../ui/table/game-table';
import { useMedia } from '../../../ui/use-media';
import { useSteady } from '../../../ui/use-steady';
import { toAct } from '../rules/state';
import type { Words } from '../words/words';
import type { AutomaShowing } from './automa/use-show';
import { Board } from './board/board';
import { builtIn } from './built';
import { companyChosen } from './choice';
import { readFacts } from './facts';
import { idleCompanies, legalIn, targetsFor } from './legal';
import { Cards } from './panels/cards';
import { Details } from './panels/details';
import { StepPanel } from './panels/step-panel';
import type { MatchTableProps } from './props';
import type { Extras } from './use-extras';
import { useTableReports } from './use-table-reports';
import { usePanelChoice, useTurn } from './use-turn';
import { hintFor, voiceOf } from './voice';

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
  const { state, seats, language, acting, plies, words, extras, automa } = props;
  const { options } = state;
  const voice = useMemo(() => voiceOf(words, seats, options), [words, seats, options]);
  const legal = useMemo(() => legalIn(state), [state]);
  const facts = useMemo(() => readFacts(state), [state]);
  const before = useBefore(facts);
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
  const roomy = isWide && props.seeing !== 'still';
  const rooms = useRef<HTMLDivElement>(null);
  useKeptFocus(rooms, step, '.mx-card');
  useEffect(() => {
    // A player or spectator will need it soon, and the next tap need not wait for it.
    if (props.seeing !== 'still') legal();
  }, [legal]);

  return (
    <TableRooms
      class="mx-table__rooms"
      step={step}
      plies={props.plies.length}
      rooms={rooms}
      onEscape={() => (show && automa ? automa.close() : turn.back())}
    >
      <Board
        state={picture?.state ?? state}
        extras={extras}
        targets={targets}
        words={words}
        language={language}
        choice={choice}
        weighed={picture?.weighed ?? NONE}
        lastBuilt={picture?.lastBuilt ?? lastBuilt}
        found={props.found ?? null}
        onTap={turn.tapHex}
      />
      <Cards
        facts={facts}
        before={before}
        words={words}
        seat={acting}
        chosen={company}
        idle={idle}
        onChoose={turn.chooseCompany}
      />
      {extras && automa && show && props.seeing !== 'covered' && (
        <extras.AutomaPanel
          show={show}
          voice={voice}
          extra={extras.table}
          onStep={automa.goTo}
          onClose={automa.close}
        />
      )}
      <StepPanel
        state={state}
        legal={legal}
        turn={turn}
        choice={open}
        seats={seats}
        voice={voice}
        words={words}
        language={language}
        mayAct={acting !== null}
      />
      <Details
        state={state}
        extras={extras}
        facts={facts}
        before={before}
        seats={seats}
        toAct={toAct(state)}
        acting={acting}
        plies={plies}
        opening={props.opening}
        voice={voice}
        words={words}
        language={language}
        hint={hintFor(state, words)}
        roomy={roomy}
        onTab={onTab}
        onShow={automa?.again ?? null}
      />
    </TableRooms>
  );
}
