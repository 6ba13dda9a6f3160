import { useLocation, useNavigate } from 'react-router';
import type { Slug } from '#contract/primitives.ts';
import { type Draft, writeDraft } from '#web/bookings/sheet/draft.ts';
import { signInAddress } from '#web/platform/addresses/return-path.ts';
import {
  type AskedAddress,
  type AskedName,
  searchWith,
} from '#web/platform/overlays/asked-address.ts';
import { useAskedOverlay } from '#web/platform/overlays/asked-overlay.ts';
import { readSession } from '#web/platform/sessions/session.ts';

/** Opens the sheet with what was chosen so far. A visitor signs in first and comes back to it. */
export function useBook() {
  const { open } = useAskedOverlay();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const show = (name: AskedName, slug: Slug, beside: AskedAddress = {}) => {
    if (readSession()) return open(name, slug, beside);
    const search = `?${searchWith(name, slug, beside)}`;
    void navigate(signInAddress({ pathname, search, hash: '' }));
  };
  return {
    show,
    book: (slug: Slug, chosen: Partial<Draft> = {}) => {
      if (Object.keys(chosen).length > 0) writeDraft(slug, chosen);
      show('book', slug);
    },
  };
}
