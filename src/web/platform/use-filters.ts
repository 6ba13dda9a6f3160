import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useAsked } from '#web/platform/overlays/use-asked.ts';

const nothing = new URLSearchParams();
/** Browsers refuse to be told a new address at every letter. */
const writtenAfter = 250;

export type Changes = Record<string, string | undefined>;

interface How {
  /** A step of its own in the history. Else Back leaves the list instead of going through its filters. */
  push?: boolean;
  /** Where 'none of them' is an answer too, and not the same as having said nothing. */
  keepEmpty?: boolean;
}

export interface Filters {
  /** Empty until the page is alive: it came from a cache that knows no query. */
  query: URLSearchParams;
  /** The address as it stands, for a change that depends on it: the page may be drawn a moment later. */
  latest(): URLSearchParams;
  /** Sets what has a value and takes away the rest. */
  change(changes: Changes, how?: How): void;
  /** Takes away everything, or only what is named. */
  clear(names?: readonly string[]): void;
}

/** What a list is narrowed down by lives in the address, so that it can be shared and returned to. */
export function useFilters(): Filters {
  const [asked, setAsked] = useSearchParams();
  const query = useAsked() ? asked : nothing;
  const write = (next: URLSearchParams, push = false) =>
    setAsked(next, { replace: !push, preventScrollReset: true });
  return {
    query,
    latest: standing,
    change: (changes, how = {}) => write(changed(changes, how), how.push),
    clear: (names) => write(names ? without(names) : nothing),
  };
}

const standing = () => new URLSearchParams(location.search);

/** Begins with the address as it stands: two changes may come before the page is drawn again. */
function changed(changes: Changes, { keepEmpty = false }: How): URLSearchParams {
  const next = standing();
  for (const [name, value] of Object.entries(changes)) {
    if (value || (keepEmpty && value !== undefined)) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

function without(names: readonly string[]): URLSearchParams {
  const next = standing();
  for (const name of names) next.delete(name);
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
