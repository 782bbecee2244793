import './automa-tile.css';
import './bag.css';
import { StepShowPanel } from '../../../../ui/steps/step-show-panel';
import type { StepShowing } from '../../../../ui/steps/use-step-show';
import { Ask } from '../../../../ui/turn/ask-rules';
import { inBag } from '../../rules/automa-bag';
import type { AutomaTile } from '../../rules/board';
import type { Event } from '../../rules/events';
import type { TableExtraWords } from '../../words/en/extras';
import { useTable } from '../in-table';
import { companyId } from '../names';
import type { AutomaStep } from './steps';

/** The words of these parts, which are loaded with the parts themselves. */
function useExtraWords(): TableExtraWords {
  const { extraWords } = useTable();
  if (!extraWords) throw new Error('This part is drawn in a match without an automa.');
  return extraWords;
}

interface AutomaPanelProps {
  readonly showing: StepShowing<AutomaStep, Event>;
}

/** The automa's turn in sentences, one step after the other. One tap ends it. */
export function AutomaPanel({ showing }: AutomaPanelProps) {
  const { voice } = useTable();
  const extra = useExtraWords();
  const { show } = showing;
  if (!show) return null;
  const steps = show.steps.map((step) => ({
    mark: <Tile step={step} />,
    text: step.events.flatMap((event) => voice.event(event) ?? []).join(' '),
  }));
  return <StepShowPanel title={extra.automaTurn} legend="bag" steps={steps} showing={showing} />;
}

/** The tile that a step draws. */
function Tile({ step }: { step: AutomaStep }) {
  const drawn = step.events.flatMap((event) =>
    event.event === 'draw' && event.tile !== 'refresh' ? [event.tile] : [],
  );
  const last = drawn.at(-1);
  return last ? <AutomaTileMark tile={{ city: last[0], company: last[1] }} /> : null;
}

/** A tile of the automa: above, steps for the target; below, steps for the company. */
function AutomaTileMark({ tile }: { tile: AutomaTile }) {
  const words = useExtraWords();
  const refresh = tile === 'refresh';
  const spoken = refresh ? words.refresh : words.tileSteps(tile.city, tile.company);
  return (
    <span class="mx-automa-tile" data-refresh={refresh || undefined}>
      <span class="visually-hidden">{spoken}</span>
      <svg viewBox="0 0 32 44" aria-hidden="true">
        <path
          class="mx-automa-tile__face"
          d="M4 1h24a3 3 0 0 1 3 3v36a3 3 0 0 1 -3 3h-24a3 3 0 0 1 -3 -3v-36a3 3 0 0 1 3 -3z"
        />
        {refresh ? (
          <path class="mx-automa-tile__turn" d="M24 18a9 9 0 1 0 0.5 7M24.5 11v7.5h-7.5" />
        ) : (
          <>
            <circle class="mx-automa-tile__ring" cx="9" cy="12.5" r="4.5" />
            <circle class="mx-automa-tile__dot" cx="9" cy="12.5" r="1.6" />
            <text x="21" y="17.5">
              {tile.city}
            </text>
            <path class="mx-automa-tile__line" d="M5 22h22" />
            <path class="mx-automa-tile__dot" d="M4.5 35v-5.5h9v5.5z" />
            <text x="21" y="38">
              {tile.company}
            </text>
          </>
        )}
      </svg>
    </span>
  );
}

/** The places of the automa's markers, the tiles in its bag, and those drawn since the last refresh. */
export function Bag() {
  const { state, facts, words, language } = useTable();
  const extra = useExtraWords();
  const { automa } = facts;
  if (!automa) return null;
  const { automaTiles: tiles, form } = state.board;
  const company = words.company[companyId(automa.company)];
  const target = form.cities[automa.target]?.[language] ?? '';
  const waiting = tiles.filter((_, index) => inBag(state, index));
  const drawn = tiles.filter((_, index) => state.drawn[index] === 1);
  return (
    <>
      <div class="stack mx-bag">
        <p>{extra.automaMarkers(company, target)}</p>
        <Tiles title={extra.inBag(waiting.length)} tiles={waiting} />
        <Tiles title={extra.drawn(drawn.length)} tiles={drawn} />
        <p class="note">{extra.bagMeaning}</p>
      </div>
      <Ask legend="bag" />
    </>
  );
}

interface TilesProps {
  readonly title: string;
  readonly tiles: readonly AutomaTile[];
}

function Tiles({ title, tiles }: TilesProps) {
  return (
    <section class="stack">
      <h2>{title}</h2>
      <ul>
        {tiles.map((tile, place) => (
          // Two tiles may be equal, so their index in the row identifies them.
          <li key={place}>
            <AutomaTileMark tile={tile} />
          </li>
        ))}
      </ul>
    </section>
  );
}
