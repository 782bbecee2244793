import { h, type SVGAttributes } from 'preact';

/** The shapes of an icon of lucide-preact: an element's name and its attributes. */
type Shapes = readonly (readonly [string, SVGAttributes])[];

/**
 * What the build makes an icon of lucide-preact with, in place of the package's own maker, which also takes
 * colours, classes and widths that no screen gives, and weighs as much as ten icons. An icon is drawn in the
 * colour of the text around it, `size` in pixels, and is hidden from screen readers unless it has a label.
 */
export default function lineIcon(shapes: Shapes) {
  return ({ size = 24, ...rest }: SVGAttributes & { size?: number }) =>
    h(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        'stroke-width': 2,
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
        'aria-hidden': rest['aria-label'] ? undefined : 'true',
        ...rest,
      },
      shapes.map(([tag, attributes]) => h(tag, attributes)),
    );
}
