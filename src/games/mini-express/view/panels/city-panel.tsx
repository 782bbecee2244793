import type { Refusal } from '../../../../kit/rules';
import type { Language } from '../../../../kit/words';
import { COMPANIES } from '../../data/companies';
import { capacityOf } from '../../rules/capacity';
import { type Company, phase, type State } from '../../rules/state';
import { tileOf } from '../../rules/tile';
import type { TableWords } from '../../words/table-words';
import type { Words } from '../../words/words';
import { companiesIn, companyId } from '../companies';
import { cityRefusal, type Legal, targetsFor } from '../legal';
import { CompanyMark } from '../marks';
import type { Voice } from '../voice';
import { Ask } from './ask';
import './city-panel.css';
import { TileMark } from './tile-mark';
import { TurnPanel } from './turn-panel';

interface CityPanelProps {
  readonly state: State;
  readonly legal: readonly Legal[];
  readonly city: number;
  readonly voice: Voice;
  readonly words: Words;
  readonly language: Language;
  readonly onBuild: (company: Company) => void;
  readonly onClose: () => void;
}

/** A city looked at before any company: what it holds, and who could build here for how much. */
export function CityPanel(props: CityPanelProps) {
  const { state, city, voice, words, language, onBuild } = props;
  const { table } = words;
  const held = companiesIn(state.track[state.board.cityHex[city] ?? -1] ?? 0);
  const tile = tileOf(state, city);
  const name = state.board.form.cities[city]?.[language] ?? '';
  return (
    <TurnPanel title={name} words={words} legend="city" onClose={props.onClose}>
      <p class="mx-facts">
        <span>{table.capacity(capacityOf(state, city), held.length)}</span>
        {held.length > 0 && (
          <span>
            {table.holds}
            {held.map((company) => (
              <CompanyMark key={company} colour={companyId(company)} words={table} />
            ))}
          </span>
        )}
        <span>
          {table.tile} {tile ? <TileMark tile={tile} words={table} /> : table.noTile}
        </span>
      </p>
      {phase(state) === 'play' && (
        <ul class="mx-builders" aria-label={table.whoCanBuild}>
          {COMPANIES.map((id, company) => {
            const reached = targetsFor(props.legal, company).find((found) => found.city === city);
            return (
              <li key={id}>
                <CompanyMark colour={id} words={table} beside />
                {reached ? (
                  <button type="button" class="mx-target" onClick={() => onBuild(company)}>
                    {table.forTrains(words.company[id], reached.cost)}
                  </button>
                ) : (
                  <Refused
                    refusal={cityRefusal(state, company, city)}
                    voice={voice}
                    table={table}
                  />
                )}
              </li>
            );
          })}
        </ul>
      )}
    </TurnPanel>
  );
}

interface RefusedProps {
  readonly refusal: Refusal;
  readonly voice: Voice;
  readonly table: TableWords;
}

function Refused({ refusal, voice, table }: RefusedProps) {
  return (
    <>
      <p>{voice.refusal(refusal)}</p>
      <Ask why={refusal.because} words={table} />
    </>
  );
}
