import { Component, lazy, type ReactNode, Suspense } from 'react';
import { onFirstTouch } from '#web/platform/browser/first-touch.ts';
import type { ErrorScreenProps } from '#web/shell/error-screen.tsx';

/** In both languages at once: it shows when nothing further can be loaded, the words included. */
const title = { en: 'Unexpected Application Error!', ar: 'حدث خطأ غير متوقع في التطبيق!' };
const home = { en: 'Return to Home', ar: 'العودة إلى الرئيسية' };

/** Stands in for the error screen until that is there, and for good if it cannot come. */
const BareError = ({ error, language, homeAddress }: ErrorScreenProps) => (
  <main className="wrap grid min-h-svh content-center gap-6">
    <h1 className="text-h2">{title[language]}</h1>
    <p dir="auto">{String(error)}</p>
    <a href={homeAddress} className="underline">
      {home[language]}
    </a>
  </main>
);

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

export const Failed = (props: ErrorScreenProps) => (
  <Suspense fallback={<BareError {...props} />}>
    <ErrorScreen {...props} />
  </Suspense>
);

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
