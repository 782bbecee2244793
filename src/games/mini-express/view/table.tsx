import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { TableProps } from '../../../ui/game-view';
import { useLazy } from '../../../ui/lazy';
import { useSteady } from '../../../ui/use-steady';
import { type State, toAct } from '../rules/state';
import type { Words } from '../words/words';
import type { AutomaShowing } from './automa/use-show';
import { Board } from './board/board';
import { builtIn } from './built';
import { chosenAction, companyChosen } from './choice';
import './colours.css';
import { companyId } from './companies';
import { readFacts } from './facts';
import { hintFor } from './hint';
import { type Legal, legalIn } from './legal';
import { LetGo } from './let-go';
import { foresee } from './outcome';
import { Ask, AskRules } from './panels/ask';
import { Cards } from './panels/cards';
import { CompanyPanel } from './panels/company-panel';
import { ConfirmPanel } from './panels/confirm-panel';
import { Details } from './panels/details';
import { lookups } from './panels/fetch-lookups';
import './table.css';
import { useBefore } from './use-before';
import { useEscape } from './use-escape';
import { type Extras, useExtras } from './use-extras';
import { useKeptFocus } from './use-kept-focus';
import { useTurn } from './use-turn';
import { useWords } from './use-words';
import { voiceOf } from './voice';

/** Screens on which the log finds room; whoever turns a tablet has it both ways. */
const ROOMY = '(min-width: 45rem) and (min-height: 45rem)';

/** Board, cards and panels; fills the room it is given. */
export function Table(props: TableProps) {
  const words = useWords(props.language);
  const extras = useExtras((props.state as State).options, props.language);
  const lay = (automa: AutomaShowing | null) =>
    words && extras !== undefined && <Laid {...props} {...{ words, extras, automa }} />;
  return (
    <AskRules.Provider value={props.onAskRules ?? null}>
      <div class="mx-table">
        {extras ? (
          <extras.WithShow plies={props.plies} live={props.seeing !== 'still'}>
            {lay}
          </extras.WithShow>
        ) : (
          lay(null)
        )}
      </div>
    </AskRules.Provider>
  );
}

const NONE: readonly never[] = [];

interface LaidProps extends TableProps {
  readonly words: Words;
  /** Both null where the match needs none. */
  readonly extras: Extras | null;
  readonly automa: AutomaShowing | null;
}

function Laid(props: LaidProps) {
  const { seats, language, acting, plies, words, extras, automa, onSeen } = props;
  const state = props.state as State;
  const { options } = state;
  const voice = useMemo(() => voiceOf(words, seats, options), [words, seats, options]);
  const legal = useMemo(() => legalIn(state), [state]);
  const turn = useTurn({ ...props, state, legal, voice });
  const { choice } = turn;
  const rest = useLazy(lookups, choice.step === 'city');
  // Whoever begins a turn has seen enough.
  const show = choice.step === 'none' && automa ? automa.show : null;
  const telling = show !== null;
  useEffect(() => {
    if (!telling) onSeen?.(state);
  }, [telling, state, onSeen]);
  const picture = extras && show ? extras.pictureAt(state, show) : null;
  const facts = useMemo(() => readFacts(state), [state]);
  const before = useBefore(facts);
  const idle = useMemo(() => {
    const isIdle = ({ share, targets }: Legal) => !share && targets.length === 0;
    const companies = acting === null ? [] : legal().map((one, company) => isIdle(one) && company);
    return new Set(companies.filter((company) => company !== false));
  }, [legal, acting]);
  const action = chosenAction(state, choice);
  const outcome = useMemo(() => (action === null ? null : foresee(state, action)), [state, action]);
  const rooms = useRef<HTMLDivElement>(null);
  useEscape(rooms, () => (show && automa ? automa.close() : turn.back()));
  const step = show ? 'automa' : choice.step;
  useKeptFocus(rooms, step);
  const company = companyChosen(choice);
  const targets = (company !== null && legal()[company]?.targets) || NONE;
  const lastBuilt = useMemo(() => builtIn(plies.at(-1)?.events ?? []), [plies]);
  const city = 'city' in choice ? state.board.form.cities[choice.city]?.id : null;
  // Before the next frame, so that what points at the next tap never points at the last one.
  useLayoutEffect(() => {
    props.onLook?.({ step, company: company === null ? null : companyId(company), city });
    // Only what is open counts, whoever wants to know it.
  }, [state, step, company, city]);
  const { onTab } = useSteady({ onTab: (tab: string) => props.onLook?.({ tab }) });
  useEffect(() => {
    // Whoever plays or watches will ask soon, and the next tap need not wait for it.
    if (props.seeing !== 'still') legal();
  }, [legal]);
  useEffect(() => {
    if (turn.notice.text) props.onRefused?.();
  }, [turn.notice]);
  const notice = (
    <div class="mx-notice" role="status">
      {turn.notice.text}
      <Ask why={turn.notice.because} words={words.table} />
    </div>
  );

  return (
    <LetGo step={step}>
      <div class="mx-table__rooms" data-step={step} ref={rooms}>
        <Board
          state={picture?.state ?? state}
          extras={extras}
          targets={targets}
          words={words}
          language={language}
          choice={choice}
          weighed={picture?.weighed ?? NONE}
          lastBuilt={picture?.lastBuilt ?? lastBuilt}
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
            words={words}
            extra={extras.table}
            onStep={automa.goTo}
            onClose={automa.close}
          />
        )}
        {choice.step === 'city' && rest && (
          <rest.CityPanel
            state={state}
            legal={legal()}
            city={choice.city}
            voice={voice}
            words={words}
            language={language}
            onBuild={(company) => turn.chooseCity(company, choice.city)}
            onClose={turn.close}
          />
        )}
        {choice.step === 'company' && (
          <CompanyPanel
            state={state}
            targets={targets}
            company={choice.company}
            voice={voice}
            words={words}
            language={language}
            mayAct={acting !== null}
            notice={notice}
            onShare={() => turn.chooseShare(choice.company)}
            onRefused={turn.refuse}
            onCity={(city) => turn.chooseCity(choice.company, city)}
            onClose={turn.close}
          />
        )}
        {(choice.step === 'share' || choice.step === 'build') && (
          <ConfirmPanel
            state={state}
            choice={choice}
            outcome={outcome}
            seats={seats}
            voice={voice}
            words={words}
            language={language}
            mayAct={acting !== null}
            busy={turn.busy}
            notice={notice}
            onAnswer={turn.answer}
            onOtherRoute={turn.otherRoute}
            onConfirm={turn.confirm}
            onBack={turn.back}
            onClose={turn.close}
          />
        )}
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
          roomy={props.seeing !== 'still' && matchMedia(ROOMY).matches}
          onTab={onTab}
          onShow={automa?.again ?? null}
        />
      </div>
    </LetGo>
  );
}
