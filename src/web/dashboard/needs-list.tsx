import { useEffect, useRef, useState } from 'react';
import type { TodayNeed } from '#contract/dashboard.ts';
import type { Instant, Language } from '#contract/primitives.ts';
import { dateInWords, deadlineInWords } from '#domain/calendar/date-words.ts';
import { dayInDubai, isBefore, secondsAfter } from '#domain/time.ts';
import { DashboardSection } from '#web/dashboard/section.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { nowHere } from '#web/platform/clock-here.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';

/** So many are read at a glance; the others open under them. */
const atFirst = 5;

/** What nobody but the client can move: what is late, then what ends soonest, then what is worth most. */
export function NeedsList({ needs }: { needs: TodayNeed[] }) {
  const { t } = useText();
  const words = t.dashboard.needs;
  const now = nowHere();
  const late = needs.filter(({ until }) => until && isBefore(until, now)).length;
  const [isOpened, setOpened] = useState(false);
  const isWhole = isOpened || needs.length <= atFirst + 1;
  const list = useRef<HTMLUListElement>(null);
  // The button is gone once it was pressed: who reads on goes on with the first row it brought.
  useEffect(() => {
    if (isOpened) list.current?.querySelector<HTMLElement>(`li:nth-child(${atFirst + 1})`)?.focus();
  }, [isOpened]);
  return (
    <DashboardSection
      id="needs"
      title={words.title}
      aside={needs.length > 0 && words.standing(needs.length, late)}
    >
      {needs.length === 0 ? (
        <p className="border-b border-line py-5 text-ink-soft">{words.nothing}</p>
      ) : (
        <ul ref={list}>
          {(isWhole ? needs : needs.slice(0, atFirst)).map((need, place) => (
            <NeedRow key={`${need.kind} ${need.id}`} need={need} isFirst={place === 0} />
          ))}
        </ul>
      )}
      {!isWhole && (
        <Button variant="quiet" size="small" className="mt-3" onClick={() => setOpened(true)}>
          {words.all(needs.length)}
        </Button>
      )}
    </DashboardSection>
  );
}

/** Its verb, what it is about, the sum, and the one thing to press; only the first is filled. */
function NeedRow({ need, isFirst }: { need: TodayNeed; isFirst: boolean }) {
  const { t, format } = useText();
  const words = t.dashboard.needs;
  const { kind, title, total, count, path } = need;
  return (
    <li className="need-row" tabIndex={-1}>
      <p className="text-[0.875rem] font-semibold text-brass max-tablet:col-span-2">
        {words.verbs[kind]}
      </p>
      <div className="min-w-0 max-tablet:col-span-2">
        <p className="font-display text-[1.4375rem] leading-tight break-words [&:lang(ar)]:leading-[1.5]">
          {title}
        </p>
        <p className="mt-1 text-caption text-ink-mute">
          {[words.said[kind](count), useEnd(need)].filter(Boolean).join(' ')}
        </p>
      </div>
      <p className="font-display text-[1.5rem] whitespace-nowrap tablet:text-end">
        {total && <bdi>{format.money(total)}</bdi>}
      </p>
      <ButtonLink to={path} size="small" variant={isFirst ? 'primary' : 'outline'}>
        {words.acts[kind]}
      </ButtonLink>
    </li>
  );
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
