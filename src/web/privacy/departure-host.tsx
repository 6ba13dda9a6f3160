import { QueryClientProvider } from '@tanstack/react-query';
import { sharedQueryClient } from '#web/platform/queries/client.ts';
import { ToastHost } from '#web/platform/toast-host.tsx';
import { DepartureWatch } from '#web/privacy/departure-watch.tsx';

/** The same over a public page, which has none of what an app screen stands on. */
export const DepartureHost = () => (
  <QueryClientProvider client={sharedQueryClient()}>
    <DepartureWatch />
    <ToastHost />
  </QueryClientProvider>
);
