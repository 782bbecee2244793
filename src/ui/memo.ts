import { Component, type ComponentClass, type FunctionComponent, h } from 'preact';

type Compare<P> = (was: Readonly<P>, is: Readonly<P>) => boolean;

/** The component, drawn anew only when its properties are not the same as before: when one is another, unless told. */
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

/** Whether both have the same properties, each the very same value. */
export function areSame<P extends object>(was: P, is: P): boolean {
  for (const name in is) if (was[name] !== is[name]) return false;
  for (const name in was) if (!(name in is)) return false;
  return true;
}
