import { Figure } from '../../../../ui/figures/figure';
import { useBefore } from '../../../../ui/figures/use-before';
import { useTable } from '../in-table';
import './influence.css';
import { Company, Holder } from './marks';

/** Everybody's influence in every company, with the place that it gives. */
export function Influence() {
  const { facts, voice, words, table } = useTable();
  const before = useBefore(facts);
  return (
    <table class="mx-influence">
      <caption class="visually-hidden">{table.influence}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="visually-hidden">{table.players}</span>
          </th>
          {facts.companies.map(({ id }) => (
            <th scope="col" key={id}>
              <Company color={id} beside />
              <span class="mx-influence__company">{words.company[id]}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {facts.seats.map(({ seat, lines }) => (
          <tr key={seat}>
            <th scope="row">
              <div class="line mx-influence__seat">
                <Holder holder={seat} />
                {voice.name(seat)}
              </div>
            </th>
            {lines.map(({ company, influence, place, rank }) => (
              <td key={company} data-place={place}>
                <b>
                  <Figure value={influence} was={before?.seats[seat]?.lines[company]?.influence} />
                </b>
                <small>{table.place[rank]}</small>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
