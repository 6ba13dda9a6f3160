/** Papers that end: the client hears of each mark once, however often this runs. */
import type { DocumentFinding } from '#contract/documents/parts.ts';
import type { Instant, Localised } from '#contract/primitives.ts';
import { expiryMark, isReplaced } from '#domain/documents/expiry.ts';
import { dayInDubai, monthsAfter } from '#domain/time.ts';
import { namesOf } from '#server/documents/names.ts';
import { type JourneyRow, journeysOf } from '#server/documents/related-store.ts';
import { ownersOfEnding, sayOnce } from '#server/documents/reminder-store.ts';
import { type DocumentRow, listLive } from '#server/documents/store.ts';
import { brokenRules } from '#server/documents/vault.ts';
import { paperOf } from '#server/documents/views.ts';
import { notify } from '#server/notifications/actions.ts';
import { type Sql, system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

/** Nobody books a journey, or needs a paper, farther ahead than this. */
const monthsAhead = 24;

/** One client after the other, so that a fault with one keeps nobody else's word back for long. */
export async function remindOfPapers({ sql, now }: Services): Promise<void> {
  const today = dayInDubai(now());
  const owners = await sql.as(system, (tx) =>
    ownersOfEnding(tx, today, monthsAfter(today, monthsAhead)),
  );
  for (const owner of owners) await sql.as(system, (tx) => remindOwner(tx, owner, now()));
}

async function remindOwner(tx: Sql, ownerId: string, now: Instant): Promise<void> {
  const rows = await listLive(tx, ownerId);
  const papers = rows.map(paperOf);
  const today = dayInDubai(now);
  for (const row of rows) {
    const mark = row.expiresOn && expiryMark(row.expiresOn, today);
    if (mark && !isReplaced(paperOf(row), papers)) await say(tx, row, { mark: String(mark) });
  }
  const journeys = await journeysOf(tx, ownerId, now);
  for (const broken of brokenRules(papers, journeys, { language: 'en', now })) {
    const row = rows.find(({ id }) => id === broken.documentId);
    const mark = `${broken.rule}:${broken.aboutId}:${broken.day}`;
    if (row) await say(tx, row, { mark, broken, title: titleOf(broken, journeys) });
  }
}

interface Word {
  mark: string;
  broken?: DocumentFinding;
  /** What it ends too early for. */
  title?: Localised | undefined;
}

async function say(tx: Sql, row: DocumentRow, { mark, broken, title }: Word): Promise<void> {
  const { id, expiresOn } = row;
  if (!expiresOn || !(await sayOnce(tx, { documentId: id, expiresOn, mark }))) return;
  await notify(tx, {
    to: row.ownerId,
    kind: 'expiry',
    title: namesOf(row),
    path: `/profile/documents?paper=${id}`,
    about: { expiresOn, ...(broken && { rule: broken.rule, day: broken.day }), ...title },
    key: `document:${id}:${expiresOn}:${mark}`,
  });
}

const titleOf = ({ aboutId }: DocumentFinding, journeys: JourneyRow[]) =>
  journeys.find(({ id }) => id === aboutId)?.title;
