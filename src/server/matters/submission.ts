/** How a matter comes to be: as a draft of its client's own, or handed to the house at once. */

import type { MatterForm } from '#contract/matters/kinds.ts';
import type { Language } from '#contract/primitives.ts';
import { areaOf } from '#domain/matters/areas.ts';
import { applyMove, waitsOn } from '#domain/matters/life.ts';
import { firstWord } from '#domain/matters/promise.ts';
import { lookAfter } from '#server/clients/actions.ts';
import { acknowledgeTask } from '#server/matters/acknowledgement.ts';
import { checkEventPlaces } from '#server/matters/event-places.ts';
import { addMatterEvent } from '#server/matters/event-store.ts';
import { checkForm } from '#server/matters/form-checks.ts';
import { tellAll } from '#server/matters/notices.ts';
import { lockOwnMatter, type MatterAct, paceFor } from '#server/matters/outcome.ts';
import { type MatterRow, withPromise } from '#server/matters/row.ts';
import { stepsFor } from '#server/matters/steps/plans.ts';
import { layOut } from '#server/matters/steps/store.ts';
import * as store from '#server/matters/store.ts';
import { subjectName } from '#server/matters/subjects.ts';
import { checkVersion } from '#server/platform/act.ts';
import { newId } from '#server/platform/ids.ts';
import { enqueue } from '#server/platform/jobs/enqueue.ts';
import { newReference } from '#server/platform/references.ts';

export interface MatterOpening {
  /** Null where somebody without an account asked. */
  clientId: string | null;
  form: MatterForm;
  language: Language;
  zone: string;
  draft?: boolean;
  /** Another letter tells of it: an hour has its own, and who is in the chat is answered there. */
  lettered?: boolean;
  /** Whoever of the house opens it has it. */
  owner?: { id: string; name: string };
}

const nothingYet = {
  urgent: false,
  escalated: false,
  pausedUntil: null,
  promiseKind: null,
  promiseFrom: null,
  promiseDue: null,
  promiseMissed: false,
  promisesKept: 0,
  promisesMissed: 0,
  handedInAt: null,
  ratingStars: null,
  ratingWords: '',
  version: 1,
};

/** Opens a matter inside somebody's transaction and, unless it is kept as a draft, hands it in. */
export async function openMatter(acting: MatterAct, opening: MatterOpening): Promise<MatterRow> {
  const { snapshot, now } = acting;
  const { clientId, form, language, zone, owner, draft = false, lettered = false } = opening;
  checkForm(form, { catalogue: snapshot, now });
  if (!draft) await checkEventPlaces(acting, opening);
  const row: MatterRow = {
    ...nothingYet,
    id: newId(),
    reference: '',
    clientId,
    form,
    language,
    zone,
    kind: form.kind,
    area: areaOf(form.kind),
    ...subjectName(form, snapshot),
    state: 'draft',
    waitsOn: waitsOn('draft'),
    ownerId: owner?.id ?? null,
    ownerName: owner?.name ?? '',
    stateSince: now,
    createdAt: now,
    updatedAt: now,
  };
  if (!draft) return begin(acting, await insertNew(acting, await handedIn(acting, row)), lettered);
  const kept = await insertNew(acting, row);
  await tellAll(acting.tx, kept);
  return kept;
}

/** A reference may be somebody's already; the next one will not be. */
const insertNew = async (acting: MatterAct, row: MatterRow): Promise<MatterRow> =>
  (await store.insertMatterRow(acting.tx, { ...row, reference: newReference('RM') })) ??
  (await insertNew(acting, row));

/** As it is once the house has it: the first word is promised. */
async function handedIn(acting: MatterAct, draft: MatterRow): Promise<MatterRow> {
  const { now, by } = acting;
  const state = applyMove(draft.state, 'submit', by.kind === 'client' ? 'client' : 'staff');
  const promise = firstWord(await paceFor(acting, draft), now);
  const moments = { stateSince: now, handedInAt: now };
  return { ...withPromise(draft, promise), state, waitsOn: waitsOn(state), ...moments };
}

/** What follows from handing it in: the steps are laid out, and somebody looks after its client. */
async function begin(acting: MatterAct, row: MatterRow, lettered = false): Promise<MatterRow> {
  const { tx, snapshot, now, by } = acting;
  await layOut(tx, row.id, stepsFor(row.form, snapshot, now));
  if (row.clientId) await lookAfter(tx, by, row.clientId);
  await addMatterEvent(acting, row, { kind: 'submit' });
  await tellAll(tx, row);
  if (row.clientId && !lettered) await enqueue(tx, acknowledgeTask, { id: row.id });
  return row;
}

/** A draft that lay for a while is looked at once more: its day may have passed, its item may be gone. */
export async function submitMatter(acting: MatterAct, id: string): Promise<MatterRow> {
  const { tx, snapshot, now } = acting;
  const row = await lockOwnMatter(acting, id);
  const next = await handedIn(acting, row);
  checkForm(row.form, { catalogue: snapshot, now });
  await checkEventPlaces(acting, row);
  const named = { ...next, ...subjectName(row.form, snapshot) };
  return begin(acting, await store.saveMatter(tx, named, { now, raises: true }));
}

/** What was handed in is no longer rewritten: from then on people talk. */
export async function rewriteForm(
  acting: MatterAct,
  id: string,
  { form, version }: { form: MatterForm; version: number },
): Promise<MatterRow> {
  const { tx, snapshot, now } = acting;
  const row = checkVersion(await lockOwnMatter(acting, id), version);
  applyMove(row.state, 'submit', 'client');
  checkForm(form, { catalogue: snapshot, now });
  const kind = { kind: form.kind, area: areaOf(form.kind) };
  const next = { ...row, ...kind, form, ...subjectName(form, snapshot) };
  const saved = await store.saveMatter(tx, next, { now, raises: true });
  await tellAll(tx, saved);
  return saved;
}
