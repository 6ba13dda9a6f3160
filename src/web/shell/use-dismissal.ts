import { useEffect, useRef } from 'react';

/**
 * Lets Escape put away a panel that hover or focus opened (WCAG 1.4.13). The panels are the style
 * sheet's; this only marks the list, until pointer or focus reaches another entry.
 */
export function useDismissal<List extends HTMLElement>() {
  const list = useRef<List>(null);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    let dismissed: Element | null = null;
    const dismiss = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      dismissed = element.querySelector(':scope > :is(:hover, :focus-within)');
      element.toggleAttribute('data-dismissed', dismissed !== null);
    };
    const reopen = ({ target }: Event) => {
      if (dismissed?.contains(target as Node)) return; // events of a page come from its nodes
      element.removeAttribute('data-dismissed');
    };
    document.addEventListener('keydown', dismiss);
    for (const arrival of ['pointerover', 'focusin']) document.addEventListener(arrival, reopen);
    return () => {
      document.removeEventListener('keydown', dismiss);
      for (const arrival of ['pointerover', 'focusin']) {
        document.removeEventListener(arrival, reopen);
      }
    };
  }, []);
  return list;
}
