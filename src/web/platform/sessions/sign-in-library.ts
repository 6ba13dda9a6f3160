/** Apart from the session: whoever only reads who is signed in loads no sign-in library. */
import { useEffect, useState } from 'react';
import { fetchOnLine } from '#web/platform/line/line.ts';
import { libraryIn } from '#web/platform/sessions/life.ts';

async function open(): Promise<void> {
  const { openAuth } = await fetchOnLine(() => import('#web/platform/auth/auth-client.ts'));
  await openAuth();
}

/** True once the sign-in library has read what was kept and what the address says. */
export function useAuthOpened(): boolean {
  const [opened, setOpened] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    open().then(() => setOpened(true), setFailure);
  }, []);
  if (failure) throw failure;
  return opened;
}

/** True once it is sure whose session this is: one that lasts is known at once, and renewed in time. */
export function useSessionKnown(): boolean {
  const [wait] = useState(libraryIn);
  const [known, setKnown] = useState(wait > 0);
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    // What fails later is tried again when the house refuses the token.
    const fail = wait > 0 ? () => {} : setFailure;
    const opening = setTimeout(() => void open().then(() => setKnown(true), fail), wait);
    return () => clearTimeout(opening);
  }, [wait]);
  if (failure) throw failure;
  return known;
}
