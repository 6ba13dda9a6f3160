import { Check } from 'lucide-react';
import { Link } from 'react-router';
import type { Notification } from '#contract/notifications.ts';
import { useText } from '#web/i18n/use-text.ts';
import { saidAbout, timeHere } from '#web/notifications/about.ts';
import { useMarkRead } from '#web/notifications/queries.ts';
import { classes } from '#web/ui/classes.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

/** Leads to the thing; whoever goes there has read it. */
export function NewsRow({ news }: { news: Notification }) {
  const { t, language } = useText();
  const words = t.notifications;
  const mark = useMarkRead();
  const unread = news.readAt === null && !mark.isPending;
  return (
    <li className="flex items-start gap-1 border-b border-line">
      <Link
        to={news.path}
        onClick={() => unread && mark.mutate(news.id)}
        className="group relative block min-w-0 flex-1 py-3.5 ps-4.5 pe-2"
      >
        {unread && (
          <span
            className="absolute start-0 top-5.5 size-2 rounded-round bg-coral-fill"
            aria-hidden
          />
        )}
        {unread && <VisuallyHidden>{words.unread}: </VisuallyHidden>}
        <span
          className={classes('block break-words group-hover:text-brass', unread && 'font-semibold')}
        >
          {news.title}
        </span>
        <span className="block text-[0.9375rem] leading-6 text-ink-soft">
          {words.sentences[news.kind](saidAbout(news, language))}
        </span>
        <time dateTime={news.createdAt} className="tnum text-caption text-ink-mute">
          <bdi>{timeHere(news.createdAt)}</bdi>
        </time>
      </Link>
      {unread && (
        <IconButton
          label={`${words.markRead}: ${news.title}`}
          title={words.markRead}
          icon={<Check size={18} strokeWidth={1.5} />}
          className="mt-2"
          onClick={() => mark.mutate(news.id)}
        />
      )}
    </li>
  );
}
