import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { laid } from '#web/platform/overlays/asked-address.ts';
import { rememberOpener } from '#web/platform/overlays/opener.ts';

/**
 * What lies over the page: an invoice, the way to pay it (`how` says by transfer), the plans to choose
 * from, and the one that was taken.
 */
const names = ['invoice', 'pay', 'how', 'choose', 'take'] as const;
type Name = (typeof names)[number];

export type Over = Partial<Record<Name, string>>;

/** It stands in the address, so the back button closes it and a link can open it. */
export function useLaid() {
  const [asked] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const over: Over = Object.fromEntries(
    names.flatMap((name) => (asked.get(name) ? [[name, asked.get(name)]] : [])),
  );
  const searchWith = (next: Over) => {
    const query = new URLSearchParams(location.search);
    for (const name of [...names, 'payment']) query.delete(name);
    for (const [name, value] of Object.entries(next)) query.set(name, value);
    return query.toString();
  };
  return {
    over,
    lay: (next: Over) => {
      const search = searchWith(next);
      // One that follows another takes its place, and gives the focus back to where it all began.
      if (Object.keys(over).length > 0) return void navigate({ search }, { replace: true, state });
      rememberOpener(document.activeElement);
      void navigate({ search }, { state: laid, preventScrollReset: true });
    },
    /** It is done, and so is the wish somebody came with: the address forgets which plan that was. */
    finish: () => {
      const query = new URLSearchParams(searchWith({}));
      for (const wish of ['plan', 'tier']) query.delete(wish);
      void navigate({ search: query.toString() }, { replace: true, preventScrollReset: true });
    },
    close: () => {
      if (state?.laid) void navigate(-1);
      else void navigate({ search: searchWith({}) }, { replace: true, preventScrollReset: true });
    },
  };
}
