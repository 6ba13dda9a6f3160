import { lazy, Suspense, useId, useLayoutEffect, useSyncExternalStore } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { fetchOnLine } from '#web/platform/line/line.ts';
import { speakWith, useUnsaid } from '#web/ui/notify.ts';
import { useWasOpen } from '#web/ui/overlays/use-was-open.ts';

const fetchToaster = () => fetchOnLine(() => import('#web/ui/overlays/toaster.tsx'));
const Toaster = lazy(async () => ({ default: (await fetchToaster()).Toaster }));

/** Whoever needs notices brings a host: an app screen, a tab, a sheet. The first of them shows all. */
let hosts: string[] = [];
const followers = new Set<() => void>();

function change(next: string[]) {
  hosts = next;
  for (const follow of followers) follow();
}

function follow(changed: () => void) {
  followers.add(changed);
  return () => void followers.delete(changed);
}

interface ToastHostProps {
  /** Brings what draws notices before there is one: that the line is down could not be said without it. */
  ahead?: boolean;
}

export function ToastHost({ ahead = false }: ToastHostProps) {
  const { t } = useText();
  const own = useId();
  const first = useSyncExternalStore(follow, () => hosts[0] === own);
  const isWanted = useWasOpen(useUnsaid() || ahead);
  useLayoutEffect(() => {
    change([...hosts, own]);
    return () => change(hosts.filter((host) => host !== own));
  }, [own]);
  if (!first || !isWanted) return null;
  const { notifications: label, dismiss: closeLabel } = t.platform;
  return (
    <Suspense>
      <Toaster label={label} closeLabel={closeLabel} onDrawn={speakWith} />
    </Suspense>
  );
}
