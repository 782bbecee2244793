/** What JSON can say. Everything that enters or leaves the rules (files, phones, command line) has this shape. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json | undefined;
}

/** Whether it is an object with keys: neither a list nor null. Its values are taken to be JSON. */
export function isObject(json: unknown): json is JsonObject {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

/** The one text that every phone writes for the same value: keys in alphabetical order, no white space. */
export function canonical(json: Json): string {
  if (Array.isArray(json)) return `[${json.map(canonical).join(',')}]`;
  if (!isObject(json)) return JSON.stringify(json);
  let text = '';
  for (const key of Object.keys(json).sort()) {
    const value = json[key];
    if (value !== undefined)
      text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonical(value)}`;
  }
  return `{${text}}`;
}
