import { Link } from 'react-router';
import type { DeskConversationRow } from '#contract/conversations/desk.ts';
import { secondsBetween } from '#domain/time.ts';
import { addressOfPlace } from '#web/desk/desk-place.ts';
import { spokenLength } from '#web/desk/moments.ts';
import { useNow } from '#web/desk/use-now.ts';
import { useText } from '#web/i18n/use-text.ts';
import { instantOf } from '#web/platform/clock-here.ts';
import { classes } from '#web/ui/classes.ts';
import { Disc } from '#web/ui/disc.tsx';

interface ConversationRowProps {
  row: DeskConversationRow;
  isOpen: boolean;
}

export function ConversationRow({ row, isOpen }: ConversationRowProps) {
  const { t } = useText();
  const words = t.desk.talks;
  const now = instantOf(useNow());
  const { id, name, state, summary, owner, unanswered, queuedAt, lastAt } = row;
  const since = state === 'queued' ? queuedAt : lastAt;
  return (
    <li>
      <Link
        to={addressOfPlace({ part: 'conversations', talk: id })}
        aria-current={isOpen ? 'true' : undefined}
        className={classes(
          'flex gap-3 border-t border-line px-5 py-3 hover:bg-raised',
          isOpen &&
            'bg-raised shadow-[inset_2px_0_0_var(--brass-fill)] rtl:shadow-[inset_-2px_0_0_var(--brass-fill)]',
        )}
      >
        <Disc name={name} silent tone="client" />
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline justify-between gap-2">
            <bdi className="truncate font-medium">{name}</bdi>
            <bdi className="tnum shrink-0 text-[0.75rem] text-ink-mute">
              {spokenLength(secondsBetween(since, now), t.desk)}
            </bdi>
          </span>
          <span className="line-clamp-2 text-[0.8125rem] leading-normal text-ink-soft">
            <bdi>{summary}</bdi>
          </span>
          <span className="block text-[0.75rem] leading-5 text-ink-mute">
            {owner ? words.hasOwner(owner.name) : words.state[state]}
            {unanswered && owner && (
              <span className="ms-2 font-semibold text-danger">{words.unanswered}</span>
            )}
          </span>
        </span>
      </Link>
    </li>
  );
}
