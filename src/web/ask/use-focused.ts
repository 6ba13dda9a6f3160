import { useEffect, useRef } from 'react';

/** The answer is what was waited for: it is seen and read at once. */
export function useFocused() {
  const part = useRef<HTMLElement>(null);
  useEffect(() => part.current?.focus(), []);
  return part;
}
