import type { FormEvent } from 'react';
import type { BillingOverview } from '#contract/billing/payments.ts';
import { keepingWords, paysWords } from '#domain/money/card-parts.ts';
import { keptCardWords } from '#domain/money/words/card.ts';
import { chargedOf } from '#web/billing/cards/end.ts';
import { CardFields } from '#web/billing/cards/fields.tsx';
import { TestCards } from '#web/billing/cards/test-cards.tsx';
import { useCardEntry } from '#web/billing/cards/use-card-entry.ts';
import { useAddCard } from '#web/billing/mutations.ts';
import { PayRefused } from '#web/billing/payments/refusal-note.tsx';
import { WordButton } from '#web/billing/word-button.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { goOnAt } from '#web/platform/browser/leave-to-bank.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { notify } from '#web/ui/notify.ts';
import { TriggerDialog } from '#web/ui/overlays/trigger-dialog.tsx';

interface AddCardProps {
  overview: BillingOverview;
  /** A word instead of a button. */
  quiet?: boolean;
}

/** A card for what falls due later. With a real processor the card is entered on its own page. */
export function AddCardDialog({ overview, quiet }: AddCardProps) {
  const { t, language } = useText();
  const words = t.billing.methods;
  const hosted = overview.processor !== 'sandbox';
  // Where another one is charged already, this one is kept beside it.
  const pays = chargedOf(overview) ? '' : keepingWords(overview.byCard, language);
  const keeping = [keptCardWords(language), ...(pays ? [pays] : [])];
  return (
    <TriggerDialog
      trigger={
        quiet ? (
          <WordButton>{words.add}</WordButton>
        ) : (
          <Button size="small" variant="outline">
            {words.add}
          </Button>
        )
      }
      title={words.addTitle}
      text={[hosted ? words.hostedText : words.addText, ...keeping].join(' ')}
    >
      {(close) => (hosted ? <HostedForm /> : <CardForm overview={overview} onDone={close} />)}
    </TriggerDialog>
  );
}

function CardForm({ overview, onDone }: { overview: BillingOverview; onDone: () => void }) {
  const { t, language } = useText();
  const words = t.billing.methods;
  const card = useCardEntry(overview.testCards);
  const add = useAddCard();
  const save = (event: FormEvent) => {
    event.preventDefault();
    const typed = card.read();
    if (!typed || add.isPending) return;
    add.mutate(typed, {
      onSuccess: ({ next }) => {
        if (next) return goOnAt(next.url);
        const isFirst = chargedOf(overview) === undefined;
        notify.success(
          words.added,
          isFirst
            ? paysWords(
                overview.byCard.filter(({ heldOn }) => !heldOn),
                language,
              )
            : undefined,
        );
        onDone();
      },
    });
  };
  return (
    <form noValidate onSubmit={save} className="grid gap-5">
      <CardFields card={card} />
      <TestCards cards={overview.testCards} onTake={card.take} />
      <PayRefused error={add.error} title={words.refused} />
      <Button type="submit" busy={add.isPending} busyLabel={words.saving}>
        {words.save}
      </Button>
    </form>
  );
}

function HostedForm() {
  const { t } = useText();
  const words = t.billing.methods;
  const add = useAddCard();
  return (
    <div className="grid gap-5">
      <PayRefused error={add.error} title={words.refused} />
      <Button
        busy={add.isPending}
        onClick={() =>
          add.mutate('hosted', { onSuccess: ({ next }) => void (next && goOnAt(next.url)) })
        }
      >
        {words.goThere}
      </Button>
    </div>
  );
}
