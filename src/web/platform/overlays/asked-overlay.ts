/**
 * What the address asks to be laid over the page: `?book=<slug>`. It can be shared, comes back after
 * signing in, and the browser's back button closes it.
 */
import { useLocation, useNavigate } from 'react-router';
import {
  type AskedAddress,
  type AskedName,
  askedNames,
  laid,
  searchWith,
} from '#web/platform/overlays/asked-address.ts';
import { rememberOpener } from '#web/platform/overlays/opener.ts';
import { useFilters } from '#web/platform/use-filters.ts';

interface AskedOverlay {
  name: AskedName;
  /** The offering's slug, the kind of request; for the quick booking nothing but a yes. */
  value: string;
}

/** Opens and closes what the address asks for. */
export function useAskedOverlay() {
  const { query } = useFilters();
  const navigate = useNavigate();
  const { state } = useLocation();
  const name = askedNames.find((each) => query.get(each));
  return {
    asked: name && ({ name, value: query.get(name) ?? '' } satisfies AskedOverlay),
    open: (next: AskedName, value: string, beside?: AskedAddress) => {
      const search = searchWith(next, value, beside);
      // One that follows another takes its place, and gives the focus back to where it all began.
      if (name) return void navigate({ search }, { replace: true, state });
      rememberOpener(document.activeElement);
      void navigate({ search }, { state: laid });
    },
    close: () => {
      if (state?.laid) void navigate(-1);
      else void navigate({ search: searchWith() }, { replace: true });
    },
  };
}
