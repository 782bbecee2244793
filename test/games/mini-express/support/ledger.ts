import type { BoardForm } from '../../../../src/games/mini-express/data/board-form';
import { COMPANIES, type CompanyId } from '../../../../src/games/mini-express/data/companies';
import { writeHex } from '../../../../src/kit/hex';
import type { JsonObject } from '../../../../src/kit/json';
import { cityHex, lineHexes, on } from './map';
import type { Written } from './positions';

const LEVELS = ['easy', 'normal', 'hard', 'expert', 'nightmare'];

/**
 * The effect of an action on a written position, as literally as the clauses say it. It shares no code with the rules,
 * knows nothing about turns, and takes any action of any holder: the automa comes after the seats.
 */
export class Ledger {
  readonly position: Written;
  readonly #board: BoardForm;
  /** The longest row of the chart (4.9). */
  readonly #longest: number;

  constructor(position: Written, board: BoardForm) {
    this.position = structuredClone(position);
    this.#board = board;
    this.#longest = (board.chart?.length ?? 16) - 1;
  }

  get #automa(): number {
    return this.position.seats;
  }

  #atLeast(level: string): boolean {
    return LEVELS.indexOf(String(this.position.options.level)) >= LEVELS.indexOf(level);
  }

  apply(holder: number, action: JsonObject): void {
    const company = action.company as CompanyId;
    if (action.do === 'take') this.#take(holder, company);
    else this.#build(holder, company, action);
  }

  /** 3, and for the automa 7.6 and 8. */
  #take(holder: number, company: CompanyId): void {
    const figures = this.position.companies[company];
    const automa = holder === this.#automa;
    if (!automa) this.#influence(company, holder, -figures.ready);
    figures.shares--;
    add(this.position.shares[company], holder, 1);
    const due = automa && this.#atLeast('normal') ? 3 - figures.ready : 3;
    this.#ready(company, due);
    if (automa && this.#atLeast('expert')) this.#influence(company, holder, 1);
  }

  /** 4.7 to 4.11 with 7.9, 10 and 11, in the order of clause 11. */
  #build(holder: number, company: CompanyId, action: JsonObject): void {
    const { companies, demand, options } = this.position;
    const automa = holder === this.#automa;
    const route = action.route as string[];
    const end = route[route.length - 1] ?? '';
    const city = this.#board.cities.find((place) => writeHex(place) === end)?.id ?? '';
    const tile = demand[city] ?? [];
    const untouched = on(this.position, end).length === 0;
    const others = route.map((hex) => on(this.position, hex).filter((other) => other !== company));
    companies[company].track.push(...route);
    companies[company].ready -= route.length;
    for (const there of others) {
      for (const other of there) {
        if (automa && this.#atLeast('normal') && companies[other].ready >= 2) continue;
        this.#ready(other, 1);
      }
    }
    this.#length(company, route.length - 1);
    if (automa && tile.includes('purple')) {
      for (const id of COMPANIES) this.#influence(id, holder, 1);
    } else {
      for (const color of tile) {
        this.#influence((color === 'purple' ? action.also : color) as CompanyId, holder, 1);
      }
    }
    if (options.harbors && untouched && tile.includes('purple')) this.#harbor(tile, action);
    this.#beginSpike(company, city);
    const capacity = options.firstGame
      ? 2
      : (this.#board.cities.find(({ id }) => id === city)?.capacity ?? 0);
    if (on(this.position, end).length >= capacity) delete demand[city];
    this.#driveSpike(action);
  }

  /** 11.2. */
  #harbor(tile: readonly string[], action: JsonObject): void {
    const company = tile.find((color) => color !== 'purple') as CompanyId;
    if (this.position.companies[company].supply === 0) return;
    this.position.companies[company].track.push(String(action.harbor));
    this.#spend(company);
  }

  /** 10.1, 10.2. */
  #beginSpike(company: CompanyId, city: string): void {
    const { spike, companies, demand } = this.position;
    const places = this.#board.golden_spike;
    if (!spike || !places || spike.state !== 'waiting') return;
    if (city === places.far) spike.state = 'off';
    if (city !== places.first) return;
    spike.state = 'begun';
    if (companies[company].supply > 0) {
      spike.east = company;
      this.#spend(company);
    }
    for (const other of COMPANIES) {
      if (other === company || companies[other].supply === 0) continue;
      companies[other].track.push(cityHex(this.#board, places.far));
      this.#spend(other);
    }
    delete demand[places.far];
  }

  /** 10.3. */
  #driveSpike(action: JsonObject): void {
    const { spike, companies } = this.position;
    const places = this.#board.golden_spike;
    if (!spike || !places || spike.state !== 'begun') return;
    const first = cityHex(this.#board, places.first);
    if (lineHexes(this.position, first, cityHex(this.#board, places.far)).size === 0) return;
    spike.state = 'driven';
    const west = (action.west ?? null) as CompanyId | null;
    if (west && companies[west].supply > 0) {
      spike.west = west;
      this.#spend(west);
    }
    for (const side of [spike.east, spike.west]) if (side) this.#length(side, 2);
  }

  #ready(company: CompanyId, trains: number): void {
    const figures = this.position.companies[company];
    for (let i = 0; i < trains && figures.ready < 5 && figures.supply > 0; i++) {
      figures.ready++;
      this.#spend(company);
    }
  }

  /** A train leaves the supply; with the last one the shares leave the game (5.1). */
  #spend(company: CompanyId): void {
    const figures = this.position.companies[company];
    figures.supply--;
    if (figures.supply === 0) figures.shares = 0;
  }

  #length(company: CompanyId, spaces: number): void {
    const figures = this.position.companies[company];
    figures.length = Math.min(this.#longest, figures.length + spaces);
  }

  #influence(company: CompanyId, holder: number, by: number): void {
    add(this.position.influence[company], holder, by);
  }
}

function add(figures: number[], at: number, by: number): void {
  figures[at] = (figures[at] ?? 0) + by;
}
