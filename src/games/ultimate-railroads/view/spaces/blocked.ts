import type { Seat } from '../../../../kit/rules';
import type { Notice } from '../../../../ui/turn/use-choice';
import { COLORS, DOUBLERS, UNLOCKS } from '../../data/board';
import type { Effect } from '../../data/effects';
import { isComplete } from '../../rules/complete';
import { compile } from '../../rules/program';
import type { Refusal } from '../../rules/refusals';
import { colorsOf, FACTORY_SLOTS, factoriesOf, type State } from '../../rules/state';
import type { BlockId, ShortId } from '../../words/en/table/board';
import { gapOfSlot } from '../../words/lane';
import type { Voice } from '../voice';
import { heldBy, spaceFacts, whyNot } from './space-facts';

/** Why a space cannot be used: on the space, and in its panel. */
interface Blocked {
  /** Empty where the space shows it otherwise. */
  readonly short: string;
  readonly notice: Notice;
}

/** Why the seat to act cannot use a space now; null when it can, or when no seat here acts. */
export function blockedOf(
  state: State,
  acting: Seat | null,
  space: number,
  voice: Voice,
): Blocked | null {
  const why = whyNot(state, acting, space);
  if (!why || acting === null) return null;
  const words = voice.table.spaces;
  const block = why.because === 'not-complete' ? blockOf(state, acting, space, voice) : null;
  if (block) {
    const notice = { text: words.blocked[block.id](block.about), because: TOPICS[block.id] };
    return { short: words.short[block.id], notice };
  }
  const short = shortFor(why);
  // What the rules refuse has numbers of seats; here the people have names.
  const text = why.because === 'taken' ? heldBy(spaceFacts(state, space), voice) : '';
  return {
    short: short ? words.short[short] : '',
    notice: { text: text || voice.refusal(why), because: why.because },
  };
}

/** What a space says in two words; null: it shows why in another way, or the refusal is not about a space. */
const SHORT: Readonly<Record<Exclude<Refusal['because'], 'too-few'>, ShortId | null>> = {
  ...{ 'not-complete': 'not-now', 'wrong-pay': 'not-now' },
  ...{ 'own-place': 'own-place', 'has-claim': 'has-claim' },
  ...{ taken: null, 'not-again': null, 'no-such-space': null },
  ...{ over: null, 'no-action': null, 'wrong-phase': null, locked: null, 'not-pending': null },
  ...{ must: null, used: null, gone: null, 'not-full': null, 'no-guest': null, moved: null },
  ...{ 'no-track': null, 'line-end': null, blocked: null, 'no-marker': null, 'lane-end': null },
  ...{ gap: null, 'no-tile': null, 'not-lowest': null, 'not-there': null, 'not-lower': null },
  ...{ 'slots-empty': null, 'slots-full': null, 'wrong-slot': null },
};

function shortFor(why: Refusal): ShortId | null {
  // Of a place in the turn order, which no ruble pays.
  if (why.because === 'wrong-pay' && why.space.startsWith('place')) return 'no-workers';
  if (why.because !== 'too-few') return SHORT[why.because];
  if (why.what === 'roubles') return why.has === 0 ? 'no-rubles' : 'few-rubles';
  return why.has === 0 ? 'no-workers' : 'few-workers';
}

/** What the rules say of each: a refusal, or a paragraph. */
const TOPICS: Readonly<Record<BlockId, string>> = {
  ...{ color: 'colors', room: 'steps', ends: 'steps', spread: 'engineers', again: 'engineers' },
  ...{ gap: 'industry', lane: 'industry', supply: 'locomotives' },
  ...{ doubled: 'doublers', doublers: 'doublers' },
};

interface Block {
  readonly id: BlockId;
  /** What it is about, in words. */
  readonly about: string;
}

/** 5.4: the first effect that cannot be carried out in full; null where none of them alone is the reason. */
function blockOf(state: State, seat: Seat, space: number, voice: Voice): Block | null {
  const { effects } = spaceFacts(state, space);
  const effect = effects.find((one) => !isComplete(state, seat, compile([one])));
  return effect ? blockIn(state, seat, effect, voice) : null;
}

function blockIn(state: State, seat: Seat, effect: Effect, voice: Voice): Block | null {
  const { table, names } = voice;
  const about = table.effect(effect);
  if ('steps' in effect) {
    const color = (COLORS as readonly string[]).indexOf(effect.steps);
    const name = COLORS[color];
    const from = UNLOCKS[color - 1];
    if (name && from !== undefined && color >= colorsOf(state, seat))
      return { id: 'color', about: table.spaces.unlock(names.color[name], from) };
    return { id: color > 0 ? 'room' : 'ends', about };
  }
  if ('industry' in effect) {
    // The factories fill the gaps in their order, so the first empty one stops every marker.
    const built = factoriesOf(state, seat);
    if (built === FACTORY_SLOTS) return { id: 'lane', about };
    return { id: 'gap', about: names.lane(gapOfSlot(built + 1)) };
  }
  if ('locomotive' in effect) return { id: 'supply', about };
  if ('doublers' in effect) {
    const full = (state.doublers[seat] ?? 0) + effect.doublers > DOUBLERS.places;
    return { id: full ? 'doubled' : 'doublers', about };
  }
  if ('again' in effect) return { id: 'again', about };
  return 'spread' in effect ? { id: 'spread', about } : null;
}
