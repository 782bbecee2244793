import type { CDPSession, Page } from '@playwright/test';

/** Something a screen reader tells: what it is, how it is called, how it stands, and what is in it. */
export interface Heard {
  readonly role: string;
  readonly name: string;
  /** Of a heading. */
  readonly level: number | null;
  /** “on”, “chosen”, “unavailable”, or what a field holds. */
  readonly states: readonly string[];
  readonly inside: readonly Heard[];
}

type Tree = Awaited<ReturnType<typeof fullTree>>;
type Node = Tree[number];

const fullTree = async (devtools: CDPSession) =>
  (await devtools.send('Accessibility.getFullAXTree')).nodes;

/** What a screen reader finds on the page as it is now, in reading order. */
export async function listen(page: Page): Promise<readonly Heard[]> {
  const devtools = await page.context().newCDPSession(page);
  const tree = await fullTree(devtools);
  await devtools.detach();
  const byId = new Map(tree.map((node) => [node.nodeId, node]));
  const [top] = tree;
  return top ? within(top, byId) : [];
}

/** What only groups for the eye. */
const MUTE = new Set([
  ...['none', 'generic', 'paragraph', 'strong', 'emphasis', 'SvgRoot', 'Section'],
  ...['sectionheader', 'sectionfooter', 'rowgroup', 'DescriptionList'],
]);

/** Their text is the name of the field, the group, the figure or the table beside them. */
const NAMES = new Set(['LabelText', 'Legend', 'Figcaption', 'caption']);

/** Their name says all there is to say of what is in them. */
const WHOLE = new Set([
  ...['button', 'link', 'heading', 'tab', 'option', 'gridcell', 'image', 'StaticText'],
  ...['columnheader', 'rowheader', 'cell', 'term', 'combobox'],
  ...['checkbox', 'switch', 'radio', 'slider', 'textbox', 'searchbox', 'progressbar'],
]);

function within(node: Node, byId: ReadonlyMap<string, Node>): readonly Heard[] {
  const children = (node.childIds ?? []).flatMap((id) => byId.get(id) ?? []);
  return joined(children.flatMap((child) => heard(child, byId)));
}

function heard(node: Node, byId: ReadonlyMap<string, Node>): readonly Heard[] {
  const role = String(node.role?.value ?? 'none');
  if (/^(InlineTextBox|LineBreak|ListMarker)$/.test(role)) return [];
  if (NAMES.has(role)) return within(node, byId).filter((one) => one.role !== 'StaticText');
  const live = property(node, 'live');
  if ((node.ignored || MUTE.has(role)) && !live) return within(node, byId);
  // A row is called by all that is in it.
  const name = role === 'row' ? '' : tidy(String(node.name?.value ?? ''));
  if (role === 'StaticText' && name === '') return [];
  const inside = WHOLE.has(role) ? [] : within(node, byId);
  const level = role === 'heading' ? Number(property(node, 'level')) : null;
  const kind = live && MUTE.has(role) ? 'live' : role;
  return [{ role: kind, name, level, states: statesOf(node), inside }];
}

/** A sentence in several pieces is one sentence. */
function joined(found: readonly Heard[]): readonly Heard[] {
  const all: Heard[] = [];
  for (const one of found) {
    const last = all.at(-1);
    if (one.role !== 'StaticText' || last?.role !== 'StaticText') all.push(one);
    else all[all.length - 1] = { ...last, name: tidy(`${last.name} ${one.name}`) };
  }
  return all;
}

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

const property = (node: Node, name: string): unknown =>
  node.properties?.find((one) => one.name === name)?.value.value;

function statesOf(node: Node): readonly string[] {
  const is = (name: string) => [true, 'true'].includes(property(node, name) as never);
  const value = tidy(String(node.value?.value ?? ''));
  return [
    ...(is('checked') ? ['on'] : []),
    ...(is('pressed') || is('selected') ? ['chosen'] : []),
    ...(is('expanded') ? ['open'] : []),
    ...(is('disabled') ? ['unavailable'] : []),
    ...(is('modal') ? ['alone'] : []),
    ...(value === '' ? [] : [value]),
  ];
}
