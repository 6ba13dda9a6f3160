/**
 * What the address asks to be laid over the page: `?book=<slug>`. It can be shared, comes back after
 * signing in, and the browser's back button closes it.
 */
import { useLocation, useNavigate } from 'react-router';
import { useFilters } from '#web/site/use-filters.ts';

const askedNames = ['book', 'join', 'quick'] as const;
export type AskedName = (typeof askedNames)[number];

export interface AskedOverlay {
  name: AskedName;
  /** The offering's slug; for the quick booking nothing but a yes. */
  value: string;
}

/** Where the focus was: it goes back there. */
let opener: HTMLElement | null = null;

export function openerOf(): HTMLElement | null {
  if (!opener || opener.isConnected) return opener;
  // The page may have drawn it anew meanwhile; its address tells it again.
  const address = opener.getAttribute('href');
  return address ? document.querySelector(`a[href="${CSS.escape(address)}"]`) : null;
}

/** Kept with the step of the history that opened it: then the step before it closes it. */
const laid = { laid: true };

/** Opens and closes what the address asks for. */
export function useAskedOverlay() {
  const { query } = useFilters();
  const navigate = useNavigate();
  const { state } = useLocation();
  const name = askedNames.find((each) => query.get(each));
  return {
    asked: name && ({ name, value: query.get(name) ?? '' } satisfies AskedOverlay),
    open: (next: AskedName, value: string) => {
      const search = searchWith(next, value);
      // One that follows another takes its place, and gives the focus back to where it all began.
      if (name) return void navigate({ search }, { replace: true, state });
      opener = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      void navigate({ search }, { state: laid });
    },
    close: () => {
      if (state?.laid) void navigate(-1);
      else void navigate({ search: searchWith() }, { replace: true });
    },
  };
}

/** The address's query with this over the page, and nothing else. */
export function searchWith(name?: AskedName, value = ''): string {
  const query = new URLSearchParams(location.search);
  for (const each of askedNames) query.delete(each);
  if (name) query.set(name, value);
  return query.toString();
}
