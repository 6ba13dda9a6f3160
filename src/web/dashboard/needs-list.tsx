import { useEffect, useRef, useState } from 'react';
import type { TodayNeed } from '#contract/dashboard.ts';
import { isBefore } from '#domain/time.ts';
import { NeedRow } from '#web/dashboard/need-row.tsx';
import { DashboardSection } from '#web/dashboard/section.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { nowHere } from '#web/platform/clock-here.ts';
import { Button } from '#web/ui/controls/button.tsx';

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
