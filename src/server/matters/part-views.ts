/** The parts of a matter in the reader's language. */
import type { MatterEvent, MatterStep } from '#contract/matters/parts.ts';
import type { MatterQuote, QuoteAsk } from '#contract/matters/quotes.ts';
import type { Language } from '#contract/primitives.ts';
import { keptOf } from '#domain/matters/money.ts';
import { lineTotal } from '#domain/matters/quote.ts';
import { money } from '#domain/money.ts';
import { filesAmong } from '#server/matters/files/store.ts';
import type { QuoteRow } from '#server/matters/quotes/store.ts';
import type { StepRow } from '#server/matters/steps/store.ts';
import type { Sql } from '#server/platform/sql.ts';

export function quoteView(row: QuoteRow, asks: QuoteAsk[] = []): MatterQuote {
  const { id, number, state, currency, lines, totalAmount, vatAmount } = row;
  const { words, keptPercent, expiresAt, sentAt, answeredAt, reason } = row;
  const total = money(totalAmount, currency);
  return {
    ...{ id, number, state, total, words, keptPercent, expiresAt, sentAt, answeredAt, reason },
    lines: lines.map((line) => ({ ...line, total: lineTotal(line, currency) })),
    vat: money(vatAmount, currency),
    kept: keptOf(total, keptPercent),
    asks,
  };
}

/** What a history names in both languages is read in one. */
export function eventView({ about, ...event }: MatterEvent, language: Language): MatterEvent {
  const { en, ar, ...plain } = about;
  const name = language === 'ar' ? ar : en;
  return { ...event, about: name === undefined ? plain : { ...plain, name } };
}

export async function stepViews(
  tx: Sql,
  matterId: string,
  steps: StepRow[],
  language: Language,
): Promise<MatterStep[]> {
  const ids = steps.flatMap(({ papers }) => papers.flatMap(({ fileId }) => fileId ?? []));
  const files = ids.length > 0 ? await filesAmong(tx, matterId, ids) : [];
  return steps.map(({ number, words, state, openedAt, doneAt, papers }) => ({
    ...{ number, state, openedAt, doneAt },
    title: words.title[language],
    text: words.text[language],
    duration: words.duration[language],
    papers: papers.map((paper) => ({
      id: paper.id,
      name: paper.name[language],
      state: paper.state,
      reason: paper.reason,
      file: files.find(({ id }) => id === paper.fileId) ?? null,
    })),
  }));
}
