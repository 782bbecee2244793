import type { Language } from '../../../src/kit/words';

/** Controls: two of them with the same name cannot be told apart. */
const CONTROLS = /^(button|link|textbox|searchbox|switch|checkbox|slider)$/;

/** Each of these is separate: two of them may hold the same controls. */
const SEPARATE = /^(listitem|article|row)$/;

/** Names that are the same in every language. */
const OWN_NAMES =
  /Roundhouse|Mini Express|Mark Gerrits|Moaideas( Game Design)?|GitHub|MIT|PeerJS|STUN|TURN|QR|Wi-Fi|AI|English|한국어|Ada|Ben|Cleo|Dan|Eve|Finn|Claire|Leon|Jill|III/gi;

/** Room codes are the same in every language too. */
const ROOM_CODE = /^[0-9A-Z]{6}$/;

/** A line of an aria snapshot: how deep, what it is, its name, and the text after it. */
const LINE = /^( *)- '?([a-z]+)(?: "((?:[^"\\]|\\.)*)")?(?: \[[^\]]*\])*'?(?::(?: (.*))?)?$/;

/** What is wrong with the names in an aria snapshot, as sentences. */
export function nameFaults(snapshot: string, language: Language): readonly string[] {
  const lines = snapshot.split('\n').flatMap((line) => {
    const [, indent, role, name = '', text = ''] = LINE.exec(line) ?? [];
    return indent === undefined || role === undefined
      ? []
      : [{ depth: indent.length, role, name, text }];
  });
  const faults = new Set<string>();
  const seen = new Set<string>();
  const around: { depth: number; id: number }[] = [];
  for (const [id, { depth, role, name, text }] of lines.entries()) {
    while ((around.at(-1)?.depth ?? -1) >= depth) around.pop();
    if (CONTROLS.test(role)) {
      const key = `${around.at(-1)?.id ?? ''} ${role} “${name}”`;
      if (seen.has(key)) faults.add(`twice the same: ${role} “${name}”`);
      seen.add(key);
    }
    if (SEPARATE.test(role)) around.push({ depth, id });
    // What a text field holds was typed by a person, in any language.
    for (const said of role === 'textbox' ? [name] : [name, text])
      if (isForeign(said, language)) faults.add(`in another language: “${said}”`);
  }
  return [...faults];
}

/** Whether a text is in another language than that of the screen. */
export function isForeign(said: string, language: Language): boolean {
  const rest = ROOM_CODE.test(said) ? '' : said.replace(OWN_NAMES, '');
  if (language === 'en') return /\p{Script=Hangul}/u.test(rest);
  return /[a-z]{3}/i.test(rest) && !/\p{Script=Hangul}/u.test(rest);
}
