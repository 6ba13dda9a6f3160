import { useEffect } from 'react';

/** The last child of a part that React takes over by itself: the boot script may have kept a press for it. */
export function Alive() {
  useEffect(() => {
    dispatchEvent(new Event('alive'));
  }, []);
  return null;
}
