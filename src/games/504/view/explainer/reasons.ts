import { figureAt } from '../../../../kit/figure-at';
import { lookAhead } from '../../../../kit/look-ahead';
import type { Action, Seat } from '../../../../kit/rules';
import { GOOD_OF_KIND, GOODS } from '../../data/board';
import { CARDS } from '../../data/world/privileges';
import { auctionOf } from '../../modules/privileges/model/auction';
import { openBonuses } from '../../modules/race/model/bonuses';
import { heldBy } from '../../modules/shares/rules/holdings';
import { rules } from '../../rules';
import { SIDES } from '../../rules/base/map';
import { hasSettlement } from '../../rules/base/pieces';
import type { Owner } from '../../rules/state/ids';
import type { State } from '../../rules/state/state';
import type { ExplainerText } from '../../words/en/explainer';
import { bonusName } from '../../words/match-names';
import { factsOf, type OwnerFigures } from '../model/base/facts';
import { mapOf } from '../model/base/map';
import { tileNamed } from '../model/base/places';
import { ownersIn } from '../model/base/position';
import type { Voice } from '../model/base/voice';
import { goalIn, offerKind } from '../model/table';

/** What is said of rivals, at most. */
const RIVALS = 2;

export interface Saying {
  readonly text: ExplainerText;
  readonly voice: Voice;
}

/** A position and the one that a line of actions leads to, as far as no chance comes in. */
interface Change {
  readonly before: State;
  readonly after: State;
  readonly owner: Owner;
}

/** What a line changes for the owner for whom it is played, or for the seat itself where it decides for itself. */
export function reasonsFor(
  before: State,
  actions: readonly Action[],
  seat: Seat,
  saying: Saying,
): readonly string[] {
  const { after } = lookAhead(rules, before, actions).upToChance;
  const { owner } = factsOf(before);
  const change = { before, after, owner };
  const said =
    owner < 0
      ? seatReasons(change, seat, saying)
      : [
          ...auctionReasons(before, saying),
          ...ownReasons(change, saying),
          ...rivalReasons(change, saying),
        ];
  return [
    ...(said.length > 0 ? said : lastReasons(change, actions, saying)),
    ...(endsTurn(before, after) ? [saying.text.ends] : []),
  ];
}

/** Bids and shares are no turns of their own to a person. */
function endsTurn(before: State, after: State): boolean {
  return factsOf(before).phase === 'turn' && figureAt(before.turns, 0) !== figureAt(after.turns, 0);
}

function seatReasons({ before, after }: Change, seat: Seat, saying: Saying): readonly string[] {
  const { text } = saying;
  const [cash, left] = [figureAt(before.seatCash, seat), figureAt(after.seatCash, seat)];
  const [had = 0, has = 0] = [before, after].map((one) => rules.standing(one).scores[seat]);
  return [
    ...holdingReasons(before, after, seat, saying),
    ...(had !== has ? [text.wealth(had, has)] : []),
    ...(cash !== left ? [text.cash(cash, left)] : []),
  ];
}

/** Shares that were bought or sold, and what they decide. */
function holdingReasons(before: State, after: State, seat: Seat, { text, voice }: Saying) {
  return ownersIn(after).flatMap((company) => {
    const [had, has] = [before, after].map((state) => heldBy(state, company, seat));
    if (had === has) return [];
    const [led, leads] = [before, after].map((state) => state.president[company] === seat);
    return [
      text.holds(voice.owner(company), had ?? 0, has ?? 0),
      ...(led === leads ? [] : [text.presides(voice.owner(company), leads === true)]),
    ];
  });
}

/** Points, how near the end is, and money: of the owner itself. */
function ownReasons(change: Change, saying: Saying): readonly string[] {
  const [was, is] = figuresOf(change, change.owner);
  if (!was || !is) return [];
  const { text, voice } = saying;
  const company = change.before.world.company ? voice.owner(change.owner) : null;
  return [
    ...changed(was.points, is.points, (from, to) => text.points(from, to, company)),
    ...changed(was.scoring, is.scoring, text.scoring),
    ...bonusReasons(change, saying),
    ...goalReasons(change, text),
    ...changed(was.income, is.income, text.income),
    ...changed(was.cash, is.cash, text.cash),
  ];
}

function figuresOf({ before, after }: Change, owner: Owner): readonly (OwnerFigures | undefined)[] {
  return [before, after].map((state) => factsOf(state).owners[owner]);
}

function changed(
  was: number | null,
  is: number | null,
  say: (was: number, is: number) => string,
): readonly string[] {
  return was === null || is === null || was === is ? [] : [say(was, is)];
}

