import {
  ArrowRight,
  CircleCheck,
  FileClock,
  FileUp,
  Hourglass,
  MessageCircleQuestion,
  PenLine,
  Receipt,
  Star,
} from 'lucide-react';
import { Link } from 'react-router';
import type { Need, NeedKind } from '#contract/dashboard.ts';
import type { Instant, Language } from '#contract/primitives.ts';
import { dateInWords, deadlineInWords } from '#domain/date-words.ts';
import { dayInDubai, secondsAfter } from '#domain/time.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Heading } from '#web/ui/heading.tsx';

const icons = {
  waitlist: Hourglass,
  hold: Hourglass,
  quote: Receipt,
  answer: MessageCircleQuestion,
  paper: FileUp,
  document: FileClock,
  accept: CircleCheck,
  rate: Star,
  draft: PenLine,
} satisfies Record<NeedKind, unknown>;

/** What nobody but the client can move, the most urgent first. */
export function NeedsList({ needs }: { needs: Need[] }) {
  const { t } = useText();
  return (
    <section
      aria-labelledby="needs"
      className="rounded-plate bg-raised p-5 shadow-[0_0_0_1px_var(--line)] tablet:p-7"
    >
      <Heading level={2} size="h4" id="needs">
        {t.dashboard.needs.title}
      </Heading>
      <p className="mt-1.5 text-[0.9375rem] text-ink-soft">
        {t.dashboard.needs.lead(needs.length)}
      </p>
      <ul className="mt-5">
        {needs.map((need) => (
          <NeedRow key={`${need.kind} ${need.id}`} need={need} />
        ))}
      </ul>
    </section>
  );
}

function NeedRow({ need }: { need: Need }) {
  const { t } = useText();
  const words = t.dashboard.needs;
  const Icon = icons[need.kind];
  return (
    <li className="border-t border-line">
      <Link
        to={need.path}
        className="group grid grid-cols-[auto_1fr_auto] items-center gap-x-4 gap-y-1 py-3.5 tablet:grid-cols-[auto_1fr_auto_auto]"
      >
        <Icon size={20} strokeWidth={1.5} className="text-brass" aria-hidden />
        <span className="min-w-0">
          <span className="block font-semibold break-words group-hover:text-brass">
            {need.title}
          </span>
          <span className="block text-[0.9375rem] leading-6 text-ink-soft">
            {words.said[need.kind](need.count)}
          </span>
        </span>
        <Deadline need={need} />
        <ArrowRight
          size={18}
          strokeWidth={1.5}
          className="col-start-3 row-start-1 text-brass rtl:-scale-x-100 tablet:col-start-4"
          aria-hidden
        />
      </Link>
    </li>
  );
}

/** A paper is good until its day is over. */
const lastDay = (until: Instant, language: Language): string =>
  dateInWords(dayInDubai(secondsAfter(until, -1)), language);

/** The sum, and after when it is too late by the clock of Dubai; what has no end says nothing. */
function Deadline({ need: { kind, until, total } }: { need: Need }) {
  const { t, format, language } = useText();
  if (!until && !total) return null;
  const say = kind === 'document' ? lastDay : deadlineInWords;
  return (
    <span className="col-start-2 text-caption text-ink-mute tablet:col-start-3 tablet:text-end">
      {total && <bdi className="block text-body text-ink">{format.money(total)}</bdi>}
      {until && t.dashboard.needs.until(say(until, language))}
    </span>
  );
}
