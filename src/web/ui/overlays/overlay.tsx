import { X } from 'lucide-react';
import * as Primitive from 'radix-ui/dialog';
import type { ComponentProps, ReactNode } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { Scrim } from '#web/ui/overlays/scrim.tsx';

export interface OverlayProps {
  /** A button; the focus returns to it. */
  trigger?: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** For what stands open as long as it is drawn: asks to be taken away. */
  onClose?: () => void;
  /** Gets the focus back where there is no trigger, or none any more; null leaves it to the trigger. */
  opener?: () => HTMLElement | null;
}

interface FrameProps extends OverlayProps {
  /** How and where it lies over the page. */
  content: ComponentProps<typeof Primitive.Content>;
  children: ReactNode;
}

/** What a dialog and a sheet have in common: who opens them, what they cover, where the focus goes. */
export function Overlay({ content, children, ...overlay }: FrameProps) {
  const { trigger, opener, onClose } = overlay;
  const { open = onClose && true, onOpenChange = onClose && (() => onClose()) } = overlay;
  const giveBack = (event: Event) => {
    const to = opener?.();
    if (!to) return;
    event.preventDefault();
    to.focus({ preventScroll: true });
  };
  return (
    <Primitive.Root {...(open !== undefined && { open })} {...(onOpenChange && { onOpenChange })}>
      {trigger && <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>}
      <Primitive.Portal>
        <Scrim />
        <Primitive.Content {...content} onCloseAutoFocus={giveBack}>
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

export const CloseButton = ({ className }: { className?: string }) => (
  <Primitive.Close asChild>
    <IconButton
      label={useText().t.shell.close}
      icon={<X size={18} strokeWidth={1.5} />}
      className={className}
    />
  </Primitive.Close>
);
