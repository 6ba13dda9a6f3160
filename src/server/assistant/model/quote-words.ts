/** A quote of the booking engine, in the words in which a model may repeat it. */
import type { Quote } from '#contract/bookings/quote.ts';
import { deadlineInWords } from '#domain/calendar/date-words.ts';
import type { Telling } from '#server/assistant/attributes/attribute.ts';

export function quoteWords(
  { lines, total, about, due, terms }: Quote,
  { language, speaker }: Telling,
) {
  const money = speaker.money;
  const until = (moment: string | null) => moment && deadlineInWords(moment, language);
  return {
    total: money(total),
    about: money(about),
    lines: lines.map(({ title, each, of, amount, season }) => {
      const [unit = 'item'] = Object.keys(of);
      const counted = Object.entries(of)
        .map(([name, count]) => `${count} ${name}`)
        .join(' × ');
      return `${title[language]} · ${money(each)} per ${unit} · ${counted} · ${money(amount)} in all${season ? ` · ${season[language]}` : ''}`;
    }),
    payNow: money(due.first),
    depositPercent: `${due.depositPercent} %`,
    payLater: money(due.rest),
    payLaterBy: until(due.restBy),
    securityDeposit: due.securityDeposit && money(due.securityDeposit),
    freeCancellationUntil: until(terms.freeUntil),
    feeAfter: `${terms.feePercentAfter} %, ${money(terms.feeAfter)}`,
  };
}
