import type { ComponentType } from 'preact';
import type { JsonObject } from '../../../../../kit/json';
import type { Action } from '../../../../../kit/rules';
import type { Icon } from '../../../../../ui/button';
import type { Digit, Owner } from '../../../rules/state/ids';
import type { State } from '../../../rules/state/state';
import type { Line } from './line';
import type { MapOf } from './map';
import type { Voice } from './voice';

/** What a layer of the map is drawn from. */
export interface LayerProps {
  readonly state: State;
  readonly map: MapOf;
  readonly voice: Voice;
  /** The position after the choice, for kinds that are `drawn`; left out: none. */
  readonly after?: State | null;
}

export interface WaysProps {
  readonly ways: readonly { readonly form: JsonObject }[];
  /** The place of the chosen one. */
  readonly way: number;
  /** The hex that was tapped for it. */
  readonly here: number;
  readonly onWay: (way: number) => void;
}

/** How a kind of action is offered where it is tapped. */
export interface OfferKind {
  /** The least is offered first. */
  readonly rank: number;
  readonly icon: Icon;
  /** The hexes where it is offered, for actions that name no place. */
  hexes?(state: State, form: JsonObject): readonly number[];
  /** May be repeated in one go, such as several residents on the same way. */
  readonly repeats?: true;
  /** What it would lay on the map is drawn while it is chosen. */
  readonly drawn?: true;
  /** Which of several ways to do the same is the usual one. Left out: the first. */
  usual?(state: State, ways: readonly Action[]): Action;
  readonly Ways?: ComponentType<WaysProps>;
  /** `here`: the hex that was tapped for it. */
  title(state: State, form: JsonObject, voice: Voice, count: number, here: number): string;
  /** What it takes or may bring; left out: nothing is to be said. */
  note?(state: State, form: JsonObject, voice: Voice, count: number): string;
}

/** How a move is offered onto tiles where a module diverts it (`entering` in the rules), such as an attack. */
export interface EnteringOffer {
  isHere(state: State, owner: Owner, tile: number): boolean;
  title(state: State, tile: number, voice: Voice, count: number): string;
  note(state: State, tile: number, voice: Voice, count: number): string;
}

/** A phase in which several taps on the map are joined to one choice. */
export interface Gathering {
  isHere(state: State): boolean;
  /** The hexes that a tap can add. */
  targets(state: State, chosen: readonly Action[]): readonly number[];
  /** What a tap makes of the actions that are chosen; a sentence: why it changes nothing. */
  tap(
    state: State,
    chosen: readonly Action[],
    hex: number,
    voice: Voice,
  ): readonly Action[] | string;
}

/** How far an owner is on the way to the end of the match, or all together. */
export interface Progress {
  readonly has: number;
  readonly needs: number;
}

export interface InfoProps {
  /** The figures of this owner alone; left out: of everybody. */
  readonly only?: Owner;
}

/** What a module says of tiles, and of the end of the match where it has role I. */
export interface Telling {
  tile?(state: State, tile: number, voice: Voice): readonly string[];
  /** What is said beside the question where one of its phases asks it. */
  note?(state: State, voice: Voice): string;
  /** As role I: how near the end is, in words, and of each owner. */
  goal?(state: State, voice: Voice): string;
  /** As role I, once the end is reached: when the match ends. Left out: with this round. */
  reached?(state: State, voice: Voice): string;
  /** Null: here all go there together. */
  progress?(state: State, owner: Owner): Progress | null;
  /** Where all go there together: how far they are; null: here each goes alone. */
  together?(state: State): Progress | null;
}

/** What a module draws on the map, below the pieces and above them. */
export interface Layers {
  readonly Below?: ComponentType<LayerProps>;
  readonly Above?: ComponentType<LayerProps>;
}

/** By the word of the action: text for actions not shown on the map, such as of a card; empty: of another module. */
export type ActionTitles = Readonly<
  Record<string, (state: State, form: JsonObject, voice: Voice) => string>
>;

/** By the word of the action: how a module's actions are offered on the map. */
export type OfferKinds = Readonly<Record<string, OfferKind>>;

/** What a module says and offers. */
export interface ModuleModel {
  /** What it lets be done on the map. */
  readonly offers?: OfferKinds;
  /** Which moves it diverts. */
  readonly entering?: EnteringOffer;
  /** What it composes of several actions. */
  readonly lines?: (state: State) => readonly Line[];
  /** What it says of tiles and of the end of the match. */
  readonly telling?: Telling;
  /** Where it joins taps to one choice. */
  readonly gathering?: Gathering;
  /** What is played without a question because it makes no difference; empty: nothing. */
  readonly byItself?: (state: State) => readonly Action[];
  /** What its titles on the map do not say. */
  readonly titles?: ActionTitles;
}

/** What each module brings of one sort, by its digit; the base is 0. */
export type ByModule<Part> = readonly (readonly [Digit, Part])[];

/** The parts of the modules of a world, in the order of the table. */
export function inWorld<Part>(table: ByModule<Part>, { world }: State): readonly Part[] {
  return table.flatMap(([digit, part]) =>
    digit === 0 || (world.role[digit] ?? 0) > 0 ? [part] : [],
  );
}
