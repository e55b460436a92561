import { Component, type ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Page } from '../../ui/page.tsx';

interface Props {
  /** Where we are: going elsewhere gives the screens a new chance. */
  place: string;
  text: { documentTitle: string; title: string; body: string; reload: string };
  homeLabel: string;
  children: ReactNode;
}

/** A screen that fails takes only itself down: the navigation stays, and there are two ways on. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidUpdate(before: Props): void {
    if (this.state.failed && before.place !== this.props.place) this.setState({ failed: false });
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    const { text, homeLabel } = this.props;
    return (
      <Page title={[text.documentTitle]}>
        <div role="alert">
          <EmptyState
            level={1}
            title={text.title}
            action={
              <>
                <Button
                  onClick={() => {
                    window.location.reload();
                  }}
                >
                  {text.reload}
                </Button>
                <LinkButton to={paths.home} reloadDocument look="quiet">
                  {homeLabel}
                </LinkButton>
              </>
            }
          >
            {text.body}
          </EmptyState>
        </div>
      </Page>
    );
  }
}
