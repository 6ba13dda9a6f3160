import { Component, lazy, type ReactNode, Suspense } from 'react';
import { BareError } from '#web/shell/bare-error.tsx';
import type { ErrorScreenProps } from '#web/shell/error-screen.tsx';
import { onFirstTouch } from '#web/site/nap.ts';

const loadScreen = () =>
  import('#web/shell/error-screen.tsx').then(
    ({ ErrorScreen }) => ({ default: ErrorScreen }),
    () => ({ default: BareError }),
  );

const ErrorScreen = lazy(loadScreen);

/**
 * The screen, its words and its picture are one script, and so is what asks the server. They are
 * fetched when the visitor first touches the page: in time for the first click and the first thing
 * that breaks, and nobody waits for them before.
 */
export function fetchRestOnFirstTouch(): void {
  onFirstTouch(() => {
    // Whoever needs it next asks again and deals with the failure.
    Promise.all([loadScreen(), import('#web/fetched-page.ts')]).catch(() => undefined);
  });
}

export function Failed(props: ErrorScreenProps) {
  return (
    <Suspense fallback={<BareError {...props} />}>
      <ErrorScreen {...props} />
    </Suspense>
  );
}

interface ErrorBoundaryProps extends Omit<ErrorScreenProps, 'error'> {
  children: ReactNode;
}

/** Around the whole tree. React asks for a class here. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { children, ...given } = this.props;
    return 'error' in this.state ? <Failed error={this.state.error} {...given} /> : children;
  }
}