function bonusReasons({ before, after, owner }: Change, { text, voice }: Saying) {
  const had = openBonuses(before);
  return openBonuses(after).flatMap(({ key, needs, has }) => {
    const now = has[owner] ?? 0;
    const then = had.find((one) => one.key === key)?.has[owner] ?? 0;
    return now > then ? [text.bonus(bonusName(voice.names, key), now, needs)] : [];
  });
}

/** What fills the bar of the world's goal. Scorings are counted by cards, not by moves. */
function goalReasons({ before, after, owner }: Change, text: ExplainerText): readonly string[] {
  const goal = goalIn(before);
  const digit = before.world.role.indexOf(1);
  const own = (state: State) => goal?.progress?.(state, owner) ?? null;
  const together = (state: State) => goal?.together?.(state) ?? null;
  const isTogether = own(before) === null;
  const [was, is] = [before, after].map(isTogether ? together : own);
  const what = isTogether && digit === 6 ? text.roadsOfAll : text.toward[digit];
  // Settling may set it back, which is no reason.
  return was && is && what && was.has < is.has
    ? [text.progress(what, was.has, is.has, is.needs)]
    : [];
}

/** What it does to others, the weightiest first. */
function rivalReasons(change: Change, { text, voice }: Saying): readonly string[] {
  const told = factsOf(change.before).order.flatMap((rival) => {
    const [was, is] = figuresOf(change, rival);
    if (rival === change.owner || !was || !is) return [];
    const name = voice.owner(rival);
    const by = (of: (figures: OwnerFigures) => number | null) => (of(is) ?? 0) - (of(was) ?? 0);
    return [
      { by: by(({ points }) => points), say: text.rivalPoints, weight: 10 },
      { by: by(({ scoring }) => scoring), say: text.rivalScoring, weight: 8 },
      { by: by(({ income }) => income), say: text.rivalIncome, weight: 1 },
    ].flatMap(({ by: change, say, weight }) =>
      change === 0
        ? []
        : [{ said: say(name, change, is.scoring ?? 0), weight: weight * Math.abs(change) }],
    );
  });
  return told
    .sort((a, b) => b.weight - a.weight)
    .slice(0, RIVALS)
    .map(({ said }) => said);
}

/** In an auction: what the card does, and who has the highest bid. */
function auctionReasons(state: State, { text, voice }: Saying): readonly string[] {
  if (factsOf(state).phase !== 'auction') return [];
  const { kind, high } = auctionOf(state, factsOf(state).order);
  const card = CARDS[kind];
  if (!card) return [];
  const { names } = voice;
  return [
    text.card(names.card(card), names.privilege[card]),
    ...(high ? [text.highest(voice.owner(high.owner), high.amount)] : []),
  ];
}

/** Where a line changes no figure: what its first action is for, and what is left to do. */
function lastReasons(
  { before, after, owner }: Change,
  [first]: readonly Action[],
  saying: Saying,
): readonly string[] {
  const { text, voice } = saying;
  const form = first === undefined ? null : rules.action.write(first, before);
  const note = form && offerKind(before, String(form.do))?.note?.(before, form, voice, 1);
  const active = factsOf(after).owners[owner]?.active ?? 0;
  const unknown = form?.do === 'move' ? unknownBeside(before, tileNamed(before, form.to)) : 0;
  const said = form?.do === 'explore' && note ? text.mayBe(note) : note;
  return [
    ...(form?.do === 'place' ? [text.places] : []),
    ...(said ? [said.replace(/\.?$/, '.')] : []),
    ...(form?.do === 'move' ? plantReasons(before, after, tileNamed(before, form.to), saying) : []),
    ...(unknown > 0 ? [text.unknown(unknown)] : []),
    ...(active > 0 && !endsTurn(before, after) ? [text.residents(active)] : []),
  ];
}

/** What a plant on a newly settled tile would produce. */
function plantReasons(before: State, after: State, tile: number, { text, voice }: Saying) {
  const { owner } = factsOf(before);
  const isNew = hasSettlement(after, owner, tile) && !hasSettlement(before, owner, tile);
  const good = GOODS[figureAt(GOOD_OF_KIND, figureAt(before.kind, tile))];
  return isNew && good && (before.world.role[8] ?? 0) > 0
    ? [text.plant(voice.names.good[good])]
    : [];
}

/** How many unknown hexes lie beside a tile: there is more to be found from there. */
function unknownBeside(state: State, tile: number): number {
  const { all, tiles } = mapOf(state);
  return [...all.neighbors.slice(tile * SIDES, tile * SIDES + SIDES)].filter((hex) => hex >= tiles)
    .length;
}
