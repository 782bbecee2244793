import type { SeatPlan } from '../../../../kit/header';
import { Figure } from '../../../../ui/figures/figure';
import type { Words } from '../../words/words';
import type { Facts } from '../facts';
import { CompanyMark, HolderMark } from '../marks';
import type { Voice } from '../voice';
import './influence.css';

interface InfluenceProps {
  readonly facts: Facts;
  /** The figures before the last action, while changes are highlighted. */
  readonly before: Facts | null;
  readonly seats: readonly SeatPlan[];
  readonly voice: Voice;
  readonly words: Words;
}

/** Everybody's influence in every company, with the place that it gives. */
export function Influence({ facts, before, seats, voice, words }: InfluenceProps) {
  const { table } = words;
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
              <CompanyMark color={id} words={table} beside />
              <span class="mx-influence__company">{words.company[id]}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {facts.seats.map(({ seat, lines }) => (
          <tr key={seat}>
            <th scope="row">
              <div class="mx-influence__seat">
                <HolderMark seats={seats} holder={seat} />
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
