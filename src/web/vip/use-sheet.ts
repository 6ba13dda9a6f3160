import { type MouseEvent, useRef, useState } from 'react';

/**
 * A sheet that a link opens instead of being followed. Whoever closes it stands where they opened it:
 * the sheet is loaded late and knows no trigger, so the way back is kept here.
 */
export function useSheet() {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLElement>(null);
  const show = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (event.currentTarget instanceof HTMLElement) opener.current = event.currentTarget;
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    // The sheet holds the focus until it is gone.
    requestAnimationFrame(() => opener.current?.focus());
  };
  return { open, show, close };
}
