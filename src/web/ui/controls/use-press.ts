import { type MouseEvent, type PointerEvent, useRef } from 'react';

/**
 * A press on a line that has a panel to choose from. A mouse writes beside the panel. A finger gets the panel alone,
 * because the keyboard of a phone would lie over it; once it writes, the panel stays away.
 */
export function usePress(onPress: (isFinger: boolean) => void) {
  const isFinger = useRef(false);
  return {
    onPointerDown: ({ pointerType }: PointerEvent) => {
      isFinger.current = pointerType === 'touch';
    },
    onMouseDown: (event: MouseEvent) => {
      if (isFinger.current && !isWriting(event)) event.preventDefault();
    },
    onClick: (event: MouseEvent) => {
      if (!isFinger.current || !isWriting(event)) onPress(isFinger.current);
    },
  };
}

const isWriting = ({ currentTarget }: MouseEvent) => currentTarget === document.activeElement;
