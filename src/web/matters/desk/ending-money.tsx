import { useQuery } from '@tanstack/react-query';
import type { DeskMatter } from '#contract/matters/desk.ts';
import { useText } from '#web/i18n/use-text.ts';
import { endingQuery } from '#web/matters/desk/queries.ts';
import { useMoneyWords } from '#web/matters/desk/use-money-words.ts';
import { MoneyLines } from '#web/matters/money-lines.tsx';

interface EndingMoneyProps {
  matter: DeskMatter;
  move: 'withdraw' | 'decline';
}

/** What becomes of the client's money if the matter ends so: read before it is done. */
export function EndingMoney({ matter, move }: EndingMoneyProps) {
  const { t } = useText();
  const words = t.deskMatters.moves.money;
  const money = useMoneyWords();
  const { data, isError } = useQuery(endingQuery(matter, move));
  if (isError) return <p role="alert">{words.unknown}</p>;
  if (!data) return <p className="text-ink-mute">{words.reading}</p>;
  if (!data.ending) return null;
  const { term, ...ending } = data.ending;
  const { money: known } = matter;
  const onWay = known && { ...known.sums, desk: true };
  const sums = { ...ending, ...(known && onWay && { open: known.due, onWay }) };
  const percent = matter.quotes.find(({ state }) => state === 'accepted')?.keptPercent ?? 0;
  return (
    <div className="grid gap-2">
      <MoneyLines label={words.title} lines={money.ending(sums)} />
      <p className="text-caption text-ink-soft">{words.terms[term](percent)}</p>
    </div>
  );
}
