import 'sonner/dist/styles.css';
import { Check, CircleAlert, Info, TriangleAlert, X } from 'lucide-react';
import { type CSSProperties, type PointerEvent, useEffect, useRef } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { classes } from '#web/ui/classes.ts';
import { notifications } from '#web/ui/constants.ts';
import { type Direction, useDirection } from '#web/ui/direction.tsx';
import { type FingerPoint, swipeBegins } from '#web/ui/overlays/swipe.ts';

const { position, offset, phoneOffset, removal } = notifications;
const hotkey = [...notifications.hotkey];
const edges = ({ bottom, side }: { bottom: number; side: number }, dir: Direction) => ({
  // What lies at the foot of a sheet or a telephone lifts them over itself; a form at the edge sends them
  // aside, in Arabic it is at the other edge.
  bottom: `calc(${bottom}px + var(--toast-lift, 0px) + var(--foot-h, 0px))`,
  left: side,
  right: dir === 'rtl' ? side : `calc(${side}px + var(--toast-aside, 0px))`,
});
// A custom property is not in React's list of style names.
const durations = { '--toast-removal': `${removal}ms` } as CSSProperties;

const icon = { size: 18, strokeWidth: 1.5 };
const icons = {
  success: <Check {...icon} />,
  info: <Info {...icon} />,
  warning: <TriangleAlert {...icon} />,
  error: <CircleAlert {...icon} />,
  close: <X size={16} strokeWidth={1.5} />,
};

/** sonner's sheet has no layer and would win over ours: hence the exclamation marks. */
const classNames = {
  toast: classes(
    'group flex w-(--width) gap-3.5 rounded-plate border-s-3 border-brass-fill bg-raised py-4 ps-5 pe-11 text-[0.9375rem] text-ink',
    'shadow-[var(--elev-float),0_0_0_1px_var(--line)]! duration-[320ms]! ease-tide! data-[removed=true]:duration-(--toast-removal)!',
    'focus-visible:outline-2! focus-visible:outline-offset-2! focus-visible:outline-focus!',
  ),
  title: 'font-semibold leading-6',
  description: 'text-caption text-ink-soft',
  icon: 'mt-0.5 shrink-0',
  content: 'min-w-0 flex-1',
  success: 'border-success',
  warning: 'border-warning',
  error: 'border-danger',
  actionButton:
    'min-h-11 shrink-0 cursor-pointer self-center border-b border-brass-fill px-1 text-[0.875rem] font-medium hover:text-brass',
  closeButton:
    'absolute end-0 top-0 grid size-11 cursor-pointer place-items-center text-ink-mute opacity-0 hover:text-ink focus-visible:opacity-100 group-hover:opacity-100 group-focus-visible:opacity-100',
};

interface ToasterProps {
  label: string;
  closeLabel: string;
  /** Is handed what notices are said with; its answer is called when they are drawn no more. */
  onDrawn: (say: typeof toast) => () => void;
}

export function Toaster({ label, closeLabel, onDrawn }: ToasterProps) {
  const dir = useDirection();
  // What is said before the library listens is lost: it does so first, as it lies within.
  useEffect(() => onDrawn(toast), [onDrawn]);
  return (
    <div className="contents" {...useSwipeThreshold()}>
      <Sonner
        dir={dir}
        theme="light"
        hotkey={hotkey}
        position={position}
        visibleToasts={notifications.visible}
        duration={notifications.duration}
        expand
        closeButton
        gap={12}
        offset={edges(offset, dir)}
        mobileOffset={edges(phoneOffset, dir)}
        customAriaLabel={`${label} (${notifications.hotkeyLabel})`}
        className="font-text!"
        style={durations}
        icons={icons}
        toastOptions={{ unstyled: true, classNames, closeButtonAriaLabel: closeLabel }}
      />
    </div>
  );
}

/** sonner moves a toast from the second pixel on, whatever the pointer: we hold its moves back until then. */
function useSwipeThreshold() {
  const from = useRef<FingerPoint | null>(null);
  return {
    onPointerDownCapture: (event: PointerEvent) => {
      from.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMoveCapture: (event: PointerEvent) => {
      if (!from.current) return;
      const to = { x: event.clientX, y: event.clientY };
      if (swipeBegins(event.pointerType, from.current, to)) from.current = null;
      else event.stopPropagation();
    },
    onPointerUpCapture: () => {
      from.current = null;
    },
  };
}
