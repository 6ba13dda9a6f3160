import { useEffect, useState } from 'react';
import { keepInBrowser, readKept } from '#web/platform/browser/storage.ts';

/**
 * Single keys press what is drawn: each such control carries `data-desk-key`. A key whose control is
 * not there does nothing, so a key can never do what the screen does not offer.
 */
const keyAttribute = 'data-desk-key';

/** How a control says which key presses it, to the desk and to a screen reader. */
export const pressedBy = (key: string) => ({ [keyAttribute]: key, 'aria-keyshortcuts': key });

const kept = 'rihla-desk-keys';

export interface DeskKeys {
  on: boolean;
  turn: (on: boolean) => void;
}

/** None while somebody types, while a dialog is open, or for whoever turned them off. */
export function useDeskKeys({ blocked }: { blocked: boolean }): DeskKeys {
  const [on, setOn] = useState(() => readKept(kept) !== 'off');
  useEffect(() => {
    if (!on || blocked) return;
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [on, blocked]);
  const turn = (turned: boolean) => {
    keepInBrowser(kept, turned ? 'on' : 'off');
    setOn(turned);
  };
  return { on, turn };
}

function press(event: KeyboardEvent) {
  const { key, target } = event;
  if (key === 'Escape') return leaveField(target);
  if (event.ctrlKey || event.metaKey || event.altKey || isBusy(target)) return;
  const steps: Record<string, number> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };
  const step = steps[key];
  const done = step === undefined ? pressControl(key.toLowerCase()) : walk(step, key, target);
  if (done) event.preventDefault();
}

const fields =
  'input, textarea, [role="combobox"], [contenteditable], [role="menu"], [role="dialog"]';

function isBusy(target: EventTarget | null): boolean {
  if (document.querySelector('[role="dialog"], [role="menu"]')) return true;
  return target instanceof Element && target.closest(fields) !== null;
}

/** Escape leaves a field of the desk, so that the keys work again. Dialogs close by themselves. */
function leaveField(target: EventTarget | null) {
  if (target instanceof HTMLElement && target.matches('input, textarea, [role="combobox"]'))
    target.blur();
}

function pressControl(key: string): boolean {
  const controls = document.querySelectorAll<HTMLElement>(`[${keyAttribute}="${CSS.escape(key)}"]`);
  const control = [...controls].find((one) => one.checkVisibility());
  if (!control) return false;
  control.focus();
  if (!control.matches('input, textarea')) control.click();
  return true;
}

/** From row to row of the queue; from its open row, or from the top, where nothing has the focus. */
function walk(step: number, key: string, target: EventTarget | null): boolean {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-queue-row]')];
  const inList = target instanceof Element ? target.closest<HTMLElement>('[data-queue-row]') : null;
  // Arrows scroll what has the focus; in the queue, or nowhere, they walk.
  if (key.startsWith('Arrow') && !inList && target !== document.body) return false;
  const from = inList
    ? rows.indexOf(inList)
    : rows.findIndex((row) => row.getAttribute('aria-current') === 'true');
  const next = rows[from < 0 ? 0 : Math.min(Math.max(from + step, 0), rows.length - 1)];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
  return next !== undefined;
}
