import type { Hex } from '../../../../kit/hex';
import type { Problem } from '../../../../kit/rules';
import type { BoardForm } from '../../data/board-form';
import { COMPANIES, type CompanyId } from '../../data/companies';
import type { Tool } from './tools';

export const EDITOR_TABS = ['map', 'chart', 'demand', 'automa', 'checks'] as const;
export type EditorTab = (typeof EDITOR_TABS)[number];

/** Where something must be corrected. */
export type Spot =
  | { readonly tab: 'map'; readonly hex: Hex | null; readonly tool: Tool }
  | { readonly tab: 'chart' | 'automa' /** null: the whole list. */; readonly row: number | null }
  | { readonly tab: 'demand' }
  | { readonly tab: 'checks' };

const SELECT: Tool = { kind: 'select' };

/** The place that a problem from the rules refers to. */
export function spotOf({ problem, at, city }: Problem, form: BoardForm): Spot {
  const [, part = '', index = null] = /^(\w+)[^[]*(?:\[(\d+)\])?/.exec(at) ?? [];
  const row = index === null ? null : Number(index);
  const map = (hex: Hex | undefined, tool: Tool = SELECT): Spot => ({
    tab: 'map',
    hex: hex ? { col: hex.col, row: hex.row } : null,
    tool,
  });
  switch (part) {
    case 'columns':
      return map(undefined, { kind: problem === 'too-many' ? 'erase' : 'hex' });
    case 'cities': {
      if (problem === 'unreachable') return map(form.cities.find(({ id }) => id === city));
      if (problem === 'too-few-tiles') return { tab: 'demand' };
      if (problem === 'no-cities') return map(undefined, { kind: 'city', capacity: 2 });
      return map(row === null ? undefined : form.cities[row]);
    }
    case 'starts': {
      const [company] = startsMissing(form);
      if (row === null && company) return map(undefined, { kind: 'start', company });
      return map(row === null ? undefined : form.starts[row]);
    }
    case 'harbors':
      return map(row === null ? form.harbors.at(-1) : form.harbors[row]);
    case 'golden_spike':
      return map(form.golden_spike, { kind: 'spike', part: at.endsWith('far') ? 'far' : 'first' });
    case 'straits':
    case 'labels':
      return map(row === null ? undefined : form[part][row]);
    case 'chart':
    case 'automa_tiles':
      return { tab: part === 'chart' ? 'chart' : 'automa', row };
    case 'demand_tiles':
      return { tab: 'demand' };
    default:
      return { tab: 'checks' };
  }
}

export function startsMissing({ starts }: BoardForm): readonly CompanyId[] {
  return COMPANIES.filter((company) => starts.every((start) => start.company !== company));
}
