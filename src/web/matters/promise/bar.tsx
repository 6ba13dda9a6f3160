import { useState } from 'react';
import type { DeskMatter } from '#contract/matters/desk.ts';
import { isOpen } from '#domain/matters/life.ts';
import { useText } from '#web/i18n/use-text.ts';
import { PromiseDialog } from '#web/matters/promise/dialog.tsx';
import { PromiseSun } from '#web/matters/promise/sun.tsx';
import { promiseTime } from '#web/matters/promise/time.ts';
import { Keycap } from '#web/platform/desk/keycap.tsx';
import { spokenAgo, spokenLength, spokenSoon } from '#web/platform/desk/moments.ts';
import { pressedBy } from '#web/platform/desk/use-desk-keys.ts';
import { useNow } from '#web/platform/desk/use-now.ts';
import { classes } from '#web/ui/classes.ts';

/** When the next word is due, in a wash as worried as it should be. */
export function PromiseBar({ matter, readAt }: { matter: DeskMatter; readAt: number }) {
  const { t } = useText();
  const words = t.deskMatters.promise;
  const [open, setOpen] = useState(false);
  const now = useNow();
  const { promise, waitsOn } = matter;
  const time = promise && promiseTime(promise, readAt, now);
  const late = time && time.left < 0;
  return (
    <div
      className={classes(
        'mt-3 flex flex-wrap items-center gap-x-2.5 gap-y-1 rounded-hair px-3.5 py-2 text-[0.8125rem]',
        late ? 'bg-danger-wash' : time?.atRisk ? 'bg-warning-wash' : 'bg-sunk',
      )}
    >
      {time && <PromiseSun share={time.share} className="text-ink-soft" />}
      <Owed matter={matter} left={time?.left} />
      <span className="text-ink-soft">{words.waits[waitsOn]}</span>
      {isOpen(matter.state) && (
        <button
          type="button"
          {...pressedBy('p')}
          onClick={() => setOpen(true)}
          className="ms-auto inline-flex cursor-pointer items-center gap-1.5 whitespace-nowrap hover:text-brass max-tablet:min-h-11"
        >
          {words.new}
          <Keycap cap="p" />
        </button>
      )}
      {open && <PromiseDialog matter={matter} onClose={() => setOpen(false)} />}
    </div>
  );
}

function Owed({ matter, left }: { matter: DeskMatter; left: number | undefined }) {
  const { t, language } = useText();
  const words = t.deskMatters.promise;
  const { promise, promisesKept, promisesMissed } = matter;
  const all = promisesKept + promisesMissed;
  if (!promise || left === undefined)
    return (
      <span>
        <b className="font-semibold">{words.none}</b>
        {all > 0 && <span className="ps-2 text-ink-soft">{words.kept(promisesKept, all)}</span>}
      </span>
    );
  const hour = spokenSoon(promise.due, language);
  const length = spokenLength(left, t.desk);
  return (
    <span>
      <b className="font-semibold">
        {promise.kind === 'first_word' ? words.first(hour) : words.due(hour)}
      </b>
      {t.desk.comma} {left < 0 ? words.late(spokenAgo(left, t.desk)) : words.inTime(length)}
    </span>
  );
}
