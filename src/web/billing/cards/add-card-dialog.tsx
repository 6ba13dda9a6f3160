import { type FormEvent, useState } from 'react';
import type { BillingOverview } from '#contract/billing/payments.ts';
import { keptCardWords } from '#domain/money/card-words.ts';
import { CardFields } from '#web/billing/cards/card-fields.tsx';
import { TestCards } from '#web/billing/cards/test-cards.tsx';
import { useCardEntry } from '#web/billing/cards/use-card-entry.ts';
import { goOnAt } from '#web/billing/leave-to-bank.ts';
import { useAddCard } from '#web/billing/mutations.ts';
import { PayRefused } from '#web/billing/payments/pay-refused.tsx';
import { WordButton } from '#web/billing/word-button.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { notify } from '#web/ui/notify.ts';

interface AddCardProps {
  overview: BillingOverview;
  /** A word instead of a button. */
  quiet?: boolean;
}

/** A card for what falls due later. With a real processor the card is entered on its own page. */
export function AddCardDialog({ overview, quiet }: AddCardProps) {
  const { t, language } = useText();
  const words = t.billing.methods;
  const [open, setOpen] = useState(false);
  const hosted = overview.processor !== 'sandbox';
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
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
      text={`${hosted ? words.hostedText : words.addText} ${keptCardWords(language)}`}
      closeLabel={t.billing.close}
    >
      {open &&
        (hosted ? <HostedForm /> : <CardForm overview={overview} onDone={() => setOpen(false)} />)}
    </Dialog>
  );
}

function CardForm({ overview, onDone }: { overview: BillingOverview; onDone: () => void }) {
  const { t } = useText();
  const words = t.billing.methods;
  const card = useCardEntry();
  const add = useAddCard();
  const save = (event: FormEvent) => {
    event.preventDefault();
    const typed = card.read();
    if (!typed || add.isPending) return;
    add.mutate(typed, {
      onSuccess: ({ next }) => {
        if (next) return goOnAt(next.url);
        notify.success(words.added);
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
