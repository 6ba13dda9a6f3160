import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { ButtonFace } from '#web/ui/controls/button-face.tsx';
import { type ButtonLook, buttonLook } from '#web/ui/controls/button-look.ts';

interface ButtonLinkProps extends ButtonLook {
  /** A path of this site, or a whole address of another. */
  to: string;
  icon?: ReactNode | undefined;
  className?: string | undefined;
  /** Before the link is followed; may keep it from being followed. */
  onClick?: (event: MouseEvent) => void;
  children: ReactNode;
}

export function ButtonLink(props: ButtonLinkProps) {
  const { to, icon, className, onClick, children, ...look } = props;
  const press = onClick ? { 'data-early': '', onClick } : {};
  const face = <ButtonFace icon={icon}>{children}</ButtonFace>;
  const style = buttonLook(look, className);
  if (to.startsWith('/')) {
    return (
      <Link to={to} className={style} {...press}>
        {face}
      </Link>
    );
  }
  return (
    <a href={to} className={style} rel="noreferrer" {...press}>
      {face}
    </a>
  );
}
