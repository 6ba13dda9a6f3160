import * as Primitive from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';
import { CloseButton, Overlay, type OverlayProps } from '#web/ui/overlays/overlay.tsx';
import { Mark } from '#web/ui/pictures/mark.tsx';

export interface DialogProps extends OverlayProps {
  title: string;
  text?: ReactNode;
  width?: keyof typeof widths;
  children?: ReactNode;
}

const widths = {
  narrow: 'tablet:w-110',
  /** Two columns of fields. */
  wide: 'tablet:w-[min(54rem,calc(100vw-4rem))]',
};

const panel =
  'fixed z-50 max-h-[calc(100dvh-2rem)] overflow-y-auto overscroll-contain bg-raised p-8 shadow-float focus-visible:outline-none';

/** A sheet at the bottom of a phone, a plate in the middle of anything larger. */
const place =
  'inset-x-0 bottom-0 rounded-t-plate pb-[max(2rem,env(safe-area-inset-bottom))] tablet:inset-0 tablet:m-auto tablet:h-fit tablet:rounded-plate tablet:pb-8';

const motion =
  'data-[state=open]:animate-[settle_320ms_var(--ease-tide)] data-[state=closed]:animate-[sink_200ms_var(--ease-ebb)_forwards]';

export const Dialog = ({ title, text, width = 'narrow', children, ...overlay }: DialogProps) => (
  <Overlay
    {...overlay}
    content={{
      ...(!text && { 'aria-describedby': undefined }),
      className: classes(panel, place, widths[width], motion),
    }}
  >
    <Mark />
    <Primitive.Title className="mt-4 font-display text-[2rem] leading-[1.1] [&:lang(ar)]:leading-[1.3]">
      {unbroken(title)}
    </Primitive.Title>
    {text && (
      <Primitive.Description className="mt-2 text-body text-ink-soft">{text}</Primitive.Description>
    )}
    {children && <div className="mt-5">{children}</div>}
    <CloseButton className="absolute! end-3 top-3" />
  </Overlay>
);

/**
 * What a dialog comes to, and its button: in sight while the fields above scroll under it. In a wide dialog it
 * stands beside them.
 */
export const DialogFoot = ({ children }: { children: ReactNode }) => (
  <div className="sticky -bottom-8 z-1 -mx-8 -mb-8 grid content-start gap-4 border-t border-line bg-raised px-8 pt-4 pb-[max(1.5rem,env(safe-area-inset-bottom))] tablet:static tablet:m-0 tablet:border-0 tablet:p-0">
    {children}
  </div>
);

/** Around the button that ends the dialog. */
export const DialogClose = Primitive.Close;

/** `RH-2026-0002` stays on one line: a hyphen of a number is no place to break it. */
const unbroken = (title: string): ReactNode[] =>
  title.split(/((?<!\S)\S+-\d\S*)/).map((part, place) =>
    place % 2 === 1 ? (
      <bdi key={part} className="whitespace-nowrap">
        {part}
      </bdi>
    ) : (
      part
    ),
  );
