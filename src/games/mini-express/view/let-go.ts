import { Component, type ComponentChildren } from 'preact';

interface LetGoProps {
  readonly step: string;
  readonly children: ComponentChildren;
}

/**
 * Lets go of the focus before a step takes the panel away that has it: what is taken out of the page with the
 * focus in it makes the browser lay out the whole page at once, half changed.
 */
export class LetGo extends Component<LetGoProps> {
  override getSnapshotBeforeUpdate({ step }: LetGoProps): null {
    const focused = document.activeElement;
    const leaves = step !== this.props.step && focused?.closest('.mx-turn');
    if (leaves && focused instanceof HTMLElement) focused.blur();
    return null;
  }

  override render({ children }: LetGoProps): ComponentChildren {
    return children;
  }
}
