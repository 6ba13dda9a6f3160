/** Section 9 of the specification. The libraries have most of these as defaults; here none is left to them. */

export const notifications = {
  /** Alt+T, as sonner spells it. */
  hotkey: ['altKey', 'KeyT'],
  hotkeyLabel: 'Alt+T',
  /** In both languages. */
  position: 'bottom-right',
  visible: 3,
  duration: 4000,
  removal: 200,
  /** How far a pointer travels before a press becomes a swipe. */
  swipe: { touch: 10, otherwise: 2 },
  /** Clear of the chat button. */
  offset: { bottom: 104, side: 28 },
  phoneOffset: { bottom: 96, side: 16 },
} as const;

export const tooltips = { openDelay: 700, skipDelay: 300 } as const;

export const scrollAreas = { hideDelay: 600 } as const;
