import type { Hex } from '../../../../kit/hex';
import {
  isLand,
  labelAt,
  movedBy,
  withLabel,
  withLabelChanged,
  withLand,
  withoutLabel,
} from '../../../../ui/editor/map-form';
import type { BoardForm } from '../../data/board-form';
import type { CompanyId } from '../../data/companies';
import type { EditorWords } from '../../words/en/editor';
import { shifted, thingAt, withoutGround } from './land';
import {
  type Capacity,
  moved,
  withCapacity,
  withCity,
  withHarbor,
  withoutThing,
  withStart,
} from './places';
import { hasSpikeTile, type SpikePart, withoutSpike, withSpikeCity, withSpikeTile } from './spike';

/** What a tap on a hex does. */
export type Tool =
  | { readonly kind: 'select' }
  | { readonly kind: 'hex' }
  | { readonly kind: 'city'; readonly capacity: Capacity }
  | { readonly kind: 'start'; readonly company: CompanyId }
  | { readonly kind: 'harbor' }
  | { readonly kind: 'label' }
  | { readonly kind: 'spike'; readonly part: SpikePart }
  | { readonly kind: 'erase' }
  /** Started from a selected hex; the next tap is the destination. */
  | { readonly kind: 'move'; readonly from: Hex };

/** The default names of what a tool creates. */
export interface NewNames {
  readonly city: (number: number) => string;
  readonly start: (company: CompanyId) => string;
  readonly harbor: (number: number) => string;
  readonly label: (number: number) => string;
}

export function newNames(words: EditorWords): NewNames {
  const { newCity: city, newStart: start, newHarbor: harbor, newLabel: label } = words;
  return { city, start, harbor, label };
}

/** Why a tap did nothing. */
export type Refused = 'is-land' | 'taken' | 'needs-land' | 'needs-city' | 'nothing-here';

export type Outcome =
  | { readonly form: BoardForm /** Where the tapped hex is now. */; readonly hex: Hex }
  | { readonly refused: Refused };

/** The board after a tap. Beyond its first column or row, west or north, the whole board moves to make room. */
export function applyTool(form: BoardForm, tool: Tool, hex: Hex, names: NewNames): Outcome {
  const by = { col: hex.col < 0 ? 2 : 0, row: hex.row < 0 ? 2 : 0 };
  if (tool.kind === 'select' || (by.col === 0 && by.row === 0))
    return apply(form, tool, hex, names);
  const move = (place: Hex) => movedBy(place, by);
  const same = tool.kind === 'move' ? { ...tool, from: move(tool.from) } : tool;
  return apply(shifted(form, by), same, move(hex), names);
}

function apply(form: BoardForm, tool: Tool, hex: Hex, names: NewNames): Outcome {
  const thing = thingAt(form, hex);
  const land = isLand(form, hex);
  const label = labelAt(form, hex);
  const done = (changed: BoardForm): Outcome => ({ form: changed, hex });
  switch (tool.kind) {
    case 'select':
      return done(form);
    case 'hex':
      return land ? { refused: 'is-land' } : done(withLand(form, hex));
    case 'city':
      if (thing?.kind === 'city') return done(withCapacity(form, thing.index, tool.capacity));
      if (thing) return { refused: 'taken' };
      return done(withCity(form, hex, tool.capacity, names.city(form.cities.length + 1)));
    case 'start':
      if (thing) return isStartOf(form, hex, tool.company) ? done(form) : { refused: 'taken' };
      return done(withStart(form, hex, tool.company, names.start(tool.company)));
    case 'harbor':
      if (thing) return thing.kind === 'harbor' ? done(form) : { refused: 'taken' };
      return done(withHarbor(form, hex, names.harbor(form.harbors.length + 1)));
    case 'label':
      if (land) return { refused: 'is-land' };
      if (label) return done(form);
      return done(withLabel(form, hex, names.label(form.labels.length + 1)));
    case 'spike':
      if (tool.part === 'tile')
        return land ? done(withSpikeTile(form, hex)) : { refused: 'needs-land' };
      if (thing?.kind !== 'city') return { refused: 'needs-city' };
      return done(withSpikeCity(form, tool.part, thing.index));
    case 'erase':
      if (thing) return done(withoutThing(form, thing));
      if (hasSpikeTile(form, hex)) return done(withoutSpike(form));
      if (label) return done(withoutLabel(form, label));
      return land ? done(withoutGround(form, hex)) : { refused: 'nothing-here' };
    case 'move': {
      const what = thingAt(form, tool.from);
      const name = what || isLand(form, tool.from) ? null : labelAt(form, tool.from);
      if (!what && !name && !isLand(form, tool.from)) return { refused: 'nothing-here' };
      if (thing || (name && label)) return { refused: 'taken' };
      if (!what && land) return { refused: 'is-land' };
      return done(name ? withLabelChanged(form, name, hex) : moved(form, tool.from, hex, what));
    }
  }
}

function isStartOf(form: BoardForm, hex: Hex, company: CompanyId): boolean {
  const thing = thingAt(form, hex);
  return thing?.kind === 'start' && form.starts[thing.index]?.company === company;
}
