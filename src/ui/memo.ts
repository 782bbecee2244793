import { Component, type ComponentClass, type FunctionComponent, h } from 'preact';

type Compare<P> = (was: Readonly<P>, is: Readonly<P>) => boolean;

/** The component, rendered again only when its properties have changed. Default: when one is a different value. */
export function memo<P extends object>(
  Drawn: FunctionComponent<P>,
  isSame: Compare<P> = areSame,
): ComponentClass<P> {
  return class extends Component<P> {
    override shouldComponentUpdate(next: Readonly<P>): boolean {
      return !isSame(this.props, next);
    }
    override render() {
      return h(Drawn, this.props as P);
    }
  };
}

/** Whether both have the same properties with identical values. */
export function areSame<P extends object>(was: P, is: P): boolean {
  for (const name in is) if (was[name] !== is[name]) return false;
  for (const name in was) if (!(name in is)) return false;
  return true;
}
