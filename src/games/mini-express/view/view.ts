import type { GameView } from '../../../ui/game-view';
import { miniature } from './miniature';
import { SettingPicture } from './setting-picture';
import { Standing } from './standing';
import { Table } from './table';

/** Mini Express on a screen. */
export const view: GameView = { Table, Standing, miniature, SettingPicture };
