import { X } from 'lucide-react';
import * as Primitive from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Mark } from '#web/ui/mark.tsx';
import { Scrim } from '#web/ui/scrim.tsx';

interface DialogProps {
  /** A button; the focus returns to it. */
  trigger?: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  title: string;
  text?: ReactNode;
  closeLabel: string;
  /** Gets the focus back where there is no trigger. */
  opener?: () => HTMLElement | null;
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

export function Dialog(props: DialogProps) {
  const {
    trigger,
    open,
    onOpenChange,
    title,
    text,
    closeLabel,
    opener,
    width = 'narrow',
    children,
  } = props;
  const control = open === undefined ? {} : { open };
  return (
    <Primitive.Root {...control} {...(onOpenChange && { onOpenChange })}>
      {trigger && <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>}
      <Primitive.Portal>
        <Scrim />
        <Primitive.Content
          {...(!text && { 'aria-describedby': undefined })}
          {...(opener && { onCloseAutoFocus: giveBackTo(opener) })}
          className={classes(panel, place, widths[width], motion)}
        >
          <Mark />
          <Primitive.Title className="mt-4 font-display text-[2rem] leading-[1.1] [&:lang(ar)]:leading-[1.3]">
            {unbroken(title)}
          </Primitive.Title>
          {text && (
            <Primitive.Description className="mt-2 text-body text-ink-soft">
              {text}
            </Primitive.Description>
          )}
          {children && <div className="mt-5">{children}</div>}
          <Primitive.Close asChild>
            <IconButton
              label={closeLabel}
              icon={<X size={18} strokeWidth={1.5} />}
              className="absolute! end-3 top-3"
            />
          </Primitive.Close>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

function giveBackTo(opener: () => HTMLElement | null) {
  return (event: Event) => {
    event.preventDefault();
    opener()?.focus({ preventScroll: true });
  };
}

/** Around the button that ends the dialog. */
export const DialogClose = Primitive.Close;

/** `RH-2026-0002` stays on one line: a hyphen of a number is no place to break it. */
function unbroken(title: string): ReactNode[] {
  return title.split(/(\S+-\d\S*)/).map((part, place) =>
    place % 2 === 1 ? (
      <bdi key={part} className="whitespace-nowrap">
        {part}
      </bdi>
    ) : (
      part
    ),
  );
}
