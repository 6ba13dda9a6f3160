/** Words between a client and the house, and notes that stay within it. */

import type { MessageAsk } from '#contract/matters/matters.ts';
import type { MatterMessage } from '#contract/matters/parts.ts';
import { Failure } from '#domain/failure.ts';
import { applyMove, isOpen } from '#domain/matters/life.ts';
import { filesAmong, ownFiles } from '#server/matters/files/store.ts';
import { insertMessage, sentAmong } from '#server/matters/messages/store.ts';
import { notifyClient, notifyOwner, tellHouse } from '#server/matters/notices.ts';
import {
  lockOwnMatter,
  type MatterAct,
  settleMatter,
  takeMatter,
} from '#server/matters/outcome.ts';
import type { MatterRow } from '#server/matters/row.ts';
import { newId } from '#server/platform/ids.ts';

/** Somebody with an account acts. */
export type Somebody = MatterAct & { by: { id: string } };

type Words = Pick<MatterMessage, 'text' | 'from' | 'internal'> & { files: string[] };

async function keep(writer: Somebody, row: MatterRow, words: Words): Promise<MatterMessage> {
  const { tx, by, name, now } = writer;
  const { text, files, from, internal } = words;
  if (files.length > 0) await checkFiles(writer, row.id, files);
  const id = newId();
  const written = { id, at: now, side: from, text, fileIds: files, internal };
  await insertMessage(tx, { ...written, matterId: row.id, writerId: by.id, writerName: name });
  const attached = files.length > 0 ? await filesAmong(tx, row.id, files) : [];
  const delegate = 'delegate' in by ? (by.delegate?.name ?? '') : '';
  return { id, at: now, from, name, delegate, text, files: attached, internal };
}

/** Of this matter, brought by whoever writes, and not sent before. */
async function checkFiles({ tx, by }: Somebody, matterId: string, files: string[]) {
  const ids = [...new Set(files)];
  const own = await ownFiles(tx, matterId, { ids, uploaderId: by.id });
  if (own === ids.length && ids.length === files.length && !(await sentAmong(tx, matterId, ids)))
    return;
  const sentence = 'These files are not here to be sent';
  throw new Failure('validation_failed', `Please check files: ${sentence}.`, {
    fields: { files: sentence },
  });
}

/** What the house asked about is answered by writing. */
export async function writeToHouse(writer: Somebody, id: string, { text, files }: MessageAsk) {
  const row = await lockOwnMatter(writer, id);
  checkTalking(row);
  const message = await keep(writer, row, { text, files, from: 'client', internal: false });
  const answers = row.state === 'clarifying';
  const state = answers ? applyMove(row.state, 'answer', 'client') : row.state;
  const next = { ...row, state };
  const { row: heard } = await settleMatter(writer, row, next, {
    heard: 'client',
    raises: answers,
    ...(answers && { event: { kind: 'answer' } }),
  });
  await notifyOwner(writer.tx, heard, { kind: 'client_wrote', key: `message:${message.id}` });
  return message;
}

export async function writeToClient(writer: Somebody, id: string, { text, files }: MessageAsk) {
  const row = await takeMatter(writer, id);
  const message = await keep(writer, row, { text, files, from: 'house', internal: false });
  const { row: heard } = await settleMatter(writer, row, row, {
    heard: 'house',
    isAnswer: true,
    raises: false,
  });
  const about = { name: writer.name, message: message.id };
  await notifyClient(writer.tx, heard, { kind: 'message', key: `message:${message.id}`, about });
  return message;
}

/** The house writes to itself; nobody is owed a word less by it. */
export async function writeNote(writer: Somebody, id: string, text: string) {
  const row = await takeMatter(writer, id);
  return noteOn(writer, row, text);
}

export async function noteOn(writer: Somebody, row: MatterRow, text: string) {
  const message = await keep(writer, row, { text, files: [], from: 'house', internal: true });
  await tellHouse(writer.tx, row.id);
  return message;
}

/** What is over stays readable; whoever wants more asks anew, or says within days that it is not right. */
function checkTalking({ state }: MatterRow): void {
  if (isOpen(state) || state === 'closed' || state === 'lapsed') return;
  throw new Failure('matter_state', `A ${state} matter takes no more messages.`);
}
