import type { ReactNode } from 'react';
import { AppProviders } from '#web/platform/app-providers.tsx';
import { useHydrated } from '#web/platform/browser/use-hydrated.ts';
import { DepartureWatch } from '#web/privacy/departure-watch.tsx';

/** What every screen of the app stands on, and what lies over each of them. */
export const AppFrame = ({ children }: { children: ReactNode }) => (
  <AppProviders>
    {children}
    {useHydrated() && <DepartureWatch />}
  </AppProviders>
);
