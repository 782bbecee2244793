import { AutomaMark } from '../../../../ui/automa-mark';
import { Figure } from '../../../../ui/figures/figure';
import { useBefore } from '../../../../ui/figures/use-before';
import { memo } from '../../../../ui/memo';
import type { ChartRow } from '../../data/length-chart';
import type { Place, ScoreLine } from '../../rules/scoring';
import { READY_MOST } from '../../rules/state';
import type { Words } from '../../words/words';
import type { CompanyFacts, Facts } from '../facts';
import { useTable } from '../in-table';
import { isIdle } from '../legal';
import './cards.css';
import { Company } from './marks';

interface CardsProps {
  readonly chosen: number | null;
  readonly onChoose: (company: number) => void;
}

/** The four companies, and the first of the three taps. */
export const Cards = memo(({ chosen, onChoose }: CardsProps) => {
  const { facts, words, acting, mine, legal } = useTable();
  const before = useBefore(facts);
  const now = acting === null ? [] : legal();
  const ownOf = (figures: Facts | null, company: number) =>
    mine === null ? undefined : figures?.seats[mine]?.lines[company];
  return (
    <section class="mx-cards" aria-label={words.table.companies}>
      {facts.companies.map((company) => (
        <Card
          key={company.id}
          company={company}
          facts={facts}
          words={words}
          was={before?.companies[company.company]}
          own={ownOf(facts, company.company)}
          ownWas={ownOf(before, company.company)}
          chosen={company.company === chosen}
          idle={isIdle(now[company.company])}
          onChoose={onChoose}
        />
      ))}
    </section>
  );
});

interface FaceProps {
  readonly company: CompanyFacts;
  readonly was: CompanyFacts | undefined;
  readonly own: ScoreLine | undefined;
  readonly ownWas: ScoreLine | undefined;
  readonly facts: Facts;
  readonly words: Words;
}

interface CardProps extends FaceProps {
  readonly chosen: boolean;
  readonly idle: boolean;
  readonly onChoose: (company: number) => void;
}

function Card({ chosen, idle, onChoose, ...face }: CardProps) {
  const { company, id } = face.company;
  return (
    <button
      type="button"
      class="framed mx-card"
      data-company={id}
      data-idle={idle || undefined}
      aria-pressed={chosen}
      onClick={() => onChoose(company)}
    >
      <Face {...face} />
    </button>
  );
}

/** The face of a card. Choosing the company does not change it. */
const Face = memo(({ company, was, own, ownWas, facts, words }: FaceProps) => {
  const { phase, columns } = facts;
  const { table } = words;
  const marker = facts.automa?.company === company.company;
  return (
    <>
      <span class="mx-card__head">
        <Company color={company.id} beside />
        <span class="mx-card__name">{words.company[company.id]}</span>
        {marker && <AutomaMark />}
      </span>
      <span class="visually-hidden">
        {table.card({ ...company, own: own ?? null, phase, columns, marker })}
      </span>
      <span class="mx-card__figures" aria-hidden="true">
        <Pips ready={company.ready} />
        {phase === 'draft' ? (
          <Line label={table.setAside} value={company.setAside} was={was?.setAside} />
        ) : company.depleted ? (
          <b class="mx-card__line">{table.depleted}</b>
        ) : (
          <Line label={table.shares} value={company.sharesLeft} was={was?.sharesLeft} />
        )}
        <Line label={table.length} value={company.length} was={was?.length} />
        <Values columns={columns} company={company} was={was} place={own?.place} />
        {own && <Line label={table.influenceShort} value={own.influence} was={ownWas?.influence} />}
      </span>
    </>
  );
});

function Pips({ ready }: { ready: number }) {
  return (
    <span class="mx-pips">
      {Array.from({ length: READY_MOST }, (_, place) => (
        <span class="mx-pip" key={place} data-ready={place < ready || undefined} />
      ))}
    </span>
  );
}

interface LineProps {
  readonly label: string;
  readonly value: number;
  readonly was: number | undefined;
}

function Line({ label, value, was }: LineProps) {
  return (
    <span class="mx-card__line">
      <span>{label}</span>
      <b>
        <Figure value={value} was={was} />
      </b>
    </span>
  );
}

interface ValuesProps {
  readonly columns: readonly (keyof ChartRow)[];
  readonly company: CompanyFacts;
  readonly was: CompanyFacts | undefined;
  readonly place: Place | undefined;
}

/**
 * The value of a share for the first, the second and the others, as far as the mode has them; the reader's own is
 * marked.
 */
function Values({ columns, company, was, place }: ValuesProps) {
  return (
    <span class="mx-values">
      {columns.map((rank) => (
        <span key={rank} data-mine={rank === place || undefined}>
          <Figure value={company.values[rank]} was={was?.values[rank]} />
        </span>
      ))}
    </span>
  );
}
