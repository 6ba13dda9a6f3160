import * as Primitive from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';
import { CloseButton, Overlay, type OverlayProps } from '#web/ui/overlays/overlay.tsx';

const widths = {
  narrow: 'tablet:w-110',
  /** The booking sheet: 1148 px, never more than four fifths of the window. */
  wide: 'tablet:w-[min(71.75rem,80vw)]',
};

interface SheetProps extends OverlayProps {
  title: string;
  width?: keyof typeof widths;
  /** Stays in view while the rest scrolls. */
  footer?: ReactNode;
  /** In the place of the title, which is then only read aloud. */
  head?: ReactNode;
  /** Under the title, in a row of its own; it stays in view. */
  band?: ReactNode;
  /** The children fill the sheet and scroll by themselves. */
  flush?: boolean;
  children: ReactNode;
}

/** From the bottom on a phone, from the end edge on anything larger: the left in Arabic. */
const place =
  'inset-x-0 bottom-0 max-h-[calc(100dvh-var(--nav-h))] rounded-t-plate [--away-y:100%] tablet:inset-y-0 tablet:start-auto tablet:end-0 tablet:max-h-none tablet:rounded-none tablet:[--away-x:100%] tablet:[--away-y:0] tablet:rtl:[--away-x:-100%]';

/** Notices lie above a sheet on a phone, beside it elsewhere: never on its form. */
const noticesAway =
  'max-tablet:[:root:has(&)]:[--toast-lift:calc(100svh-var(--nav-h)-5.5rem)] tablet:[:root:has(&)]:[--toast-aside:27.5rem]';

const motion =
  'data-[state=open]:animate-[slide-in_320ms_var(--ease-tide)] data-[state=closed]:animate-[slide-out_200ms_var(--ease-ebb)_forwards]';

/** A sheet that fills itself is heard by its name first; the close button is no beginning. */
function begin(event: Event) {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
}

/** A press on a notice is not a press beside the sheet. */
function keepForNotices(event: { target: EventTarget | null; preventDefault: () => void }) {
  const { target } = event;
  if (target instanceof Element && target.closest('[data-sonner-toaster]')) event.preventDefault();
}

export function Sheet(props: SheetProps) {
  const { title, width = 'narrow', footer, head, band, flush, children, ...overlay } = props;
  return (
    <Overlay
      {...overlay}
      content={{
        'aria-describedby': undefined,
        onOpenAutoFocus: (event) => flush && begin(event),
        onInteractOutside: keepForNotices,
        className: classes(
          'fixed z-50 flex flex-col bg-raised shadow-float focus-visible:outline-none',
          place,
          motion,
          widths[width],
          width === 'narrow' && noticesAway,
        ),
      }}
    >
      {/* A row of its own on a phone, so that no title, however tall, meets it. */}
      <i
        aria-hidden
        className="mx-auto mt-2.5 h-1 w-9 shrink-0 rounded-hair bg-line-strong/60 tablet:hidden"
      />
      <header className="flex min-h-11 shrink-0 items-center justify-between gap-4 border-b border-line pt-1 pb-1.5 ps-5 pe-2 tablet:min-h-17 tablet:py-0 tablet:ps-10 tablet:pe-4">
        {head}
        <Primitive.Title className={head ? 'sr-only' : 'font-display text-h4'}>
          {title}
        </Primitive.Title>
        <CloseButton />
      </header>
      {band}
      {flush ? (
        children
      ) : (
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-6 tablet:px-10 tablet:py-8">
          {children}
        </div>
      )}
      {footer && (
        <footer className="shrink-0 border-t border-line px-5 py-4 tablet:px-10">{footer}</footer>
      )}
    </Overlay>
  );
}
