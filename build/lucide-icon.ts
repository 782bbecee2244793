import { type FunctionComponent, h } from 'preact';

/** What the file of an icon hands over: the shapes of a drawing of 24 by 24. */
interface IconData {
  readonly node: readonly (readonly [shape: string, attributes: Record<string, string>])[];
}

const STROKED = {
  xmlns: 'http://www.w3.org/2000/svg',
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  'stroke-width': 2,
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
};

/**
 * Stands in the built app for what lucide-preact makes components of its icons with. Theirs knows colours,
 * contexts, names and aliases that nobody here asks for, and weighs as much as ten icons.
 */
export default function lucideIcon({ node }: IconData): FunctionComponent<{ size?: number }> {
  return ({ size = 24, ...rest }) =>
    h(
      'svg',
      { ...STROKED, width: size, height: size, ...rest },
      node.map(([shape, attributes]) => h(shape, attributes)),
    );
}
