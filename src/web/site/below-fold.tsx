import { type ReactNode, Suspense } from 'react';
import { Alive } from '#web/platform/browser/alive.tsx';

interface BelowFoldProps {
  as?: 'section' | 'div' | 'footer' | 'li';
  id?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A part of a page below the first screen. The server draws it whole, and the browser lays it out when it comes
 * near, or after a second (`.below-fold` in styles.css). The boundary lets React take it over after what is above,
 * in a task of its own, and at once when it is pressed. Effects of what is around it cannot reach inside.
 */
export const BelowFold = ({
  as: Part = 'section',
  id,
  className = '',
  children,
}: BelowFoldProps) => (
  <Part id={id} className={`below-fold ${className}`}>
    <Suspense>
      {children}
      <Alive />
    </Suspense>
  </Part>
);
