import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { writeDraft } from '#web/matters/sheet/draft.ts';
import { allSaid, withoutSaid } from '#web/platform/addresses/spoken-address.ts';

/** What was said before the form was opened is written into it once, and the address forgets it. */
export function useSaid(name: string) {
  const [query, setQuery] = useSearchParams();
  const { state } = useLocation();
  const told = JSON.stringify(allSaid(query));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each that an address brings
  useEffect(() => {
    if (told === '{}') return;
    writeDraft(name, JSON.parse(told));
    setQuery(withoutSaid(query), { replace: true, state, preventScrollReset: true });
  }, [told, name]);
}
