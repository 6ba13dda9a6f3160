import type { ReactNode } from 'react';
import { AppProviders } from '#web/platform/app-providers.tsx';
import { DepartureWatch } from '#web/privacy/departure-watch.tsx';

/** What every screen of the app stands on, and what lies over each of them. */
export function AppFrame({ children }: { children: ReactNode }) {
  return (
    <AppProviders>
      {children}
      <DepartureWatch />
    </AppProviders>
  );
}
