import { Component, type ReactNode } from 'react';

interface Props {
  /** Where we are: going anywhere, here again too, gives the screens a new chance. */
  place: string;
  fallback: ReactNode;
  children: ReactNode;
}

/** A screen that fails takes only itself down. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidUpdate(before: Props): void {
    if (this.state.failed && before.place !== this.props.place) this.setState({ failed: false });
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
