import { Loader } from 'lucide-react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { ButtonFace } from '#web/ui/controls/button-face.tsx';
import { type ButtonLook, buttonLook } from '#web/ui/controls/button-look.ts';

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  icon?: ReactNode;
  busy?: boolean | undefined;
  /** Stands in for the label while busy. Its room is kept from the start, so nothing moves. */
  busyLabel?: string | undefined;
}

export function Button(props: ButtonProps) {
  const { variant, size, wide, icon, busy, busyLabel, className, children, onClick, ...rest } =
    props;
  // Busy is not `disabled`, which would throw the focus away; it refuses the click instead.
  const press = (event: MouseEvent<HTMLButtonElement>) =>
    busy ? event.preventDefault() : onClick?.(event);
  return (
    <button
      type="button"
      {...rest}
      onClick={press}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={buttonLook({ variant, size, wide }, className)}
    >
      <ButtonFace icon={icon} hidden={busy}>
        {children}
      </ButtonFace>
      {(busy || busyLabel) && (
        <ButtonFace
          icon={<Loader size={18} strokeWidth={1.5} className="motion-safe:animate-spin" />}
          hidden={!busy}
        >
          {busyLabel ?? children}
        </ButtonFace>
      )}
    </button>
  );
}
