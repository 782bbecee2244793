import { count, does, verb } from '../../../../../kit/agree';
import type { Outcome, WarText } from '../../war-text';

const armies = (number: number) => count(number, 'army', 'armies');

const OUTCOME: Readonly<Record<Outcome['outcome'], string>> = {
  conquered: 'The tile is conquered.',
  neutralized: 'Nobody is left on the tile.',
  held: 'The defense holds.',
};

export const war: WarText = {
  attack: (residents) => (residents === 1 ? 'Attack' : `Attack with ${residents}`),
  skirmish: (fall, all) => `${fall} of ${armies(all)} will fall; the attackers are lost`,
  armies: (all) => `against ${armies(all)}`,
  conquers: (percent) => `conquers ${percent}%`,
  empties: (percent) => `empties ${percent}%`,
  loses: (attackers) => `loses about ${attackers}`,
  fight: (attackers, all) => `Fight: ${attackers} against ${armies(all)}`,
  retreat: 'Retreat here',
  toRetreat: (left) => `${count(left, 'attacker')} to go back`,
  refuge: 'New capital here',
  seize: 'Occupy the fallen capital from here',
  annex: 'Annex',
  toAnnex: (settlements) => `${count(settlements, 'settlement')} in storage`,
  barracks: 'barracks',
  militia: 'militia',
  bounty: (amount) => `$${amount} for whoever removes the militia`,
  attackersHere: (owner, attackers) => `${owner}: ${count(attackers, 'attacker')}`,
  hits: (hits, most) => `${hits} of ${most} hits on the headquarters`,
  safe: (company) => `${company} is new and can’t be attacked yet`,
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
  goal: (falls) =>
    falls
      ? 'The turn in which somebody buys their last resident, places their last settlement or brings down a capital for good is the last.'
      : 'The turn in which somebody buys their last resident or places their last settlement is the last.',
  report: {
    title: (place) => `A fight: ${place}`,
    shift: (shift) => `${shift > 0 ? '+1' : '−1'} each for the terrain.`,
    off: (hits) => `A privilege takes ${hits} off.`,
    hits: (hits) => `${count(hits, 'hit')}.`,
    outcome: ({ attacker, defender, fell, lost, outcome }) =>
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
