/** Brings a file to the server and says how far it is, which `fetch` cannot. */
import { actingHeader } from '#contract/endpoint.ts';
import type { ErrorBody } from '#contract/errors.ts';
import { ApiError, address, refusalIn } from '#web/platform/api.ts';
import { projectKey } from '#web/platform/auth/project-key.ts';
import { principalOn } from '#web/platform/sessions/principal.ts';
import { readSession } from '#web/platform/sessions/session.ts';

interface Sending {
  file: File;
  /** 0 to 100. */
  onProgress: (percent: number) => void;
  signal?: AbortSignal | undefined;
}

interface Upload extends Sending {
  path: string;
  params: Record<string, string>;
}

/** The file itself is the body; its name comes in the address. */
export async function upload<Answer>(asked: Upload): Promise<Answer> {
  const token = readSession()?.access_token;
  const first = await sent(asked, token);
  if (first.status === 403 && token) return provenOr<Answer>(asked, first);
  if (first.status !== 401 || !token) return answerOf<Answer>(first);
  const { fresherToken } = await import('#web/platform/auth/auth-client.ts');
  const fresh = await fresherToken(token);
  return answerOf<Answer>(fresh ? await sent(asked, fresh) : first);
}

function sent({ path, params, ...sending }: Upload, token: string | undefined) {
  const client = principalOn(path);
  return send('POST', address(path, params, { name: sending.file.name }), {
    ...sending,
    headers: {
      accept: 'application/json',
      'content-type': 'application/octet-stream',
      ...(projectKey() && { apikey: projectKey() }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(client && { [actingHeader]: client }),
    },
  });
}

interface Sent extends Sending {
  headers: Record<string, string>;
}

/** The bytes of a file to any address, whatever it answers. */
export function send(method: 'POST' | 'PUT', url: string, { file, headers, ...how }: Sent) {
  const request = new XMLHttpRequest();
  return new Promise<XMLHttpRequest>((resolve, reject) => {
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      how.onProgress(total > 0 ? Math.floor((loaded / total) * 100) : 0),
    );
    request.addEventListener('load', () => resolve(request));
    request.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    request.addEventListener('error', () =>
      reject(new ApiError({ code: 'unavailable', message: 'The server cannot be reached.' })),
    );
    how.signal?.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}

/** Whoever shows who they are goes on with the same file. */
async function provenOr<Answer>(asked: Upload, refused: XMLHttpRequest): Promise<Answer> {
  const { wasProven } = await import('#web/platform/auth/proof.ts');
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
