import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { creditShares, type UncreditedSums } from '#domain/billing/credits.ts';
import { type KeptInvoiceLine, type Sums, sumUp } from '#domain/billing/invoice.ts';
import { creditsTo, moreTo } from '#domain/billing/version-documents.ts';

const title = { en: 'A line', ar: 'سطر' };
const line = (kind: KeptInvoiceLine['kind'], each: number): KeptInvoiceLine => ({
  kind,
  title,
  quantity: 1,
  each,
});

const less = (left: UncreditedSums, taken: UncreditedSums): UncreditedSums => ({
  total: left.total - taken.total,
  vat: left.vat - taken.vat,
  paidOut: left.paidOut - taken.paidOut,
});

test('a cheaper version with the same permit takes back the VAT of what is ours, and none of the permit', () => {
  const before = sumUp([line('service', 2_226_000), line('paid_out', 50_000)]);
  const after = sumUp([line('service', 1_566_000), line('paid_out', 50_000)]);
  assert.deepEqual([before.vat, after.vat], [106_000, 74_571]);
  const [note] = creditsTo([before], [before.total - after.total], after);
  assert.equal(note?.vat, 31_429);
  assert.equal(note?.paidOut, 0);
});

const amounts = fc.integer({ min: 0, max: 5_000_000 });

/** What the documents ask for once a version is accepted, in all. */
function papersAfter(documents: Sums[], version: Sums): { vat: number; total: number } {
  const total = documents.reduce((sum, one) => sum + one.total, 0);
  if (version.total >= total) {
    const more = moreTo(documents, version.total - total, version);
    const vat = documents.reduce((sum, one) => sum + one.vat, 0) + more.vat;
    return { vat, total: total + more.total };
  }
  let rest = total - version.total;
  const credits = documents
    .toReversed()
    .map((one) => {
      const taken = Math.min(rest, one.total);
      rest -= taken;
      return taken;
    })
    .toReversed();
  const notes = creditsTo(documents, credits, version);
  for (const [at, note] of notes.entries()) {
    assert.equal(note.total, credits[at]);
    assert.equal(note.vat + note.net, note.total);
    assert.ok(note.vat >= 0 && note.paidOut >= 0 && note.paidOut <= note.net);
  }
  const left = documents.map((one, at) => less(one, notes[at] ?? one));
  return { vat: left.reduce((sum, one) => sum + one.vat, 0), total: version.total };
}

test('invoices less credit notes are the accepted version, its VAT to the fils', () => {
  fc.assert(
    fc.property(amounts, amounts, amounts, fc.boolean(), (ours, permit, next, hasTwo) => {
      const first = sumUp([line('service', ours + 1), line('paid_out', permit)]);
      const second = hasTwo ? [sumUp([line('service', 100_000)])] : [];
      const version = sumUp([line('service', next + 1), line('paid_out', permit)]);
      const { vat, total } = papersAfter([first, ...second], version);
      assert.equal(total, version.total);
      assert.equal(vat, version.vat);
    }),
  );
});

test('what is left after an exact credit goes back whole with a later one', () => {
  fc.assert(
    fc.property(amounts, amounts, amounts, (ours, permit, cheaper) => {
      const first = sumUp([line('service', ours + cheaper + 1), line('paid_out', permit)]);
      const version = sumUp([line('service', ours + 1), line('paid_out', permit)]);
      const [note] = creditsTo([first], [cheaper], version);
      const left = less(first, note ?? assert.fail());
      const rest = creditShares(left, left.total);
      assert.deepEqual([rest.vat, rest.paidOut], [left.vat, left.paidOut]);
    }),
  );
});
