import type { ReactNode } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { Breadcrumb, type Crumb } from '#web/ui/panel/breadcrumb.tsx';

/** A page under /vip begins below the bar, with the way back. */
export function PageTop({ crumbs, children }: { crumbs: Crumb[]; children: ReactNode }) {
  const { t } = useText();
  return (
    <div className="wrap pt-[calc(var(--nav-h)+0.75rem)]">
      <Breadcrumb label={t.vip.path} crumbs={[{ label: t.vip.home, to: '/vip' }, ...crumbs]} />
      {children}
    </div>
  );
}
