import { Ask } from '../../../../ui/turn/ask-rules';
import { Target } from '../../../../ui/turn/targets';
import { TurnPanel } from '../../../../ui/turn/turn-panel';
import { COMPANIES } from '../../data/companies';
import { capacityOf } from '../../rules/capacity';
import type { Refusal } from '../../rules/refusals';
import { phase } from '../../rules/state';
import { PURPLE, type Tile, tileOf } from '../../rules/tile';
import { useTable } from '../in-table';
import { cityRefusal, targetsFor } from '../legal';
import { companiesIn, companyId, demandColor } from '../names';
import type { Turn } from '../use-turn';
import './city-panel.css';
import { Company } from './marks';

interface CityPanelProps {
  readonly turn: Turn;
  readonly city: number;
}

/** A city, opened before a company is chosen: its contents, and which companies could build here at which cost. */
export function CityPanel({ turn, city }: CityPanelProps) {
  const { state, words, language, legal, table } = useTable();
  const held = companiesIn(state.track[state.board.cityHex[city] ?? -1] ?? 0);
  const tile = tileOf(state, city);
  const name = state.board.form.cities[city]?.[language] ?? '';
  return (
    <TurnPanel title={name} legend="city" onClose={turn.close}>
      <p class="mx-facts">
        <span>{table.capacity(capacityOf(state, city), held.length)}</span>
        {held.length > 0 && (
          <span>
            {table.holds}
            {held.map((company) => (
              <Company key={company} color={companyId(company)} />
            ))}
          </span>
        )}
        <span>
          {table.tile} {tile ? <TileMark tile={tile} /> : table.noTile}
        </span>
      </p>
      {phase(state) === 'play' && (
        <ul class="stack mx-builders" data-gap="1" aria-label={table.whoCanBuild}>
          {COMPANIES.map((id, company) => {
            const reached = targetsFor(legal(), company).find((found) => found.city === city);
            return (
              <li key={id}>
                <Company color={id} beside />
                {reached ? (
                  <Target
                    label={table.forTrains(words.company[id], reached.cost)}
                    onClick={() => turn.chooseCity(company, city)}
                  />
                ) : (
                  <Refused refusal={cityRefusal(state, company, city)} />
                )}
              </li>
            );
          })}
        </ul>
      )}
    </TurnPanel>
  );
}

/** A city's demand tile: the colors of both halves, and a word for purple. */
function TileMark({ tile }: { readonly tile: Tile }) {
  const { demand } = useTable().words.table;
  return (
    <span class="mx-tile">
      <Company color={demandColor(tile.first)} />
      <Company color={demandColor(tile.second)} />
      {tile.second === PURPLE && <span class="mx-tile__note">{demand.purple}</span>}
    </span>
  );
}

function Refused({ refusal }: { readonly refusal: Refusal }) {
  const { voice } = useTable();
  return (
    <>
      <p>{voice.refusal(refusal)}</p>
      <Ask why={refusal.because} />
    </>
  );
}
