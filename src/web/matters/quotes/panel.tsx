import { useId } from 'react';
import type { Matter } from '#contract/matters/matters.ts';
import type { MatterQuote } from '#contract/matters/quotes.ts';
import { deadlineInWords } from '#domain/calendar/date-words.ts';
import { mayMove } from '#domain/matters/life.ts';
import { hasEnded, standsAsAgreed } from '#domain/matters/money.ts';
import { acceptingLines } from '#domain/matters/money-words.ts';
import { changeWords, standingTerms, totalChangeWords } from '#domain/matters/version-words.ts';
import { moneyLines } from '#domain/money/words/words.ts';
import { Settlement } from '#web/billing/settlement.tsx';
import { WithinMandate } from '#web/delegates/within-mandate.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { MoneyLines } from '#web/matters/money-lines.tsx';
import { AcceptDialog, DeclineDialog, OfferedTerms } from '#web/matters/quotes/answer.tsx';
import { QuoteLines } from '#web/matters/quotes/lines.tsx';
import { beforeOf, offeredBy, standingBeside, wayOf, whySent } from '#web/matters/quotes/quotes.ts';
import { StandingQuote } from '#web/matters/quotes/standing-quote.tsx';
import { aboutIn } from '#web/platform/currency.ts';
import { useWhose } from '#web/platform/sessions/principal.ts';
import { classes } from '#web/ui/classes.ts';
import { Heading } from '#web/ui/panel/heading.tsx';
import { Status } from '#web/ui/status.tsx';

interface QuotePanelProps {
  matter: Matter;
  quote: MatterQuote;
  className: string;
}

/** What it would cost: the whole price, VAT within it, until when it holds, and the answer. */
export function QuotePanel({ matter, quote, className }: QuotePanelProps) {
  const { t } = useText();
  const words = t.matters.quote;
  const heading = useId();
  const { number, state } = quote;
  return (
    <section
      aria-labelledby={heading}
      className={classes(
        'rounded-plate border-t-2 border-brass-fill bg-raised p-5 shadow-[0_0_0_1px_var(--line)] tablet:px-7 tablet:py-6',
        className,
      )}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b border-line pb-3.5">
        <Heading level={2} size="h4" id={heading}>
          {words.title(number)}
        </Heading>
        {state === 'accepted' ? (
          <Status tone="success">{words.states.accepted}</Status>
        ) : (
          <Expiry quote={quote} />
        )}
      </div>
      <Change matter={matter} quote={quote} />
      <QuoteLines quote={quote} />
      <Total matter={matter} quote={quote} />
      <Accepting matter={matter} quote={quote} />
      <Standing matter={matter} quote={quote} />
      {state === 'sent' && mayMove(matter.state, 'approve', 'client') && (
        <div className="mt-5 grid grid-cols-[1.6fr_1fr] gap-3">
          <WithinMandate price={quote.total}>
            <AcceptDialog matter={matter} quote={quote} />
          </WithinMandate>
          <DeclineDialog matter={matter} quote={quote} />
        </div>
      )}
      {matter.money && <Settlement source={matter.id} sums={matter.money.sums} className="mt-4" />}
      <Terms matter={matter} quote={quote} />
      {quote.words && !isStale(matter, quote) && (
        <div className="mt-3.5 text-caption">
          <p className="text-ink-mute">{words.note(number)}</p>
          <p className="wrap-anywhere whitespace-pre-wrap text-ink-soft">
            <bdi>{quote.words}</bdi>
          </p>
        </div>
      )}
      {!hasEnded(matter.state) && (
        <p className="mt-3.5 text-caption text-ink-mute">{words.exact}</p>
      )}
      <StandingQuote matter={matter} quote={quote} />
    </section>
  );
}

interface PartProps {
  matter: Matter;
  quote: MatterQuote;
}

/** Why what was agreed is changed, and what stands until the client has answered. */
function Change({ matter, quote }: PartProps) {
  const { t, language } = useText();
  const standing = standingBeside(matter, quote);
  if (!standing) return null;
  const why = whySent(matter, quote);
  return (
    <div className="mt-3.5 grid gap-1.5 text-[0.9375rem]">
      <p>{changeWords(standing, language)}</p>
      {why && (
        <p className="wrap-anywhere text-ink-soft">
          {t.matters.quote.why}: <bdi>{why}</bdi>
        </p>
      )}
    </div>
  );
}

/** What was said with a version that came to nothing holds no longer: nothing is held for anybody. */
const isStale = ({ state }: Matter, quote: MatterQuote) =>
  hasEnded(state) || (quote.state === 'accepted' && !standsAsAgreed(state));

/** What accepting it asks for and by when; what was paid for the version before counts towards it. */
function Accepting({ matter, quote }: PartProps) {
  const { t, language } = useText();
  const whose = useWhose();
  if (quote.state !== 'sent') return null;
  const lines = acceptingLines(
    { ...offeredBy(matter, quote), ...whose },
    language,
    wayOf(matter, quote),
  );
  return <MoneyLines label={t.matters.quote.accepting} lines={lines} className="mt-4" />;
}

/** Once it is agreed, for good: what was paid and is still to pay, and after an end what was kept and why. */
function Standing({ matter, quote }: PartProps) {
  const { t, language } = useText();
  const whose = useWhose();
  const words = t.matters.quote;
  const { money, state } = matter;
  if (!money || quote.state !== 'accepted') return null;
  const why = words.ended(state, money.sums.kept.amount > 0 ? quote.keptPercent : 0);
  return (
    <>
      <MoneyLines
        label={words.standing}
        lines={moneyLines({ ...money.sums, ...whose }, language)}
        className="mt-4"
      />
      {why && <p className="mt-2 text-caption text-ink-soft">{why}</p>}
    </>
  );
}

/** What becomes of the money if it comes to nothing, said before anybody accepts. */
function Terms({ matter, quote }: PartProps) {
  const { language } = useText();
  if (quote.state === 'sent')
    return <OfferedTerms matter={matter} quote={quote} className="mt-3.5" />;
  const terms = standingTerms({ state: matter.state, quote, sums: matter.money?.sums }, language);
  return terms && <p className="mt-3.5 text-caption text-ink-soft">{terms}</p>;
}

function Expiry({ quote: { expiresAt } }: { quote: MatterQuote }) {
  const { t, language } = useText();
  return (
    <p className="text-caption text-warning">
      {t.matters.quote.until(deadlineInWords(expiresAt, language))}
    </p>
  );
}

function Total({ matter, quote }: { matter: Matter; quote: MatterQuote }) {
  const { t, format, language } = useText();
  const words = t.matters.quote;
  const { total } = quote;
  const other = aboutIn(total);
  const before = beforeOf(matter, quote);
  return (
    <div className="mt-2 flex items-start justify-between gap-4 border-t border-line-strong pt-3.5">
      <p className="pt-1.5 font-medium">{words.total}</p>
      <div className="text-end">
        <bdi className="tnum block font-display text-[2rem] leading-none [&:lang(ar)]:leading-[1.45]">
          {format.money(total)}
        </bdi>
        <div className="mt-1.5 max-w-60 text-caption leading-[1.35] text-ink-mute">
          {other && <p>{words.about(format.money(other))}</p>}
          {before && <p>{totalChangeWords(before, quote, language)}</p>}
        </div>
      </div>
    </div>
  );
}
