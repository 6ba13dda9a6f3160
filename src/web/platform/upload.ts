/** Brings a file to the server and says how far it is, which `fetch` cannot. */
import { actingHeader } from '#contract/endpoint.ts';
import type { ErrorBody } from '#contract/errors.ts';
import { ApiError, address, refusalIn } from '#web/platform/api.ts';
import { principalOn } from '#web/platform/principal.ts';
import { projectKey } from '#web/platform/project-key.ts';
import { readSession } from '#web/platform/session.ts';

interface Upload {
  path: string;
  params: Record<string, string>;
  file: File;
  /** 0 to 100. */
  onProgress: (percent: number) => void;
  signal?: AbortSignal | undefined;
}

/** The file itself is the body; its name comes in the address. */
export async function upload<Answer>(asked: Upload): Promise<Answer> {
  const token = readSession()?.access_token;
  const first = await sent(asked, token);
  if (first.status === 403 && token) return provenOr<Answer>(asked, first);
  if (first.status !== 401 || !token) return answerOf<Answer>(first);
  const { fresherToken } = await import('#web/platform/auth-client.ts');
  const fresh = await fresherToken(token);
  return answerOf<Answer>(fresh ? await sent(asked, fresh) : first);
}

function sent({ path, params, file, onProgress, signal }: Upload, token: string | undefined) {
  const request = new XMLHttpRequest();
  return new Promise<XMLHttpRequest>((resolve, reject) => {
    request.open('POST', address(path, params, { name: file.name }));
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('content-type', 'application/octet-stream');
    if (projectKey()) request.setRequestHeader('apikey', projectKey());
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    const client = principalOn(path);
    if (client) request.setRequestHeader(actingHeader, client);
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? Math.round((loaded / total) * 100) : 0),
    );
    request.addEventListener('load', () => resolve(request));
    request.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    request.addEventListener('error', () =>
      reject(new ApiError({ code: 'unavailable', message: 'The server cannot be reached.' })),
    );
    signal?.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}

/** Whoever shows who they are goes on with the same file. */
async function provenOr<Answer>(asked: Upload, refused: XMLHttpRequest): Promise<Answer> {
  const { wasProven } = await import('#web/platform/proof.ts');
  const why = refusalIn(parsed(refused.responseText), refused.status);
  return (await wasProven(why)) ? upload<Answer>(asked) : answerOf<Answer>(refused);
}

function answerOf<Answer>({ status, responseText }: XMLHttpRequest): Answer {
  if (status < 300) return JSON.parse(responseText);
  throw new ApiError(refusalIn(parsed(responseText), status));
}

/** Something between us and the server may answer without our shape. */
function parsed(text: string): Partial<ErrorBody> {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
