import { Component, type ComponentClass, type FunctionComponent, h } from 'preact';

/** The component, drawn anew only when one of its properties is another one than before. */
export function memo<P extends object>(Drawn: FunctionComponent<P>): ComponentClass<P> {
  return class extends Component<P> {
    override shouldComponentUpdate(next: Readonly<P>): boolean {
      return !areSame(this.props, next);
    }
    override render() {
      return h(Drawn, this.props as P);
    }
  };
}

function areSame<P extends object>(was: P, is: P): boolean {
  for (const name in is) if (was[name] !== is[name]) return false;
  for (const name in was) if (!(name in is)) return false;
  return true;
}
