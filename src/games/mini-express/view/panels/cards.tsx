import type { Seat } from '../../../../kit/rules';
import { READY_MOST } from '../../rules/state';
import type { TableWords } from '../../words/table-words';
import type { Words } from '../../words/words';
import type { CompanyFacts, Facts } from '../facts';
import { Figure } from '../figure';
import { CompanyMark } from '../marks';
import './cards.css';

interface CardsProps {
  readonly facts: Facts;
  readonly words: Words;
  /** Whose influence the cards tell; null tells nobody's. */
  readonly seat: Seat | null;
  readonly chosen: number | null;
  /** Companies with which nothing can be done now. */
  readonly idle: ReadonlySet<number>;
  readonly onChoose: (company: number) => void;
}

/** The four companies, and the first of the three taps. */
export function Cards(props: CardsProps) {
  const { facts, words, seat, chosen, idle } = props;
  return (
    <section class="mx-cards" aria-label={words.table.companies}>
      {facts.companies.map((company) => {
        const own = seat === null ? null : (facts.seats[seat]?.lines[company.company] ?? null);
        return (
          <button
            type="button"
            class="mx-card"
            key={company.id}
            data-company={company.id}
            data-idle={idle.has(company.company) || undefined}
            aria-pressed={company.company === chosen}
            onClick={() => props.onChoose(company.company)}
          >
            <Head company={company} words={words} />
            <span class="spoken">{words.table.card({ ...company, own, phase: facts.phase })}</span>
            <span class="mx-card__figures" aria-hidden="true">
              <Pips ready={company.ready} />
              <Line
                label={facts.phase === 'draft' ? words.table.setAside : words.table.shares}
                value={facts.phase === 'draft' ? company.setAside : company.sharesLeft}
              />
              <Line label={words.table.length} value={company.length} />
              <Values company={company} place={own?.place ?? null} />
              {own && <Line label={words.table.influenceShort} value={own.influence} />}
              {own && <Line label={words.table.owned} value={own.shares} />}
            </span>
          </button>
        );
      })}
    </section>
  );
}

function Head({ company, words }: { company: CompanyFacts; words: Words }) {
  return (
    <span class="mx-card__head">
      <CompanyMark colour={company.id} words={words.table} beside />
      <span class="mx-card__name">{words.company[company.id]}</span>
    </span>
  );
}

function Pips({ ready }: { ready: number }) {
  return (
    <span class="mx-pips">
      {Array.from({ length: READY_MOST }, (_, place) => (
        <span class="mx-pip" key={place} data-ready={place < ready || undefined} />
      ))}
    </span>
  );
}

function Line({ label, value }: { label: string; value: number }) {
  return (
    <span class="mx-card__line">
      <span>{label}</span>
      <b>
        <Figure value={value} />
      </b>
    </span>
  );
}

/** What a share is worth to the first, the second and the others; the reader's own is marked. */
function Values({
  company,
  place,
}: {
  company: CompanyFacts;
  place: keyof TableWords['place'] | null;
}) {
  const { first, second, other } = company.values;
  const of = { first, second, other };
  return (
    <span class="mx-values">
      {(['first', 'second', 'other'] as const).map((rank) => (
        <span key={rank} data-mine={rank === place || undefined}>
          <Figure value={of[rank]} />
        </span>
      ))}
    </span>
  );
}
