import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ButtonFace } from '#web/ui/button-face.tsx';
import { type ButtonLook, buttonLook } from '#web/ui/button-look.ts';

export interface ButtonLinkProps extends ButtonLook {
  /** A path of this site, or a whole address of another. */
  to: string;
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
}

export function ButtonLink({ to, icon, className, children, ...look }: ButtonLinkProps) {
  const face = <ButtonFace icon={icon}>{children}</ButtonFace>;
  const style = buttonLook(look, className);
  if (to.startsWith('/')) {
    return (
      <Link to={to} className={style}>
        {face}
      </Link>
    );
  }
  return (
    <a href={to} className={style} rel="noreferrer">
      {face}
    </a>
  );
}
