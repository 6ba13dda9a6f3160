import { Link } from 'react-router';
import type { MatterSummary, NextWord } from '#contract/matters/matters.ts';
import type { Picture } from '#contract/pages/parts.ts';
import { useText } from '#web/i18n/use-text.ts';
import { draftPath, pathOf } from '#web/matters/addresses.ts';
import { awaitedIn } from '#web/matters/need-words.ts';
import { type Left, spanOf, useLeft } from '#web/matters/promise/use-time-left.ts';
import { MatterStatus } from '#web/matters/status.tsx';
import { sayWhenHere } from '#web/platform/moments.ts';
import { classes } from '#web/ui/classes.ts';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import { Heading } from '#web/ui/panel/heading.tsx';
import { Thumb } from '#web/ui/pictures/thumb.tsx';
import { StatusDot } from '#web/ui/status.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

interface MatterRowProps {
  matter: MatterSummary;
  readAt: number;
  /** The area's, where the matter is about nothing that has one. */
  picture: Picture;
}

export function MatterRow({ matter, readAt, picture }: MatterRowProps) {
  const { t, language } = useText();
  const words = t.matters;
  const { title, subject, state, promise, reference, updatedAt, owner } = matter;
  return (
    <li className="grid grid-cols-[auto_1fr] items-start gap-x-4 gap-y-3 border-b border-line py-5 tablet:grid-cols-[auto_1fr_auto] tablet:items-center tablet:gap-x-6">
      <Thumb
        picture={subject?.picture ?? picture}
        className="h-[4.5rem] w-24 tablet:h-[5.625rem] tablet:w-30"
      />
      <div className="min-w-0">
        <Heading level={2} size="h4" className="wrap-anywhere">
          <Link to={pathOf(matter)} className="hover:text-brass">
            {title}
          </Link>
        </Heading>
        <p className="mt-1 text-[0.9375rem] leading-6 text-ink-soft">
          {awaitedIn(matter, words.awaited, language)}
        </p>
        {promise && <PromiseLine promise={promise} readAt={readAt} />}
        <p className="text-caption text-ink-mute">
          {owner ? `${words.list.with(owner.name)} · ` : ''}
          <bdi>{reference}</bdi> ·{' '}
          <time dateTime={updatedAt}>{sayWhenHere(updatedAt, language)}</time>
        </p>
      </div>
      <div className="col-start-2 flex flex-wrap items-center gap-x-4 gap-y-2.5 tablet:col-start-auto tablet:flex-col tablet:items-end">
        <span className="flex flex-wrap gap-1.5 tablet:justify-end">
          <MatterStatus matter={matter} />
        </span>
        <Unread matter={matter} />
        {state === 'draft' && (
          <ButtonLink size="small" variant="outline" to={draftPath(matter)}>
            {words.continue}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </ButtonLink>
        )}
      </div>
    </li>
  );
}

function Unread({ matter: { unread } }: { matter: MatterSummary }) {
  const { t } = useText();
  if (unread === 0) return null;
  return <StatusDot tone="danger">{t.matters.list.unread(unread)}</StatusDot>;
}

/** When the next word is due, in words, with the sun beside it. */
function PromiseLine({ promise, readAt }: { promise: NextWord; readAt: number }) {
  const { t, language } = useText();
  const words = t.matters.promise;
  const left = useLeft(promise, readAt);
  const { count, unit } = spanOf(left.seconds);
  return (
    <p className={classes('flex items-center gap-2.5 text-caption', toneOf(left))}>
      <PromiseSun left={left} />
      {left.late
        ? words.lateSince(sayWhenHere(promise.due, language))
        : words.dueIn(words.span[unit](count))}
    </p>
  );
}

/** Under a quarter it is time to worry; once late, the words stay red until somebody writes. */
function toneOf({ late, share }: Left): string {
  if (late) return 'font-medium text-danger';
  return share < 0.25 ? 'text-warning' : 'text-ink-mute';
}

const horizon = 14.5;

/** A sun over a line. It sinks as the time runs out and lies under the line once the word is late. */
const PromiseSun = ({ left: { late, share } }: { left: Left }) => (
  <svg
    aria-hidden
    viewBox="0 0 24 20"
    width={24}
    height={20}
    className={classes('shrink-0', late ? 'text-danger' : 'text-brass-fill')}
  >
    {late ? (
      <path d="M8 15.5a4 4 0 0 0 8 0z" fill="currentColor" />
    ) : (
      <circle cx={12} cy={horizon - 1 - share * 8} r={4} fill="currentColor" />
    )}
    {/* What has sunk is below the horizon, and is not seen through it. */}
    {!late && <path d="M4 15h16v4H4z" className="fill-surface" />}
    <path d={`M1 ${horizon}h22`} className={late ? 'stroke-danger' : 'stroke-ink'} />
  </svg>
);
