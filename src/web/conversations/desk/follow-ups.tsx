import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { type FollowUp, followUps } from '#contract/conversations/follow-ups.ts';
import { isOverdue } from '#domain/conversations/follow-ups.ts';
import { useText } from '#web/i18n/use-text.ts';
import { call } from '#web/platform/api.ts';
import { instantOf } from '#web/platform/clock-here.ts';
import { spokenSoon } from '#web/platform/desk/moments.ts';
import { addressOfPlace } from '#web/platform/desk/place.ts';
import { deskKey, followUpsQuery } from '#web/platform/desk/queries.ts';
import { deskRefusalWords } from '#web/platform/desk/refusal-words.ts';
import { useNow } from '#web/platform/desk/use-now.ts';
import { useAct } from '#web/platform/queries/acts.ts';
import type { SignedIn } from '#web/platform/sessions/use-session.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { notify } from '#web/ui/notify.ts';

/** Complaints and emergencies of the chat, above everybody who waits. */
export function FollowUps({ session }: { session: SignedIn }) {
  const { t } = useText();
  const words = t.deskConversations;
  const { data } = useQuery(followUpsQuery);
  if (!data || data.items.length === 0) return null;
  return (
    <div className="border-b border-line pb-3">
      <h2 className="px-5 pt-3 pb-1 font-text text-[0.75rem] font-semibold text-danger">
        {words.followUps}
      </h2>
      <ul aria-label={words.followUps}>
        {data.items.map((row) => (
          <Row key={row.id} row={row} isMine={row.owner?.id === session.user.id} />
        ))}
      </ul>
    </div>
  );
}

function Row({ row, isMine }: { row: FollowUp; isMine: boolean }) {
  const { t, language } = useText();
  const words = t.deskConversations;
  const now = instantOf(useNow());
  const { kind, name, facts, times, plan, reference, conversationId, dueAt, owner } = row;
  const isLate = isOverdue(row, now);
  const about = [plan && plan.charAt(0).toUpperCase() + plan.slice(1), reference];
  return (
    <li className="grid gap-1 border-t border-line px-5 py-3">
      <p className="flex items-baseline justify-between gap-2">
        <b className="truncate font-semibold text-danger">{words.followUp[kind]}</b>
        <bdi className={isLate ? 'font-semibold text-danger' : 'text-ink-mute'}>
          {isLate ? words.overdue : words.due(spokenSoon(dueAt, language))}
        </bdi>
      </p>
      <p className="font-medium">
        <bdi>{name || words.unknownName}</bdi>
      </p>
      <p dir="auto" className="line-clamp-4 text-[0.8125rem] leading-normal break-words">
        {facts}
      </p>
      <p className="text-[0.75rem] text-ink-mute">
        {[...about, times > 1 && words.saidTimes(times), owner && words.hasOwner(owner.name)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Moves row={row} isMine={isMine} />
        {conversationId && (
          <Link
            to={addressOfPlace({ part: 'conversations', talk: conversationId })}
            className="border-b border-brass-fill text-[0.8125rem]"
          >
            {words.openTalk}
          </Link>
        )}
      </div>
    </li>
  );
}

function Moves({ row, isMine }: { row: FollowUp; isMine: boolean }) {
  const { t } = useText();
  const words = t.deskConversations;
  const params = { id: row.id };
  const around = {
    onError: (error: Error) => void notify.warning(t.desk.refused, deskRefusalWords(error, t)),
  };
  const body = { from: row.owner?.id ?? null };
  const take = useAct(() => call(followUps.take, { params, body }), [deskKey], around);
  const done = useAct(() => call(followUps.done, { params }), [deskKey], around);
  if (isMine)
    return (
      <Button size="small" busy={done.isPending} onClick={() => done.mutate()}>
        {words.done}
      </Button>
    );
  return (
    <Button
      size="small"
      variant={row.owner ? 'outline' : 'primary'}
      busy={take.isPending}
      onClick={() => take.mutate()}
    >
      {row.owner ? words.takeOver : words.take}
    </Button>
  );
}
