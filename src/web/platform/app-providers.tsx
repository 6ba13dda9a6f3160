/** What app screens stand on and public pages do without; it comes in a chunk of its own. */
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { directionOf } from '#web/i18n/locale.ts';
import { useText } from '#web/i18n/use-text.ts';
import { makeQueryClient } from '#web/platform/query-client.ts';
import { DirectionProvider } from '#web/ui/direction.tsx';
import { Toaster } from '#web/ui/toaster.tsx';
import { TooltipProvider } from '#web/ui/tooltip.tsx';

export function AppProviders({ children }: { children: ReactNode }) {
  const { t, language } = useText();
  const [client] = useState(makeQueryClient);
  return (
    <QueryClientProvider client={client}>
      <DirectionProvider dir={directionOf(language)}>
        <TooltipProvider>{children}</TooltipProvider>
        <Toaster label={t.platform.notifications} closeLabel={t.platform.dismiss} />
      </DirectionProvider>
    </QueryClientProvider>
  );
}
