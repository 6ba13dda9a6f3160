import { useQuery } from '@tanstack/react-query';
import { CreditCard } from 'lucide-react';
import type { BillingOverview, PaymentMethod } from '#contract/billing/payments.ts';
import type { Language } from '#contract/primitives.ts';
import { keepingWords, onThisCard, removalWords } from '#domain/money/card-parts.ts';
import { cardWords, keptCardWords, refusedCard } from '#domain/money/words/card.ts';
import { AddCardDialog } from '#web/billing/cards/add-card-dialog.tsx';
import { cardEnd, cardPays, partOf } from '#web/billing/cards/end.ts';
import { MethodRow } from '#web/billing/cards/method-row.tsx';
import { useMakeDefault, useRemoveCard } from '#web/billing/mutations.ts';
import { overviewQuery } from '#web/billing/queries.ts';
import { usePayer } from '#web/billing/use-payer.ts';
import { WordButton } from '#web/billing/word-button.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { codeOf } from '#web/platform/api.ts';
import { ActDialog } from '#web/platform/overlays/act-dialog.tsx';
import { notify } from '#web/ui/notify.ts';
import { Heading } from '#web/ui/panel/heading.tsx';
import { Status } from '#web/ui/status.tsx';

/** Cards that are kept: which one is used first, and which is forgotten. */
export function SavedCards() {
  const { t, language } = useText();
  const words = t.billing.methods;
  const { kind } = usePayer();
  const { data: overview } = useQuery(overviewQuery(language));
  // Which cards are kept is decided by whose they are.
  if (!overview || kind !== 'self') return null;
  return (
    <section id="cards" className="mt-6 scroll-mt-[calc(var(--shell-h)+1rem)]">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div>
          <Heading level={2} size="h3">
            {words.saved}
          </Heading>
          <p className="mt-1.5 max-w-[40rem] text-caption text-ink-mute">
            {words.savedText} {keptCardWords(language)}
          </p>
        </div>
        {overview.processor !== 'none' && <AddCardDialog overview={overview} />}
      </div>
      <ul className="mt-4 border-t border-line-strong">
        {overview.methods.map((method) => (
          <SavedCard key={method.id} method={method} overview={overview} />
        ))}
        {overview.methods.length === 0 && (
          <MethodRow
            icon={CreditCard}
            name={words.none}
            note={keepingWords(overview.byCard, language)}
          />
        )}
      </ul>
    </section>
  );
}

interface SavedCardProps {
  method: PaymentMethod;
  overview: BillingOverview;
}

function SavedCard({ method, overview }: SavedCardProps) {
  const { t, language } = useText();
  const words = t.billing.methods;
  const { brand, last4, isDefault, expired } = method;
  const end = words.ends(cardEnd(method));
  const pays = cardPays(method, overview, language);
  return (
    <MethodRow
      icon={CreditCard}
      name={words.card(t.billing.card.brands[brand], last4)}
      note={pays ? `${end}. ${pays}` : end}
      warning={refusedCard(method, language)}
      aside={
        <span className="flex flex-wrap items-center justify-end gap-x-5 gap-y-1">
          {isDefault ? (
            <Status tone="neutral">{words.default}</Status>
          ) : (
            !expired && <UseFirst method={method} />
          )}
          {expired && <Status tone="danger">{words.expired}</Status>}
          <Remove method={method} overview={overview} />
        </span>
      }
    />
  );
}

function useName({ brand, last4 }: PaymentMethod) {
  const { t } = useText();
  return t.billing.methods.card(t.billing.card.brands[brand], last4);
}

function UseFirst({ method }: { method: PaymentMethod }) {
  const { t } = useText();
  const words = t.billing.methods;
  const name = useName(method);
  const first = useMakeDefault();
  const go = () =>
    first.mutate(method.id, {
      onSuccess: () => notify.success(words.madeDefault(name)),
      onError: (error) => notify.error(words.refused, t.platform.errors[codeOf(error)]),
    });
  return (
    <WordButton busy={first.isPending} aria-label={`${words.makeDefault}: ${name}`} onClick={go}>
      {words.makeDefault}
    </WordButton>
  );
}

/** Before it goes it is said what it would have paid, and who pays instead. */
function Remove({ method, overview }: SavedCardProps) {
  const { t, language } = useText();
  const words = t.billing.methods;
  const name = useName(method);
  const remove = useRemoveCard();
  const go = () => remove.mutateAsync(method.id).then(() => notify.success(words.removed(name)));
  return (
    <ActDialog
      trigger={<WordButton aria-label={`${words.remove}: ${name}`}>{words.remove}</WordButton>}
      title={words.removeTitle(name)}
      text={`${words.removeText} ${removalWords(goneOf(method, overview, language), language)}`}
      confirm={words.remove}
      keep={words.keep}
      act={remove}
      onConfirm={go}
    />
  );
}

/** The newest of the others takes its place, unless that one has ended. */
function goneOf(method: PaymentMethod, overview: BillingOverview, language: Language) {
  const [next] = overview.methods.filter((other) => other.id !== method.id);
  return {
    parts: onThisCard(overview.byCard, partOf(method)),
    isFirst: method.isDefault && !method.expired,
    next: next && !next.expired ? cardWords(`${next.brand} ${next.last4}`, language) : undefined,
    nextRefusedOn: next?.refusedOn,
  };
}
