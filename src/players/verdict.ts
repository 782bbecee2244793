import type { Candidate } from './thought';
import { NONE, ROOT, type Tree } from './tree';

/** The mean share of the win that each holder had in the visits to a node. */
export function worthOf(tree: Tree, node: number): readonly number[] {
  return Array.from({ length: tree.holders }, (_, holder) => tree.mean(node, holder));
}

/** The actions that were tried at the root, the most visited first. */
export function candidatesOf(tree: Tree): Candidate[] {
  const candidates: Candidate[] = [];
  for (let child = tree.firstChild[ROOT]; child !== NONE; child = tree.nextSibling[child]) {
    const action = tree.action[child];
    candidates.push({ action, visits: tree.visits[child], worth: worthOf(tree, child) });
  }
  return candidates.sort(byVisits);
}

/** The most visited first; among equals in the order of their numbers, so that the same search says the same. */
export function byVisits(a: Candidate, b: Candidate): number {
  return b.visits - a.visits || a.action - b.action;
}

/** How many visits the most visited action at the root has more than the next. */
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
