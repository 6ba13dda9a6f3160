/** A file on its way into the vault: a place is asked for, the bytes are put there, then it counts. */
import type { DocumentDetails, Document as Paper } from '#contract/documents/documents.ts';
import { documents } from '#contract/documents/documents.ts';
import { ApiError, call } from '#web/platform/api.ts';
import { send } from '#web/platform/files/upload.ts';

interface Sending {
  file: File;
  /** The paper it is a new version of. */
  document?: string | undefined;
  renewed?: boolean | undefined;
  /** Read when it has arrived: somebody may correct it meanwhile. */
  details: () => DocumentDetails;
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}

export async function sendFile(sending: Sending): Promise<Paper> {
  const { file, document = null, renewed = false, details, onProgress, signal } = sending;
  const ask = { name: file.name, size: file.size, document };
  const { id, url } = await call(documents.begin, { body: ask }, signal);
  const params = { id };
  try {
    // The address itself is the permission.
    const headers = { 'content-type': file.type || 'application/octet-stream' };
    const answer = await send('PUT', url, { file, headers, onProgress, signal });
    if (answer.status >= 300) throw refusalIn(answer);
    onProgress(100);
    const body = { details: details(), renewed };
    return await call(documents.confirm, { params, body }, signal);
  } catch (failure) {
    // Nobody waits for this, and what is forgotten here is swept within a day.
    void call(documents.giveUp, { params }).catch(() => {});
    throw failure;
  }
}

/** The storage speaks its own protocol; the vault says it in its words. */
function refusalIn({ responseText, status }: XMLHttpRequest): ApiError {
  const code = statusIn(responseText) ?? String(status);
  // Its size was looked at before a byte was sent: what is too large now is all of them together.
  if (code === '413') return new ApiError({ code: 'vault_full', message: 'The vault is full.' });
  if (code === '415' || code === '422' || code === '400')
    return new ApiError({ code: 'file_refused', message: 'The vault does not take this file.' });
  return new ApiError({ code: 'unexpected', message: `The storage answered ${code}.` });
}

function statusIn(text: string): string | undefined {
  try {
    return JSON.parse(text).statusCode;
  } catch {
    return undefined; // something between us and the server answered in its place
  }
}
