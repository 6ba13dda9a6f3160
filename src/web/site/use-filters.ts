import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useAsked } from '#web/site/use-asked.ts';

const nothing = new URLSearchParams();
/** Browsers refuse to be told a new address at every letter. */
const writtenAfter = 250;

export type Changes = Record<string, string | undefined>;

export interface Filters {
  /** Empty until the page is alive: the page came from a cache that knows no query. */
  query: URLSearchParams;
  /** Sets what has a value and takes away the rest. The back button does not stop at each filter. */
  change(changes: Changes, how?: { push: boolean }): void;
  clear(): void;
}

/** What a list is narrowed down by lives in the address, so that it can be shared and returned to. */
export function useFilters(): Filters {
  const [asked, setAsked] = useSearchParams();
  const query = useAsked() ? asked : nothing;
  return {
    query,
    change: (changes, { push } = { push: false }) => setAsked(changed(changes), { replace: !push }),
    clear: () => setAsked(nothing, { replace: true }),
  };
}

/** Begins with the address as it stands: two changes may come before the page is drawn again. */
function changed(changes: Changes): URLSearchParams {
  const next = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/** A filter that is typed: it acts at once, and is written to the address when the hand rests. */
export function useTypedFilter({ query, change }: Filters, name: string) {
  const written = query.get(name) ?? '';
  const [typed, setTyped] = useState<string>();
  const latest = useRef(change);
  useEffect(() => {
    latest.current = change;
  });
  if (typed !== undefined && typed === written) setTyped(undefined);
  useEffect(() => {
    if (typed === undefined) return;
    // By then the reader may be on the next page; only the latest `change` knows which.
    const rest = setTimeout(() => latest.current({ [name]: typed }), writtenAfter);
    return () => clearTimeout(rest);
  }, [typed, name]);
  return [typed ?? written, setTyped] as const;
}
