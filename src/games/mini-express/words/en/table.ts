import { count } from '../../../../kit/agree';
import { and } from '../../../../kit/and';
import type { TextsOf } from '../../../../kit/texts';
import type { CompanyId } from '../../data/companies';
import type { ChartRow } from '../../data/length-chart';
import type { DemandColor } from '../../data/tiles';
import type { Mode } from '../../rules/options';
import type { ScoreLine } from '../../rules/scoring';

/** The description of a hex for screen readers. */
export interface HexFacts {
  /** The city's or strait's name; null for an open hex. */
  readonly name: string | null;
  readonly at: string;
  readonly start: CompanyId | null;
  readonly capacity: number;
  readonly companies: readonly CompanyId[];
  readonly tile: readonly DemandColor[] | null;
  /** Trains that the chosen company needs to build here; null where it cannot. */
  readonly cost: number | null;
  /** The place on the shown route, counted from 1; null off it. */
  readonly step: number | null;
  /** On a harbor in play. */
  readonly harbor: boolean;
  /** The state of the Golden Spike on this hex, in a sentence. */
  readonly spike: string | null;
  /** The automa's target marker is here. */
  readonly target: boolean;
}

/** A pick in the draft. */
export interface PickFacts {
  readonly mode: Mode;
  /** The number of picks before it. */
  readonly picks: number;
  readonly setAside: number;
}

/** The description of a company's card after its name, for screen readers. */
export interface CardFacts {
  readonly phase: 'draft' | 'play' | 'over';
  readonly ready: number;
  readonly supply: number;
  readonly sharesLeft: number;
  readonly depleted: boolean;
  readonly setAside: number;
  readonly length: number;
  readonly values: ChartRow;
  /** Those of the three values that are used in this mode. */
  readonly columns: readonly (keyof ChartRow)[];
  /** The automa's company marker is here. */
  readonly marker: boolean;
  /** The reader's own part in it. */
  readonly own: Pick<ScoreLine, 'influence' | 'rank' | 'shares'> | null;
}

const demand: Record<DemandColor, string> = {
  brown: 'Brown',
  gray: 'Gray',
  orange: 'Orange',
  white: 'White',
  purple: 'purple (your choice)',
};

const places = {
  first: '1st',
  second: '2nd',
  other: '3rd+',
  none: 'no influence',
  leads: '1st',
  below: '2nd+',
};

const named = (colors: readonly DemandColor[]) => and(colors.map((color) => demand[color]));

/** In the expert duel a pick takes all set-aside shares of a company, in one of two ways. */
const takesBoth = ({ mode, picks }: PickFacts) => mode === 'duel-expert' && picks !== 1;

