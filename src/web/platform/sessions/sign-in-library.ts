/** Apart from the session: whoever only reads who is signed in loads no sign-in library. */
import { useEffect, useState } from 'react';
import { openAuth } from '#web/platform/auth/auth-client.ts';

/** True once the sign-in library has read what was kept and what the address says. */
export function useAuthOpened(): boolean {
  const [opened, setOpened] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    openAuth().then(() => setOpened(true), setFailure);
  }, []);
  if (failure) throw failure;
  return opened;
}
