import { deskMatters, type QueueView } from '#contract/matters/desk.ts';
import type { Language } from '#contract/primitives.ts';
import { call } from '#web/platform/api.ts';
import { deskKey, steady } from '#web/platform/desk/queries.ts';
import { pagedQuery, readQuery } from '#web/platform/queries/endpoint-query.ts';

export const queueQuery = (view: QueueView, lang: Language) =>
  pagedQuery(
    [...deskKey, 'queue', view, lang],
    (after, signal) => call(deskMatters.queue, { query: { view, lang, after } }, signal),
    steady,
  );

/** What would come of the money; read again whenever the matter has changed. */
export const endingQuery = (
  { id, version }: { id: string; version: number },
  move: 'withdraw' | 'decline',
) =>
  readQuery(
    [...deskKey, 'ending', id, version, move],
    deskMatters.ending,
    { params: { id }, query: { move } },
    steady,
  );

/** The whole thread from its end; asked only by who wants to read further back than the newest. */
export const threadQuery = (id: string) =>
  pagedQuery([...deskKey, 'thread', id], async (before, signal) => {
    const asked = { params: { id }, query: { before } };
    const { items, earlier } = await call(deskMatters.messagesBefore, asked, signal);
    return { items, next: earlier };
  });
