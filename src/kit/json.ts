/** A JSON value. Everything that enters or leaves the rules (files, phones, command line) has this type. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json | undefined;
}

/** Whether a value is an object with keys, not an array or null. Its values are assumed to be JSON. */
export function isObject(json: unknown): json is JsonObject {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

/** The canonical text of a value, the same on every phone: keys sorted, no white space. */
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

/** Whether a value from a database, which may hold more than JSON, can be written as JSON: no cycle, no big integer. */
export function isJson(value: unknown): value is Json {
  try {
    return JSON.stringify(value) !== undefined;
  } catch {
    return false;
  }
}
