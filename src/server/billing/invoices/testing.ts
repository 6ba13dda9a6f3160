import assert from 'node:assert/strict';
import type { Language } from '#contract/primitives.ts';
import { invoiceContent, receiptContent } from '#server/billing/invoices/pdf.ts';
import { movedOf, readInvoicePrint } from '#server/billing/invoices/prints.ts';
import * as invoices from '#server/billing/invoices/store.ts';
import { findPayment } from '#server/billing/payments/store.ts';
import { actUnasked } from '#server/platform/act.ts';
import type { TestApp } from '#server/testing.ts';

interface Sheet {
  language: Language;
  blocks: { title: string; rows: [string, string][] }[];
}

/** Every word of an invoice’s print, both languages of it, the reader's first. */
export const printIn = (app: TestApp, id: string, language: Language): Promise<string> =>
  actUnasked(app.services, async (clerk) => {
    const row = (await invoices.findInvoice(clerk.tx, id)) ?? assert.fail('no such document');
    return JSON.stringify(invoiceContent(await readInvoicePrint(clerk, row), language));
  });

export const receiptIn = (app: TestApp, id: string, language: Language): Promise<string> =>
  actUnasked(app.services, async (clerk) => {
    const payment = (await findPayment(clerk.tx, id)) ?? assert.fail('no such payment');
    const row = (await invoices.findInvoice(clerk.tx, payment.invoiceId ?? '')) ?? assert.fail();
    const invoice = await movedOf(clerk, row);
    return JSON.stringify(receiptContent({ payment, invoice }, language));
  });

/** What stands below the total in one language: `title: label = value`, line by line. */
function below(print: string, language: Language): string {
  // Safe: it was made by the functions above.
  const { sheets } = JSON.parse(print) as { sheets: Sheet[] };
  const { blocks } = sheets.find((one) => one.language === language) ?? assert.fail();
  const lines = blocks.flatMap(({ title, rows }) =>
    rows.map(([label, value]) => `${title}: ${label} = ${value}`),
  );
  return lines
    .join('\n')
    .replaceAll(/[\u2066-\u2069\u200e\u200f]/g, '')
    .replaceAll('\u00a0', ' ');
}

export const printBelow = async (app: TestApp, id: string, language: Language) =>
  below(await printIn(app, id, language), language);

export const receiptBelow = async (app: TestApp, id: string, language: Language) =>
  below(await receiptIn(app, id, language), language);
