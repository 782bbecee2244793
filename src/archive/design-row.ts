import * as v from 'valibot';
import { count, jsonObject, readForm, text, time } from '../kit/form';
import { isJson, isObject } from '../kit/json';
import { plainName } from '../kit/names';
import { isProblem, type Problem } from '../kit/rules';
import type { DesignRecord } from './database';

const form = v.object({ id: v.string(), game: text(64), setting: text(64), design: jsonObject });

/** Reads a row of the designs. What the design itself can tell again (names, picture) may be lost. */
export function readDesignRow(row: unknown): DesignRecord | Problem {
  const own = readForm(form, row, '');
  if (isProblem(own)) return own;
  if (!isJson(own.design)) return { problem: 'not-json', at: 'design' };
  const { names, picture, revision, touched, removed } = isObject(row) ? row : {};
  const { en, ko } = isObject(names) ? names : {};
  return {
    ...own,
    names: { en: nameOf(en), ko: nameOf(ko) },
    picture: typeof picture === 'string' ? picture : '',
    revision: v.is(count, revision) ? revision : 0,
    touched: v.is(time, touched) ? touched : 0,
    removed: v.is(time, removed) ? removed : null,
  };
}

function nameOf(name: unknown): string {
  return typeof name === 'string' ? plainName(name) : '';
}
