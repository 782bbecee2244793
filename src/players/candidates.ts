import type { ActionLine } from '../kit/line';
import type { Action, AnyRules } from '../kit/rules';
import { disclosures } from '../kit/secrets';
import type { Candidate } from './thought';
import { NONE, ROOT, type Tree } from './tree';

/** The mean share of the win of each holder over the visits to a node. */
export function worthOf(tree: Tree, node: number): readonly number[] {
  return Array.from({ length: tree.holders }, (_, holder) => tree.mean(node, holder));
}

/** The number of candidates whose line goes to the end of the turn. The others have only their action. */
const MAX_LINES = 8;
/** A line goes on to a node only if the node has this many visits. */
const MIN_LINE_VISITS = 12;

/** The actions tried at the root, the most visited first. `state` is the position of the root. */
export function candidatesOf(tree: Tree, rules: AnyRules, state: object): Candidate[] {
  const children: number[] = [];
  for (let child = tree.firstChild[ROOT]; child !== NONE; child = tree.nextSibling[child])
    children.push(child);
  return children
    .map((child) => {
      const action = tree.action[child];
      const visits = tree.visits[child];
      return { child, action, visits, line: [action] as const, worth: worthOf(tree, child) };
    })
    .sort(byVisits)
    .map(({ child, ...candidate }, place) =>
      place < MAX_LINES ? { ...candidate, line: lineOf(tree, rules, state, child) } : candidate,
    );
}

/** The action of a child of the root, then the most visited actions below it, to the end of the turn or to chance. */
function lineOf(tree: Tree, rules: AnyRules, root: object, child: number): ActionLine {
  const seat = rules.toAct(root);
  const turn = rules.turn(root);
  const state = rules.clone(root);
  const line: [Action, ...Action[]] = [tree.action[child]];
  for (let node = child; node !== NONE; node = mostVisited(tree, node)) {
    const action = tree.action[node];
    if (node !== child) {
      if (tree.visits[node] < MIN_LINE_VISITS || rules.refusal(state, action)) break;
      line.push(action);
    }
    const known = disclosures(rules, state);
    rules.play(state, action);
    if (rules.toAct(state) !== seat || rules.turn(state) !== turn) break;
    if (disclosures(rules, state) !== known) break;
  }
  return line;
}

function mostVisited(tree: Tree, node: number): number {
  let best = NONE;
  for (let child = tree.firstChild[node]; child !== NONE; child = tree.nextSibling[child])
    if (best === NONE || tree.visits[child] > tree.visits[best]) best = child;
  return best;
}

/** Most visited first; equal ones by action number, so that equal searches give equal orders. */
export function byVisits(
  a: Pick<Candidate, 'visits' | 'action'>,
  b: Pick<Candidate, 'visits' | 'action'>,
): number {
  return b.visits - a.visits || a.action - b.action;
}

/** The visits of the most visited action at the root, less those of the second. */
export function lead(tree: Tree): number {
  let first = 0;
  let second = 0;
  for (let child = tree.firstChild[ROOT]; child !== NONE; child = tree.nextSibling[child]) {
    const visits = tree.visits[child];
    if (visits > first) {
      second = first;
      first = visits;
    } else if (visits > second) {
      second = visits;
    }
  }
  return first - second;
}
