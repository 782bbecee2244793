import { h, type SVGAttributes } from 'preact';

/** The shapes of an icon of lucide-preact: an element's name and its attributes. */
type Shapes = readonly (readonly [string, SVGAttributes])[];

/**
 * The build creates icons of lucide-preact with this function instead of the package's own, which also takes colors,
 * classes and widths that no screen passes, and is as large as ten icons. An icon is drawn in the color of the text
 * around it, `size` in pixels, and is hidden from screen readers unless it has a label.
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
