import { useMemo, useRef } from 'preact/hooks';
import type { TableProps } from '../../../ui/game-view';
import { destinations } from '../rules/destinations';
import { draftRefusal } from '../rules/draft';
import { phase, type State, toAct } from '../rules/state';
import { takeRefusal } from '../rules/take';
import type { Words } from '../words/words';
import { Board } from './board/board';
import { chosenAction, companyChosen } from './choice';
import './colours.css';
import { readFacts } from './facts';
import { foresee } from './outcome';
import { Cards } from './panels/cards';
import { CityPanel } from './panels/city-panel';
import { CompanyPanel } from './panels/company-panel';
import { ConfirmPanel } from './panels/confirm-panel';
import { Details } from './panels/details';
import './table.css';
import { useBefore } from './use-before';
import { useEscape } from './use-escape';
import { useKeptFocus } from './use-kept-focus';
import { useTurn } from './use-turn';
import { useWords } from './use-words';

/** Board, cards and panels; fills the room it is given. */
export function Table(props: TableProps) {
  const words = useWords(props.language);
  return <div class="mx-table">{words && <Laid {...props} words={words} />}</div>;
}

function Laid(props: TableProps & { readonly words: Words }) {
  const { seats, language, acting, plies, words } = props;
  const state = props.state as State;
  const turn = useTurn({ state, acting, words, offer: props.offer });
  const { choice } = turn;
  const facts = useMemo(() => readFacts(state), [state]);
  const before = useBefore(facts);
  const idle = useMemo(() => idleCompanies(state, acting !== null), [state, acting]);
  const action = chosenAction(state, choice);
  const outcome = useMemo(() => (action === null ? null : foresee(state, action)), [state, action]);
  const rooms = useRef<HTMLDivElement>(null);
  useEscape(rooms, turn.back);
  useKeptFocus(rooms, choice.step);
  const notice = (
    <p class="mx-notice" role="status">
      {turn.notice}
    </p>
  );

  return (
    <div class="mx-table__rooms" data-step={choice.step} ref={rooms}>
      <Board
        state={state}
        words={words}
        language={language}
        choice={choice}
        lastBuilt={lastBuilt(plies)}
        onTap={turn.tapHex}
      />
      <Cards
        facts={facts}
        before={before}
        words={words}
        seat={acting}
        chosen={companyChosen(choice)}
        idle={idle}
        onChoose={turn.chooseCompany}
      />
      {choice.step === 'city' && (
        <CityPanel
          state={state}
          city={choice.city}
          words={words}
          language={language}
          onBuild={(company) => turn.chooseCity(company, choice.city)}
          onClose={turn.close}
        />
      )}
      {choice.step === 'company' && (
        <CompanyPanel
          state={state}
          company={choice.company}
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
          words={words}
          language={language}
          mayAct={acting !== null}
          busy={turn.busy}
          notice={notice}
          onAlso={turn.chooseAlso}
          onOtherRoute={turn.otherRoute}
          onConfirm={turn.confirm}
          onBack={turn.back}
          onClose={turn.close}
        />
      )}
      <Details
        facts={facts}
        before={before}
        seats={seats}
        toAct={toAct(state)}
        acting={acting}
        plies={plies}
        opening={props.opening}
        words={words}
      />
    </div>
  );
}

/** The companies with which the seat to act can do nothing at all. */
function idleCompanies(state: State, mayAct: boolean): ReadonlySet<number> {
  const companies = [0, 1, 2, 3];
  if (!mayAct) return new Set();
  if (phase(state) === 'draft') return new Set(companies.filter((c) => draftRefusal(state, c)));
  return new Set(
    companies.filter((c) => takeRefusal(state, c) && destinations(state, c).length === 0),
  );
}

/** The hexes of the last action, when it was a build. */
function lastBuilt(plies: TableProps['plies']): readonly string[] {
  const built = plies.at(-1)?.events.find(({ event }) => event === 'build')?.route;
  return Array.isArray(built) ? built.filter((hex) => typeof hex === 'string') : [];
}
