import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Citation } from '#contract/assistant/assistant.ts';
import { useText } from '#web/i18n/use-text.ts';

const mostNamed = 3;

/** Where the facts of an answer are from; what can be done with it stands at the end. */
export function SourceLine({
  citations,
  children,
}: {
  citations: Citation[];
  children: ReactNode;
}) {
  const { t } = useText();
  return (
    <div className="-mt-1 flex flex-wrap items-center justify-between gap-x-4">
      {citations.length > 0 ? (
        <p className="flex min-w-0 flex-wrap items-center gap-x-2 text-[0.75rem] leading-5 text-ink-soft">
          <span aria-hidden className="size-2 rotate-45 bg-brass-fill" />
          <span>{t.chat.from}</span>
          {citations.slice(0, mostNamed).map(({ id, title, path }) => (
            <Link key={id} to={path} className="border-b border-line-strong hover:text-ink">
              {title}
            </Link>
          ))}
        </p>
      ) : (
        <span />
      )}
      {children}
    </div>
  );
}
