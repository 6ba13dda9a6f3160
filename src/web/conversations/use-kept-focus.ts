import { type RefObject, useEffect, useRef } from 'react';

/**
 * What was pressed is gone with what it changed: whoever goes by keyboard would begin at the top of the
 * page again. The focus stays in the panel instead, unless it has found a place already.
 */
export function useKeptFocus(panel: RefObject<HTMLElement | null>, changes: string): void {
  const before = useRef(changes);
  useEffect(() => {
    if (before.current === changes) return;
    before.current = changes;
    if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
  }, [panel, changes]);
}
