import type { Language } from '../../../../kit/words';
import { Ask } from '../../../../ui/turn/ask-rules';
import { Target } from '../../../../ui/turn/targets';
import { TurnPanel } from '../../../../ui/turn/turn-panel';
import { COMPANIES } from '../../data/companies';
import { capacityOf } from '../../rules/capacity';
import type { Refusal } from '../../rules/refusals';
import { type Company, phase, type State } from '../../rules/state';
import { tileOf } from '../../rules/tile';
import type { Words } from '../../words/words';
import { cityRefusal, type Legal, targetsFor } from '../legal';
import { CompanyMark } from '../marks';
import { companiesIn, companyId } from '../names';
import type { Voice } from '../voice';
import './city-panel.css';
import { TileMark } from '../marks';

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

/** A city, opened before a company is chosen: its contents, and which companies could build here at which cost. */
export function CityPanel(props: CityPanelProps) {
  const { state, city, voice, words, language, onBuild } = props;
  const { table } = words;
  const held = companiesIn(state.track[state.board.cityHex[city] ?? -1] ?? 0);
  const tile = tileOf(state, city);
  const name = state.board.form.cities[city]?.[language] ?? '';
  return (
    <TurnPanel title={name} legend="city" onClose={props.onClose}>
      <p class="mx-facts">
        <span>{table.capacity(capacityOf(state, city), held.length)}</span>
        {held.length > 0 && (
          <span>
            {table.holds}
            {held.map((company) => (
              <CompanyMark key={company} color={companyId(company)} words={table} />
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
                <CompanyMark color={id} words={table} beside />
                {reached ? (
                  <Target
                    label={table.forTrains(words.company[id], reached.cost)}
                    onClick={() => onBuild(company)}
                  />
                ) : (
                  <Refused refusal={cityRefusal(state, company, city)} voice={voice} />
                )}
              </li>
            );
          })}
        </ul>
      )}
    </TurnPanel>
  );
}

function Refused({ refusal, voice }: { readonly refusal: Refusal; readonly voice: Voice }) {
  return (
    <>
      <p>{voice.refusal(refusal)}</p>
      <Ask why={refusal.because} />
    </>
  );
}
