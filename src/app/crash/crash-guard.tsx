import { Component, type ComponentChildren } from 'preact';
import { CrashPage } from './crash-page';

/** An error in the components below shows a page with a report and a way back, never a blank screen. */
export class CrashGuard extends Component<
  { readonly children: ComponentChildren },
  { readonly error: unknown; readonly broken: boolean }
> {
  override state = { error: null, broken: false };

  static override getDerivedStateFromError(error: unknown) {
    return { error, broken: true };
  }

  override render() {
    return this.state.broken ? <CrashPage error={this.state.error} /> : this.props.children;
  }
}
