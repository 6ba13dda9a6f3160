import { useState } from 'react';

/** True from the first opening on: what lies over a page is fetched then, and stays to be seen closing. */
export function useWasOpen(isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return wasOpen || isOpen;
}
