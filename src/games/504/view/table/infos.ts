import type { ComponentType } from 'preact';
import type { State } from '../../rules/state';
import { Trolleys } from '../deliver/trolleys';
import { Stacks, Tokens } from '../exploration/stacks';
import { Leads } from '../majorities/leads';
import { WarInfo } from '../military/war-info';
import type { InfoProps } from '../parts';
import { OwnCards, PrivilegeInfo } from '../privileges/privilege-info';
import { Goods } from '../production/goods';
import { Cities } from '../race/cities';
import { Links } from '../roads/links';
import { ShareInfo } from '../shares/share-info';
import { type ByModule, inWorld } from './in-world';

/** The table of modules: the look-up section of each. */
const INFOS: ByModule<ComponentType<InfoProps>> = [
  [4, WarInfo],
  [3, PrivilegeInfo],
  [9, ShareInfo],
  [1, Trolleys],
  [2, Cities],
  [7, Leads],
  [6, Links],
  [8, Goods],
  [5, Stacks],
];

export const infosIn = (state: State) => inWorld(INFOS, state);

/** The same of what each owner has for itself. */
const OWN_INFOS: ByModule<ComponentType<InfoProps>> = [
  [3, OwnCards],
  [1, Trolleys],
  [2, Cities],
  [7, Leads],
  [6, Links],
  [8, Goods],
  [5, Tokens],
];

export const ownInfosIn = (state: State) => inWorld(OWN_INFOS, state);
