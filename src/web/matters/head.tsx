import { useQuery } from '@tanstack/react-query';
import type { Matter } from '#contract/matters/matters.ts';
import type { MatterEnding } from '#contract/matters/quotes.ts';
import type { Picture } from '#contract/pages/parts.ts';
import type { Language } from '#contract/primitives.ts';
import { mayMove } from '#domain/matters/life.ts';
import { matterEndingLines } from '#domain/matters/money-words.ts';
import { moneyIn } from '#domain/money/figures.ts';
import { WithinMandate } from '#web/delegates/within-mandate.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { dashboardPath, draftPath, listPath } from '#web/matters/addresses.ts';
import { MoneyLines } from '#web/matters/money-lines.tsx';
import { awaitedOf } from '#web/matters/need-words.ts';
import { PromiseClock } from '#web/matters/promise/clock.tsx';
import { endingQuery, useSubmitDraft, useWithdraw } from '#web/matters/queries.ts';
import { agreedQuote } from '#web/matters/quotes/quotes.ts';
import { ReasonTrigger } from '#web/matters/reason-trigger.tsx';
import { Refused } from '#web/matters/refusal.tsx';
import { MatterStatus } from '#web/matters/status.tsx';
import { whenDone } from '#web/platform/api.ts';
import { useWhose } from '#web/platform/sessions/principal.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import { notify } from '#web/ui/notify.ts';
import { Breadcrumb } from '#web/ui/panel/breadcrumb.tsx';
import { Heading } from '#web/ui/panel/heading.tsx';
import { Picture as Shown } from '#web/ui/pictures/picture.tsx';
import { Plate } from '#web/ui/pictures/plate.tsx';
import { StatusDot } from '#web/ui/status.tsx';

interface MatterHeadProps {
  matter: Matter;
  readAt: number;
  picture: Picture;
}

/** The print, the name with what is awaited, and the promise clock. */
export function MatterHead({ matter, readAt, picture }: MatterHeadProps) {
  const { t, language } = useText();
  const words = t.matters;
  const { area, reference, title, subject } = matter;
  const print = subject?.picture ?? picture;
  return (
    <header className="grid items-start gap-x-9 gap-y-6 tablet:grid-cols-[13.5rem_1fr] desk:grid-cols-[13.5rem_1fr_27rem]">
      <div className="rounded-plate bg-raised p-3 shadow-[0_0_0_1px_var(--line)] max-tablet:hidden">
        <Plate>
          <Shown picture={{ ...print, alt: '' }} />
        </Plate>
      </div>
      <div className="min-w-0">
        <Breadcrumb
          label={words.crumbs}
          crumbs={[
            { label: words.dashboard, to: dashboardPath },
            { label: words.areas[area].title, to: listPath(area) },
            { label: reference },
          ]}
        />
        <Heading
          level={1}
          size="h2"
          className="mt-1 text-[2.5rem]! leading-[1.06]! wrap-anywhere tablet:text-[3.25rem]! [&:lang(ar)]:leading-[1.3]!"
        >
          {title}
        </Heading>
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <span className="flex flex-wrap gap-1.5">
            <MatterStatus matter={matter} />
          </span>
          <StatusDot tone="neutral">{awaitedOf(matter, words.awaited, language)}</StatusDot>
        </div>
        <MatterActions matter={matter} />
      </div>
      <div className="tablet:col-span-2 desk:col-span-1">
        <PromiseClock matter={matter} readAt={readAt} />
      </div>
    </header>
  );
}

/** What can be done with the matter as a whole: only what the state machine allows. */
function MatterActions({ matter }: { matter: Matter }) {
  const { state } = matter;
  return (
    <div className="mt-5 flex flex-wrap items-center gap-2.5 empty:hidden">
      {mayMove(state, 'submit', 'client') && <DraftActions matter={matter} />}
      {mayMove(state, 'withdraw', 'client') && <Withdraw matter={matter} />}
    </div>
  );
}

function DraftActions({ matter }: { matter: Matter }) {
  const { t } = useText();
  const words = t.matters.draft;
  const submit = useSubmitDraft(matter);
  const send = () => whenDone(submit.mutateAsync(), () => void notify.success(words.sent));
  return (
    <>
      <Button size="small" busy={submit.isPending} busyLabel={words.sending} onClick={send}>
        {words.send}
      </Button>
      <ButtonLink size="small" variant="outline" to={draftPath(matter)}>
        {t.matters.continue}
      </ButtonLink>
      <Refused error={submit.error} title={words.notSent} />
    </>
  );
}

/** What withdrawing means depends on how far the house has come, and on what was agreed. */
function Withdraw({ matter }: { matter: Matter }) {
  const { t, language } = useText();
  const { withdraw: words } = t.matters;
  const kind = matter.state === 'draft' ? 'draft' : matter.money ? 'agreed' : 'early';
  // What comes back is read before anybody decides: while it is not known, nobody is asked.
  const { data, isPending } = useQuery({
    ...endingQuery(matter),
    enabled: matter.money !== null,
  });
  const withdraw = useWithdraw(matter, data?.ending?.comesBack);
  return (
    <WithinMandate price={data?.ending?.kept} of={feeIn(data?.ending, language)}>
      <ReasonTrigger
        danger
        trigger={
          <Button size="small" variant="quiet">
            {kind === 'draft' ? words.discard : words.open}
          </Button>
        }
        words={{ ...words, text: words.texts[kind] }}
        act={withdraw}
        ready={!matter.money || !isPending}
      >
        {matter.money && <Consequence matter={matter} />}
      </ReasonTrigger>
    </WithinMandate>
  );
}

/** What would be kept, with the name that it has in the question. */
function feeIn(ending: MatterEnding | null | undefined, language: Language): string | undefined {
  const lines = ending ? matterEndingLines(ending, language) : [];
  const fee = lines.find(({ id }) => id === 'kept' || id === 'fee');
  return fee?.sum ? `${fee.label}: ${moneyIn(language, fee.sum)}` : undefined;
}

/** Paid, kept, comes back, and the term that says so. */
export function Consequence({ matter }: { matter: Matter }) {
  const { t, language } = useText();
  const { withdraw: words } = t.matters;
  const whose = useWhose();
  const { data, isError } = useQuery(endingQuery(matter));
  if (isError) return <p role="alert">{words.unknown}</p>;
  if (!data?.ending) return <p className="text-ink-mute">{words.reading}</p>;
  const { term, ...ending } = data.ending;
  // How what comes back goes, and what is not asked for any more, is part of the question.
  const { money } = matter;
  const sums = { ...ending, ...whose, ...(money && { open: money.due, onWay: money.sums }) };
  const way = matter.money?.sums;
  return (
    <div className="grid gap-2.5">
      <MoneyLines label={words.money} lines={matterEndingLines(sums, language, way)} />
      <p className="text-caption text-ink-soft">
        {words.terms[term](agreedQuote(matter)?.keptPercent ?? 0)}
      </p>
    </div>
  );
}
