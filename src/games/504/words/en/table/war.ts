import { count, does, verb } from '../../../../../kit/agree';
import type { TextsOf } from '../../../../../kit/texts';

/** The result of a fight: armies of the defender and attackers that fell, and who has the tile. */
export interface Outcome {
  readonly attacker: string;
  /** Null: a free city. */
  readonly defender: string | null;
  readonly fell: number;
  readonly lost: number;
  readonly outcome: OutcomeId;
}

export type OutcomeId = 'conquered' | 'neutralized' | 'held';

const armies = (number: number) => count(number, 'army', 'armies');

const OUTCOME: Readonly<Record<Outcome['outcome'], string>> = {
  conquered: 'The tile is conquered.',
  neutralized: 'Nobody is left on the tile.',
  held: 'The defense holds.',
};

export const war = {
  /** By the kind of a tile. */
  attack: (residents: number) => (residents === 1 ? 'Attack' : `Attack with ${residents}`),
  /** 4.III: how many of the armies there fall, each with a resident. */
  skirmish: (fall: number, all: number) =>
    `${fall} of ${armies(all)} will fall; the attackers are lost`,
  armies: (all: number) => `against ${armies(all)}`,
  /** The probability in percent: the tile is conquered, or is left empty. */
  conquers: (percent: number) => `conquers ${percent}%`,
  empties: (percent: number) => `empties ${percent}%`,
  /** Attackers on average, with one decimal. */
  loses: (attackers: string) => `loses about ${attackers}`,
  fight: (attackers: number, all: number) => `Fight: ${attackers} against ${armies(all)}`,
  retreat: 'Retreat here',
  toRetreat: (left: number) => `${count(left, 'attacker')} to go back`,
  refuge: 'New capital here',
  seize: 'Occupy the fallen capital from here',
  annex: 'Annex',
  toAnnex: (settlements: number) => `${count(settlements, 'settlement')} in storage`,
  barracks: 'barracks',
  militia: 'militia',
  bounty: (amount: number) => `$${amount} for whoever removes the militia`,
  attackersHere: (owner: string, attackers: number) => `${owner}: ${count(attackers, 'attacker')}`,
  /** The hits that an HQ has taken in this turn, and how many bring it down. */
  hits: (hits: number, most: number) => `${hits} of ${most} hits on the headquarters`,
  safe: (company: string) => `${company} is new and can’t be attacked yet`,
  /** What the signs on the map mean. */
  signs: {
    tower: 'Barracks, with the militia if there is one: the figure says how many armies',
    shield: 'Militia alone',
    swords: 'Attackers: their fight is still to come',
  },
  controlled: 'Control',
  tiles: 'tiles',
  armiesOf: 'armies',
  lands: 'kinds of land',
  residentsLeft: 'residents in storage',
  settlementsLeft: 'settlements in storage',
  /** `falls`: whether capitals can be brought down. */
  goal: (falls: boolean) =>
    falls
      ? 'The turn in which somebody buys their last resident, places their last settlement or brings down a capital for good is the last.'
      : 'The turn in which somebody buys their last resident or places their last settlement is the last.',
  report: {
    title: (places: readonly string[]) =>
      places.length > 1 ? `Fights: ${places.join(', ')}` : `A fight: ${places.join()}`,
    /** Before what happens in one of several fights. */
    at: (place: string) => `${place.charAt(0).toUpperCase()}${place.slice(1)}.`,
    whatHits:
      'Attack, with the terrain: 3 or 4 is one hit, 5 or more two. Striking back: 3 or more is one hit.',
    /** What the terrain adds to each die. */
    shift: (shift: number) => `${shift > 0 ? '+1' : '−1'} each for the terrain.`,
    /** Hits that a card takes off. */
    off: (hits: number) => `A privilege takes ${hits} off.`,
    hits: (hits: number) => `${count(hits, 'hit')}.`,
    outcome: ({ attacker, defender, fell, lost, outcome }: Outcome) =>
      [
        fell === 0
          ? `${does(defender ?? 'The free city', 'loses')} nobody.`
          : `${does(defender ?? 'The free city', 'loses')} ${armies(fell)}.`,
        lost > 0 ? `${attacker} ${verb(attacker, 'loses')} ${count(lost, 'attacker')}.` : '',
        OUTCOME[outcome],
      ]
        .filter(Boolean)
        .join(' '),
  },
};

/** What the table says of armies and fights, in one language. */
export type WarText = TextsOf<typeof war>;
