import { type ReactNode, useEffect, useRef } from 'react';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { Plate } from '#web/ui/pictures/plate.tsx';
import { paper } from '#web/ui/pictures/print-card.tsx';

/** The pages that links in mails lead to: one question or one answer, beside a print on the wall. */
export function LinkWall({ artBase, children }: { artBase: string; children: ReactNode }) {
  const art = `${artBase}/pages/footer`;
  const picture = { light: `${art}.dusk.svg`, dark: `${art}.night.svg`, alt: '' };
  return (
    <div className="wrap grid min-h-svh items-center gap-x-20 gap-y-10 py-(--nav-h) tablet:grid-cols-[1fr_minmax(20rem,38%)]">
      <div className="max-w-140 pt-12 tablet:pt-0">{children}</div>
      <div className={`${paper} max-tablet:hidden`}>
        <Plate>
          <Picture picture={picture} />
        </Plate>
      </div>
    </div>
  );
}

interface LinkAnswerProps {
  title: string;
  text: string;
  /** What the link is about. */
  about?: ReactNode;
  /** The buttons. */
  children: ReactNode;
}

export function LinkAnswer({ title, text, about, children }: LinkAnswerProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Each answer is a page of its own to whoever only hears it.
  useEffect(() => {
    if (title) heading.current?.focus();
  }, [title]);
  return (
    <>
      <h1
        ref={heading}
        tabIndex={-1}
        className="font-display text-h2 leading-[1.04] outline-none [&:lang(ar)]:leading-[1.3]"
      >
        {title}
      </h1>
      <p className="mt-5 text-lead text-ink-soft">{text}</p>
      {about && <div className="mt-8">{about}</div>}
      <div className="mt-9 flex flex-wrap gap-4">{children}</div>
    </>
  );
}
