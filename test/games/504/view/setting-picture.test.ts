import { expect, test } from 'vitest';
import { MODULES } from '../../../../src/games/504/data/world/world';
import { ModulePicture, SettingPicture } from '../../../../src/games/504/view/module-picture';

test('every module has a picture of its own, and nothing else has one', () => {
  const pictures = MODULES.map((module) => JSON.stringify(ModulePicture({ module }).props));
  expect(new Set(pictures).size).toBe(MODULES.length);
  for (const value of MODULES) expect(SettingPicture({ value })?.props).toEqual({ module: value });
  for (const value of ['0', '', true]) expect(SettingPicture({ value })).toBeNull();
});
