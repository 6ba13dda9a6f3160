import type { Document as Paper } from '#contract/documents/documents.ts';
import type { DocumentFinding } from '#contract/documents/parts.ts';
import { expiryStanding } from '#domain/documents/expiry.ts';
import { placeOnWatch } from '#domain/documents/watch.ts';
import { daysBetween } from '#domain/time.ts';
import { fullName } from '#web/documents/names.ts';
import { useText } from '#web/i18n/use-text.ts';
import { classes } from '#web/ui/classes.ts';

interface WatchLineProps {
  paper: Paper & { expiresOn: string };
  today: string;
  finding: DocumentFinding | undefined;
  onOpen: () => void;
}

/** A paper as a line to the day it ends; a rule that breaks is drawn over it. */
export function WatchLine({ paper, today, finding, onOpen }: WatchLineProps) {
  const { t } = useText();
  return (
    <li
      className={classes(
        'relative grid border-t border-line py-2.5 first:border-t-0 tablet:grid-cols-[11.5rem_1fr] tablet:items-center tablet:gap-x-5 tablet:py-0 tablet:first:border-t',
        finding ? 'tablet:h-15' : 'tablet:h-12',
      )}
    >
      <button
        type="button"
        onClick={onOpen}
        className="flex min-h-11 cursor-pointer items-baseline justify-between gap-3 text-start leading-[1.25] hover:text-brass tablet:block tablet:min-h-0"
      >
        <span className="block text-[0.9375rem] font-medium">{fullName(paper, t.documents)}</span>
        <Ends paper={paper} today={today} />
      </button>
      <div aria-hidden className="relative h-6 tablet:h-full">
        <Drawn paper={paper} today={today} finding={finding} />
      </div>
    </li>
  );
}

function Ends({ paper: { expiresOn }, today }: Pick<WatchLineProps, 'paper' | 'today'>) {
  const { t, format } = useText();
  const words = t.documents.watch;
  const standing = expiryStanding(expiresOn, today);
  const left = daysBetween(today, expiresOn);
  const soon = left === 0 ? words.today : words.inDays(left);
  const more = standing === 'ended' ? words.ended : standing === 'soon' ? soon : undefined;
  const comma = t.documents.watch.comma;
  return (
    <span className="tnum text-caption text-ink-mute">
      {format.day(expiresOn)}
      {more && `${comma}${more}`}
    </span>
  );
}

const percent = (place: number) => `${100 * place}%`;

function Drawn({ paper, today, finding }: Omit<WatchLineProps, 'onOpen'>) {
  const end = placeOnWatch(paper.expiresOn, today);
  const standing = expiryStanding(paper.expiresOn, today);
  const urgent = standing === 'soon' || standing === 'ended';
  const tone = finding ? 'bg-danger' : urgent ? 'bg-warning' : 'bg-brass-fill';
  return (
    <>
      {finding && <Rule finding={finding} today={today} />}
      <span
        style={{ width: percent(end) }}
        className="absolute inset-y-0 start-0 my-auto h-0.5 bg-line-strong opacity-70"
      />
      <span
        style={{ insetInlineStart: percent(end) }}
        className={classes('absolute inset-y-0 -ms-[5.5px] my-auto size-[11px] rotate-45', tone)}
      />
    </>
  );
}

const hatched =
  'bg-[repeating-linear-gradient(135deg,var(--danger-wash)_0_4px,transparent_4px_7px)] rtl:bg-[repeating-linear-gradient(225deg,var(--danger-wash)_0_4px,transparent_4px_7px)]';

/** The journey as an upright, and hatched how long the paper would have to last beyond it. */
function Rule({ finding, today }: { finding: DocumentFinding; today: string }) {
  const { t } = useText();
  const words = t.documents.watch;
  const [from, to] = [placeOnWatch(finding.day, today), placeOnWatch(finding.neededUntil, today)];
  const beyond = { flight: words.beyond, visa: words.beyondVisa, stay: '' }[finding.rule];
  return (
    <>
      <span
        style={{ insetInlineStart: percent(from), width: percent(to - from) }}
        className={classes(
          'absolute inset-y-0 my-auto h-5.5 border-e border-dashed border-danger',
          hatched,
        )}
      />
      <span
        style={{ insetInlineStart: percent(from) }}
        className="absolute top-[calc(50%-0.8125rem)] h-9 w-px bg-danger max-tablet:h-8"
      >
        <span className="absolute start-1.5 -bottom-1 text-[0.6875rem] leading-none font-medium whitespace-nowrap text-danger">
          {words[finding.rule]}
        </span>
      </span>
      {beyond && to < 0.72 && (
        <span
          style={{ insetInlineStart: percent(to) }}
          className="absolute inset-y-0 my-auto hidden h-fit ps-2.5 text-[0.75rem] whitespace-nowrap text-danger tablet:block"
        >
          <span className="bg-raised px-1">{beyond}</span>
        </span>
      )}
    </>
  );
}
