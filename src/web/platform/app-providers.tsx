/** What app screens stand on and public pages do without; it comes in a chunk of its own. */
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { directionOf } from '#domain/localise.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useHydrated } from '#web/platform/browser/use-hydrated.ts';
import { LineHost } from '#web/platform/line/host.tsx';
import { LiveQueries } from '#web/platform/live/queries.tsx';
import { makeQueryClient, sharedQueryClient } from '#web/platform/queries/client.ts';
import { useSettled } from '#web/platform/queries/use-settled.ts';
import { ToastHost } from '#web/platform/toast-host.tsx';
import { DirectionProvider } from '#web/ui/direction.tsx';

export function AppProviders({ children }: { children: ReactNode }) {
  const { language } = useText();
  const alive = useHydrated();
  // The server reads nothing for a page; one client for each keeps the visits apart all the same.
  const queries = import.meta.env.SSR ? makeQueryClient() : sharedQueryClient();
  return (
    <QueryClientProvider client={queries}>
      {alive && <LineHost />}
      <DirectionProvider dir={directionOf(language)}>
        {children}
        {alive && <Afterwards />}
      </DirectionProvider>
    </QueryClientProvider>
  );
}

/** What nobody waits for comes when the screen is there: what is told live, and what draws notices. */
function Afterwards() {
  const settled = useSettled();
  return (
    <>
      {settled && <LiveQueries />}
      <ToastHost ahead={settled} />
    </>
  );
}
