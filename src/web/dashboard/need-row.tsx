import { Link } from 'react-router';
import type { TodayNeed } from '#contract/dashboard.ts';
import type { Instant, Language } from '#contract/primitives.ts';
import { dateInWords, deadlineInWords } from '#domain/calendar/date-words.ts';
import { dayInDubai, secondsAfter } from '#domain/time.ts';
import { AnswerYes } from '#web/dashboard/answer-yes.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import { quietLink } from '#web/ui/controls/quiet-link.ts';

interface NeedRowProps {
  need: TodayNeed;
  isFirst: boolean;
}

/** Its verb, what it is about, the sum, and the one thing to press; only the first is filled. */
export function NeedRow({ need, isFirst }: NeedRowProps) {
  const { t, format } = useText();
  const words = t.dashboard.needs;
  const { kind, title, total, question } = need;
  return (
    <li className="need-row" tabIndex={-1}>
      <p className="text-[0.875rem] font-semibold text-brass max-tablet:col-span-2">
        {words.verbs[kind]}
      </p>
      <div className="min-w-0 max-tablet:col-span-2">
        <p className="font-display text-[1.4375rem] leading-tight break-words [&:lang(ar)]:leading-[1.5]">
          <bdi>{question?.words ?? title}</bdi>
        </p>
        <p className="mt-1 text-caption text-ink-mute">{useSaid(need)}</p>
      </div>
      <p className="font-display text-[1.5rem] whitespace-nowrap tablet:text-end">
        {total && <bdi>{format.money(total)}</bdi>}
      </p>
      <Act need={need} isFirst={isFirst} />
    </li>
  );
}

/** A question that a yes answers is answered here; whoever has another answer goes to where it was asked. */
function Act({ need: { kind, id, path, question }, isFirst }: NeedRowProps) {
  const { t } = useText();
  const words = t.dashboard.needs;
  const variant = isFirst ? 'primary' : 'outline';
  if (!question?.yes)
    return (
      <ButtonLink to={path} size="small" variant={variant}>
        {words.acts[kind]}
      </ButtonLink>
    );
  const { hour } = question.yes;
  return (
    <div className="grid gap-1">
      <AnswerYes matterId={id} hour={hour} variant={variant} />
      <Link to={path} className={`${quietLink} justify-self-end`}>
        {hour ? words.yes.anotherHour : words.yes.anotherAnswer}
      </Link>
    </div>
  );
}

/** What it is, or who asks about what; then after when it is too late. */
function useSaid(need: TodayNeed): string {
  const { t } = useText();
  const { said, asked, askedBy } = t.dashboard.needs;
  const { kind, count, title, question } = need;
  const end = useEnd(need);
  if (!question) return [said[kind](count), end].filter(Boolean).join(' ');
  return question.by ? askedBy(question.by, title) : asked(title);
}

/** A paper is good, and a sum in time, until its day is over. */
const lastDay = (until: Instant, language: Language): string =>
  dateInWords(dayInDubai(secondsAfter(until, -1)), language);

/** After when it is too late, by the clock of Dubai; what has no end says nothing. */
function useEnd({ kind, until }: TodayNeed): string {
  const { t, language } = useText();
  if (!until) return '';
  const { beginBy, until: untilThen } = t.dashboard.needs;
  if (kind === 'document') return beginBy(lastDay(until, language));
  return untilThen((kind === 'pay' ? lastDay : deadlineInWords)(until, language));
}
