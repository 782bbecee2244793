import {
  Component,
  type ComponentChild,
  type ComponentChildren,
  type ComponentClass,
  type ComponentType,
  h,
  isValidElement,
  render,
  type VNode,
} from 'preact';
import { emptyElement } from './hook';

/**
 * Computes a whole screen outside a browser: calls its component, and every component in what that returns. `around` puts
 * the contexts that they read around all of it.
 */
export function drawOnce(
  screen: ComponentChildren,
  around: (screen: VNode) => ComponentChild = (bare) => bare,
): void {
  const place = emptyElement();
  function Probe() {
    unfold(screen);
    return null;
  }
  render(around(h(Probe, {})), place);
  // Before any effect, because there is no page that it could change.
  render(null, place);
}

function unfold(children: ComponentChildren): void {
  if (Array.isArray(children)) {
    for (const child of children) unfold(child);
    return;
  }
  if (!isValidElement(children)) return;
  const { type: Part, props } = children;
  if (typeof Part === 'string') unfold(props.children);
  else if (isClass(Part)) unfold(new Part(props).render(props));
  else unfold(Part(props));
}

const isClass = (Part: ComponentType): Part is ComponentClass =>
  Part.prototype instanceof Component;
