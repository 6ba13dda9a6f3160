import type { ReactNode } from 'react';
import type { Picture as PictureFiles } from '#contract/pages/parts.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Breadcrumb } from '#web/ui/panel/breadcrumb.tsx';
import { Heading } from '#web/ui/panel/heading.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { Plate } from '#web/ui/pictures/plate.tsx';
import { paper } from '#web/ui/pictures/print-card.tsx';

interface PageTopProps {
  title: string;
  text: string;
  picture: PictureFiles;
  /** On the picture. */
  badge?: ReactNode;
  /** Under the words: facts and buttons. */
  children: ReactNode;
}

/** The first screen of every page below the hub: the words at the start, one print hung at the end. */
export function PageTop({ title, text, picture, badge, children }: PageTopProps) {
  const { t } = useText();
  const crumbs = [{ label: t.business.section, to: '/business' }, { label: title }];
  return (
    <div className="wrap pt-[calc(var(--nav-h)+1rem)] pb-(--section) tablet:pt-[calc(var(--nav-h)+1.75rem)]">
      <Breadcrumb label={t.business.breadcrumb} crumbs={crumbs} />
      <div className="mt-5 grid items-center gap-x-16 gap-y-9 tablet:mt-8 desk:grid-cols-[1fr_minmax(0,40rem)]">
        <div>
          <Heading level={1} size="h1" className="max-w-[10em]">
            {title}
          </Heading>
          <p className="mt-5 max-w-[34rem] text-lead text-ink-soft">{text}</p>
          {children}
        </div>
        <div className={`${paper} relative`}>
          <Plate>
            <Picture picture={picture} />
            {badge && <div className="absolute start-4.5 top-4.5 z-1 flex gap-1.5">{badge}</div>}
          </Plate>
        </div>
      </div>
    </div>
  );
}
