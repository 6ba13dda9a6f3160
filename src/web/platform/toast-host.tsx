import { useId, useLayoutEffect, useSyncExternalStore } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { Toaster } from '#web/ui/overlays/toaster.tsx';

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

export function ToastHost() {
  const { t } = useText();
  const own = useId();
  const first = useSyncExternalStore(follow, () => hosts[0] === own);
  useLayoutEffect(() => {
    change([...hosts, own]);
    return () => change(hosts.filter((host) => host !== own));
  }, [own]);
  if (!first) return null;
  return <Toaster label={t.platform.notifications} closeLabel={t.platform.dismiss} />;
}
