import { useEffect, useRef, useState } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { type Return, readReturn, withoutReturn } from '#web/platform/auth/return.ts';
import { useWhyRefused } from '#web/platform/auth/use-why-refused.ts';
import { notify } from '#web/ui/notify.ts';
import { AlertPanel } from '#web/ui/panel/alert-panel.tsx';

/** Stands in the address to which another house sends people back who link their account there. */
export const linkingMark = 'linking';

/** What became of a link from the mails of an address change, or of linking another account. */
export function LinkOutcome() {
  const { t } = useText();
  const { email: words, identities } = t.security;
  const whyRefused = useWhyRefused();
  const { linking, returned } = useArrival();
  if (returned?.link === 'half')
    return <Told tone="info" title={words.half} text={words.halfText} />;
  if (linking && returned)
    return <Told tone="danger" title={identities.notLinked} text={whyRefused(returned.reason)} />;
  if (returned?.link === 'expired')
    return <Told tone="danger" title={words.expired} text={words.expiredText} />;
  return null;
}

/** Read once: afterwards the address is cleared, so that a reload does not tell it again. */
function useArrival(): { linking: boolean; returned: Return | undefined } {
  const { t } = useText();
  const [arrival] = useState(() => ({
    linking: new URLSearchParams(location.search).has(linkingMark),
    returned: readReturn(location),
  }));
  const told = useRef(false);
  useEffect(() => {
    if (told.current || !arrival.linking) return;
    told.current = true;
    const url = new URL(withoutReturn(location), location.origin);
    url.searchParams.delete(linkingMark);
    history.replaceState(history.state, '', url.pathname + url.search);
    if (!arrival.returned) notify.success(t.auth.successTitle, t.security.identities.linked);
  });
  return arrival;
}

const Told = (panel: { tone: 'info' | 'danger'; title: string; text: string }) => (
  <div className="mt-9">
    <AlertPanel {...panel} />
  </div>
);
