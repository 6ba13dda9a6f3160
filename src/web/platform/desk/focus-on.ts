/** Goes to the field of a key. What was just asked for is drawn in a moment. */
export function focusOn(key: string): void {
  requestAnimationFrame(() => {
    const fields = document.querySelectorAll<HTMLElement>(
      `:is(input, textarea)[data-desk-key="${key}"]`,
    );
    const field = [...fields].find((one) => one.checkVisibility());
    field?.closest('section')?.scrollIntoView({ block: 'nearest' });
    field?.focus({ preventScroll: true });
  });
}
