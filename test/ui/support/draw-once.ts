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
 * Computes a whole screen outside a browser: calls its component, and every component in what that returns. Returns all
 * of its text. `around` puts the contexts that they read around all of it.
 */
export function drawOnce(
  screen: ComponentChildren,
  around: (screen: VNode) => ComponentChild = (bare) => bare,
): string {
  const place = emptyElement();
  let text = '';
  function Probe() {
    text = textOf(screen);
    return null;
  }
  render(around(h(Probe, {})), place);
  // Before any effect, because there is no page that it could change.
  render(null, place);
  return text;
}

function textOf(children: ComponentChildren): string {
  if (Array.isArray(children)) return children.map(textOf).join(' ');
  if (children === null || children === undefined || typeof children === 'boolean') return '';
  if (!isValidElement(children)) return String(children);
  const { type: Part, props } = children;
  if (typeof Part === 'string') return textOf(props.children);
  if (isClass(Part)) return textOf(new Part(props).render(props));
  return textOf(Part(props));
}

const isClass = (Part: ComponentType): Part is ComponentClass =>
  Part.prototype instanceof Component;
