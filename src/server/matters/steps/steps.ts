/** Steps of an application and the papers each needs. */

import { paperMedia } from '#contract/matters/matters.ts';
import type { PaperState, StepState } from '#contract/matters/parts.ts';
import { identityNamed } from '#domain/documents/file-name-guess.ts';
import { Failure } from '#domain/failure.ts';
import { isOpen } from '#domain/matters/life.ts';
import { applyToSteps, checkBringing, checkJudging } from '#domain/matters/steps.ts';
import { filesAmong, nameIdentity, ownFiles } from '#server/matters/files/store.ts';
import type { Somebody } from '#server/matters/messages/messages.ts';
import { notifyClient, notifyOwner } from '#server/matters/notices.ts';
import {
  lockOwnMatter,
  type MatterAct,
  settleMatter,
  takeMatter,
} from '#server/matters/outcome.ts';
import type { MatterRow } from '#server/matters/row.ts';
import {
  type PaperRow,
  type StepRow,
  savePaper,
  saveStep,
  stepsOf,
} from '#server/matters/steps/store.ts';
import { checkVersion } from '#server/platform/act.ts';

interface Found {
  paper: PaperRow;
  step: StepRow;
}

function paperIn(steps: StepRow[], id: string): Found {
  const step = steps.find(({ papers }) => papers.some((paper) => paper.id === id));
  const paper = step?.papers.find((one) => one.id === id);
  if (!step || !paper) throw new Failure('not_found', 'There is no such paper.');
  return { step, paper };
}

const aboutPaper = ({ step, paper }: Found, state: PaperState) => {
  return { step: step.number, state, ...paper.name };
};

/** The client puts an uploaded file where a paper is wanted. */
export async function bringPaper(
  acting: Somebody,
  id: string,
  { paper: paperId, file }: { paper: string; file: string },
): Promise<MatterRow> {
  const { tx, by } = acting;
  const row = await lockOwnMatter(acting, id);
  checkWork(row);
  const found = paperIn(await stepsOf(tx, id), paperId);
  checkBringing(found.paper.state, found.step.state);
  if ((await ownFiles(tx, id, { ids: [file], uploaderId: by.id })) !== 1) refuseFile();
  const [brought] = await filesAmong(tx, id, [file]);
  if (!brought || !paperMedia.includes(brought.type))
    throw new Failure('file_refused', 'A paper is a picture, a PDF or an office document.');
  await savePaper(tx, { id: paperId, state: 'received', reason: '', fileId: file });
  const type = identityNamed(found.paper.name.en);
  if (type) await nameIdentity(tx, { fileId: file, type, documentId: null });
  const event = { kind: 'paper', about: aboutPaper(found, 'received') } as const;
  const { row: saved, eventId } = await settleMatter(acting, row, row, { heard: 'client', event });
  await notifyOwner(tx, saved, { kind: 'client_wrote', key: `paper:${eventId}` });
  return saved;
}

interface Judging {
  paper: string;
  state: 'accepted' | 'rejected';
  reason: string;
  version: number;
}

export async function judgePaper(
  acting: MatterAct,
  id: string,
  judging: Judging,
): Promise<MatterRow> {
  const { tx } = acting;
  const { paper: paperId, state, reason, version } = judging;
  const row = checkVersion(await takeMatter(acting, id), version);
  checkWork(row);
  const found = paperIn(await stepsOf(tx, id), paperId);
  checkJudging(found.paper.state, found.step.state);
  if (state === 'rejected' && reason === '') refuseSilence();
  await savePaper(tx, { ...found.paper, state, reason });
  const about = aboutPaper(found, state);
  const event = { kind: 'paper', reason, about } as const;
  const heard = state === 'rejected' ? 'house' : 'nobody';
  const { row: saved, eventId } = await settleMatter(acting, row, row, { heard, event });
  if (state === 'rejected')
    await notifyClient(tx, saved, { kind: 'paper', key: `paper:${eventId}`, about });
  return saved;
}

interface Stepping {
  number: number;
  state: StepState;
  reason: string;
  version: number;
}

export async function moveStep(
  acting: MatterAct,
  id: string,
  stepping: Stepping,
): Promise<MatterRow> {
  const { tx, now } = acting;
  const { number, state, reason, version } = stepping;
  const row = checkVersion(await takeMatter(acting, id), version);
  checkWork(row);
  const before = await stepsOf(tx, id);
  const after = applyToSteps(before, number, { state, reason });
  const changed = after.filter((step) => !before.includes(step)).map((step) => dated(step, now));
  for (const step of changed) await saveStep(tx, id, step);
  const { title } = before.find((step) => step.number === number)?.words ?? {};
  const about = { step: number, state, ...title };
  const event = { kind: 'step', reason, about } as const;
  const { row: saved, eventId } = await settleMatter(acting, row, row, { heard: 'house', event });
  const wants = changed.some((step) => step.state === 'open' && step.papers.length > 0);
  const kind = wants ? 'paper' : 'moved';
  await notifyClient(tx, saved, { kind, key: `step:${eventId}`, about });
  return saved;
}

function dated(step: StepRow, now: string): StepRow {
  if (step.state === 'open') return { ...step, openedAt: step.openedAt ?? now, doneAt: null };
  return step.state === 'done' ? { ...step, doneAt: now } : step;
}

function checkWork({ state }: MatterRow): void {
  if (!isOpen(state)) throw new Failure('matter_state', `A ${state} matter has no open steps.`);
}

function refuseFile(): never {
  const sentence = 'This file is not here';
  throw new Failure('validation_failed', `Please check file: ${sentence}.`, {
    fields: { file: sentence },
  });
}

function refuseSilence(): never {
  const sentence = 'The client should read what is wrong with it';
  throw new Failure('validation_failed', `Please check reason: ${sentence}.`, {
    fields: { reason: sentence },
  });
}
