import type { ComponentType } from 'preact';
import { Trolleys } from '../../modules/deliver/view/trolleys';
import { Stacks, Tokens } from '../../modules/exploration/view/stacks';
import { Leads } from '../../modules/majorities/view/leads';
import { WarInfo } from '../../modules/military/view/war-info';
import { OwnCards, PrivilegeInfo } from '../../modules/privileges/view/privilege-info';
import { Goods } from '../../modules/production/view/goods';
import { Cities } from '../../modules/race/view/cities';
import { Links } from '../../modules/roads/view/links';
import { ShareInfo } from '../../modules/shares/view/share-info';
import type { State } from '../../rules/state/state';
import { type ByModule, type InfoProps, inWorld } from '../model/base/parts';

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
