/** Somebody was charged twice, they think: the books are looked at, and a person hears of it in any case. */
import { plain } from '#domain/search/normal-form.ts';
import { paymentLine } from '#server/assistant/money/payments.ts';
import { ownWords } from '#server/assistant/own/words.ts';
import { openAction, personAction } from '#server/assistant/proposed-actions.ts';
import { type Context, type Reply, replyWith } from '#server/assistant/replies/reply.ts';
import type { AccountPayment } from '#server/billing/books/accounts.ts';

/** In `plain` spelling. */
const twice = /\b(?:twice|double|doubled|two times|duplicate\w*)\b|مرتين|مكرر|مضاعف|دبل/;
const charged =
  /\b(?:charg\w+|paid|pay|took|taken|debited|deducted|billed|invoiced|payments?|amount)\b|خصم|سحب|دفع|حاسب|اخذ|مبلغ|فاتور/;

export const speaksOfTwice = (message: string): boolean =>
  twice.test(plain(message)) && charged.test(plain(message));

const newest = 3;

export async function chargedTwiceReply({ tools, telling, meant }: Context): Promise<Reply> {
  const say = ownWords[telling.language];
  const payments = (await tools.ownMoney())?.account.payments ?? [];
  const same = equalOnes(payments);
  const shown = same.length > 0 ? same.flat() : payments.slice(0, newest);
  const lines = shown.map((payment) => `- ${paymentLine(payment, telling)}`);
  const intro =
    same.length > 0 ? say.twice(same.length) : payments.length > 0 ? say.notTwice : say.noPayments;
  const sorry = same.length > 0 ? telling.say.complaint.sorry : say.twiceSorry;
  return replyWith([sorry, [intro, ...lines].join('\n'), say.twiceThen].join('\n\n'), {
    sources: [shown],
    actions: [
      personAction(meant.language),
      openAction(telling.say.actions.myPayments, '/profile/payments'),
    ],
    offersPerson: true,
    raises: { kind: 'complaint' },
  });
}

/** Of the same sum for the same document, or for the same booking or request within few days. */
function equalOnes(payments: readonly AccountPayment[]): AccountPayment[][] {
  const keyOf = ({ amount, invoice, source, title }: AccountPayment) =>
    [amount.amount, amount.currency, invoice?.number ?? source ?? title].join(' ');
  return [...Map.groupBy(payments, keyOf).values()].filter(({ length }) => length > 1);
}
