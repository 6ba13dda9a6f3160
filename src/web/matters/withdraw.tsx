import { useQuery } from '@tanstack/react-query';
import type { Matter } from '#contract/matters/matters.ts';
import { matterEndingLines } from '#domain/matters/money-words.ts';
import { useText } from '#web/i18n/use-text.ts';
import { MoneyLines } from '#web/matters/money-lines.tsx';
import { endingQuery, useWithdraw } from '#web/matters/queries.ts';
import { agreedQuote } from '#web/matters/quotes.ts';
import { ReasonDialog } from '#web/matters/reason-dialog.tsx';
import { Button } from '#web/ui/button.tsx';

/** What withdrawing means depends on how far the house has come, and on what was agreed. */
export function Withdraw({ matter }: { matter: Matter }) {
  const { t } = useText();
  const { withdraw: words } = t.matters;
  const kind = matter.state === 'draft' ? 'draft' : matter.money ? 'agreed' : 'early';
  // What comes back is read before anybody decides: while it is not known, nobody is asked.
  const { data, isPending } = useQuery({
    ...endingQuery(matter),
    enabled: matter.money !== null,
  });
  const withdraw = useWithdraw(matter, data?.ending?.comesBack);
  return (
    <ReasonDialog
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
    </ReasonDialog>
  );
}

/** Paid, kept, comes back, and the term that says so. */
function Consequence({ matter }: { matter: Matter }) {
  const { t, language } = useText();
  const { withdraw: words } = t.matters;
  const { data, isError } = useQuery(endingQuery(matter));
  if (isError) return <p role="alert">{words.unknown}</p>;
  if (!data?.ending) return <p className="text-ink-mute">{words.reading}</p>;
  const { term, ...ending } = data.ending;
  // How what comes back goes, and what is not asked for any more, is part of the question.
  const sums = { ...ending, ...(matter.money && { open: matter.money.due }) };
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