export const table = {
  letter: { brown: 'B', gray: 'G', orange: 'O', white: 'W', purple: '?' } satisfies Readonly<
    Record<DemandColor, string>
  >,
  demand,

  board: (name: string) => `Board: ${name}`,
  hex(facts: HexFacts) {
    const parts: string[] = [];
    if (facts.start) parts.push(`${facts.name}, start of ${demand[facts.start]}`);
    else if (facts.capacity > 0) {
      parts.push(`${facts.name}, room for ${facts.capacity}`);
      parts.push(facts.companies.length > 0 ? `holds ${named(facts.companies)}` : 'empty');
      parts.push(facts.tile ? `demand ${named(facts.tile)}` : 'no demand tile');
    } else if (facts.harbor) {
      parts.push(`Harbor ${facts.name}`);
      parts.push(facts.companies.length > 0 ? `start of ${named(facts.companies)}` : 'empty');
    } else {
      parts.push(facts.name ?? `Hex ${facts.at}`);
      if (facts.companies.length > 0) parts.push(`${named(facts.companies)} track`);
    }
    if (facts.cost !== null) parts.push(`can be reached with ${count(facts.cost, 'train')}`);
    if (facts.step !== null) parts.push(`hex ${facts.step} of the route`);
    if (facts.target) parts.push('the automa’s target');
    if (facts.spike) parts.push(facts.spike);
    return parts.join('; ');
  },
  card(facts: CardFacts) {
    const worth = facts.columns.map((column) => facts.values[column]);
    const parts = [`${count(facts.ready, 'train')} ready`];
    if (facts.phase === 'draft') parts.push(`${count(facts.setAside, 'share')} set aside`);
    parts.push(facts.depleted ? 'depleted' : `${count(facts.sharesLeft, 'share')} left`);
    parts.push(`supply ${facts.supply}`);
    parts.push(
      `length ${facts.length}, a share is worth ${worth.slice(0, -1).join(', ')} or ${worth.at(-1)}`,
    );
    if (facts.marker) parts.push('the automa’s company marker is here');
    if (facts.own) {
      const { influence, rank, shares } = facts.own;
      parts.push(`your influence ${influence}, place: ${places[rank]}`);
      parts.push(`you hold ${count(shares, 'share')}`);
    }
    return parts.join('; ');
  },
  companies: 'Companies',
  ready: 'Ready',
  perShare: 'per share',
  shares: 'Shares',
  setAside: 'Aside',
  /** In place of a company's shares: there are none left. */
  depleted: 'Depleted',
  /** Trains that are not ready yet. */
  supply: (trains: number) => `Supply ${trains}`,
  length: 'Length',
  influence: 'Influence',
  influenceShort: 'Infl.',

  panels: 'Details',
  players: 'Players',
  log: 'Log',
  toAct: 'To act',
  starts: 'Starts the rounds',
  noShares: 'no shares',
  /** What shares are worth now, beside the shares; and as a screen reader says it. */
  worthShort: (points: number) => `${points} pts`,
  worthNow: (points: number) => `${count(points, 'point')} now`,

  chooseCompany: 'Your turn: choose a company.',
  chooseShare: 'Your pick: choose a company.',
  /** The expert duel: a turn's only, first or second action; `used` is the company of the first. */
  chooseOnly: 'One action: choose a company.',
  chooseFirst: 'Action 1 of 2: choose a company.',
  chooseSecond: (used: string) => `Action 2 of 2: not ${used}.`,
  draftMeaning(pick: PickFacts) {
    const aside = `${count(pick.setAside, 'share')} set aside.`;
    switch (pick.mode) {
      case 'standard':
        return `${aside} Each one nobody picks makes the company longer.`;
      case 'solo':
        return `${aside} Pick two of different companies; then the automa draws its own.`;
      case 'duel':
        return `${aside} The automa gets those nobody picks.`;
      case 'duel-expert':
        if (!takesBoth(pick)) return 'Each of you takes one of the two shares.';
        return pick.picks === 0
          ? 'Take both shares, then choose a company of which each of you takes one.'
          : 'Take both shares; each of you takes one of the last company.';
    }
  },
  draft(pick: PickFacts) {
    if (pick.mode !== 'duel-expert') return 'Pick a share';
    return takesBoth(pick) ? 'Take both shares' : 'One share each';
  },
  take: (influence: number) =>
    influence === 0 ? 'Take a free share' : `Take a share · costs ${influence} influence`,
  chooseCity: (cities: number) =>
    cities === 0 ? 'No city is within reach.' : 'Or build to a highlighted city:',
  forTrains: (name: string, trains: number) => `${name}, ${count(trains, 'train')}`,
  trains: (n: number) => count(n, 'train'),
  takeTitle: (company: string) => `One ${company} share`,
  buildTitle: (company: string, city: string) => `${company} to ${city}`,
  route: (number: number, of: number) => `Route ${number} of ${of}`,
  otherRoute: 'Another route',
  steer: 'Or tap a dotted hex.',
  chooseAlso: 'Purple: choose a second company.',
  chooseHarbor: 'Choose a harbor for the new start.',
  chooseWest: 'The line is complete: choose the West Side.',
  compensation: 'compensation',
  /** What a build brings influence by; the colors of the tile follow. */
  tileOf: (city: string) => `Influence: ${city}’s tile`,
  ifEndedNow: 'If it ended now',

  capacity: (capacity: number, held: number) => `Room for ${capacity}, ${capacity - held} free`,
  holds: 'Holds',
  tile: 'Demand',
  noTile: 'none left',
  startOf: (company: string) => `Start of ${company}. No other company builds here.`,
  whoCanBuild: 'Who can build here',

  place: places,
};

/** Texts that only this game's table uses. Functions return whole sentences or labels. */
export type TableWords = TextsOf<typeof table>;
