import {
  actingHeader,
  type Endpoint,
  type EndpointHanded,
  type EndpointMethod,
  type EndpointReturned,
  type EndpointShape,
  keyHeader,
  versionHeader,
} from '#contract/endpoint.ts';
import { type ErrorBody, type ErrorCode, errorStatus } from '#contract/errors.ts';
import { projectKey } from '#web/platform/auth/project-key.ts';
import { isLineDown } from '#web/platform/line/line.ts';
import { attempt } from '#web/platform/queries/attempt-key.ts';
import { principalOn } from '#web/platform/sessions/principal.ts';
import { readSession, sessionOwner } from '#web/platform/sessions/session.ts';

/** A refusal, as the server words it; screens translate it by its code. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly body: ErrorBody;
  /** What the server calls this request in its log. */
  readonly requestId: string | undefined;

  constructor(body: ErrorBody, requestId?: string) {
    super(body.message);
    this.name = 'ApiError';
    this.code = body.code;
    this.body = body;
    this.requestId = requestId;
  }
}

/** What a failed call is called; a defect of ours has no name of its own. */
export const codeOf = (error: unknown): ErrorCode =>
  error instanceof ApiError ? error.code : 'unexpected';

/** Whether the server said no; else the line broke, or the server did, and nobody knows what happened. */
export const wasRefused = (error: unknown): boolean =>
  !['unavailable', 'unexpected'].includes(codeOf(error));

/** Whether it went well, for whoever reads what went wrong elsewhere. */
export const succeeds = (act: Promise<unknown>): Promise<boolean> =>
  act.then(
    () => true,
    () => false,
  );

/** What follows where it went well, though news of it closed its dialog first: callbacks of `mutate` end with that. */
export const whenDone = <Answer>(
  act: Promise<Answer>,
  then: (answer: Answer) => void,
  refused?: () => void,
): void => void act.then(then, refused ?? (() => undefined));

export interface CallParts {
  params?: Record<string, string>;
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
  /** The same for every try of one wish: the server acts on it once. */
  key?: string | undefined;
  /** The version the reader saw: the server refuses when it has another by now. */
  version?: number | undefined;
}

interface Asked extends CallParts {
  signal?: AbortSignal | undefined;
}

/** Upon something else than was seen, the same words are another wish, and another try. */
type Seen<Shape extends EndpointShape> = Shape['once'] extends true ? { seen?: unknown } : object;

/**
 * Calls an endpoint of the contract, with the key of the try and the version that was seen where it
 * honours them. Answers are not parsed again: the server checked them.
 */
export function call<Shape extends EndpointShape>(
  endpoint: Endpoint<Shape>,
  handed: EndpointHanded<Shape> & Seen<Shape>,
  signal?: AbortSignal,
): Promise<EndpointReturned<Shape>> {
  const { method, path, shape } = endpoint;
  const { wish, parts } = wishOf(endpoint, handed);
  const asked = { ...parts, signal };
  if (!shape.once) return request(method, path, asked);
  return attempt(wish, (key) => request(method, path, { ...asked, key }), wasRefused);
}

/** What makes two calls the same wish, and the parts it is sent with. */
export function wishOf<Shape extends EndpointShape>(
  { method, path, shape }: Endpoint<Shape>,
  handed: EndpointHanded<Shape> & Seen<Shape>,
): { wish: unknown[]; parts: CallParts } {
  // `EndpointHanded` has exactly the parts the endpoint describes; here only their places matter.
  const { version, seen, ...parts } = handed as CallParts & { seen?: unknown };
  return {
    wish: [method, path, parts.params, parts.body, version, seen, principalOn(path)],
    parts: { ...parts, ...(shape.versioned && { version }) },
  };
}

export async function request<Answer>(
  method: EndpointMethod,
  path: string,
  asked: Asked,
): Promise<Answer> {
  const response = await answerTo(method, path, asked);
  // The contract says what an endpoint answers, and 204 is what `undefined` looks like on the wire.
  return (response.status === 204 ? undefined : await response.json()) as Answer;
}

/** A file that only its owner may read, so that no plain link can lead to it. */
export async function requestFile(path: string, asked: Asked): Promise<Blob> {
  const response = await answerTo('GET', path, asked);
  return response.blob();
}

/** The only `fetch` of the API. */
async function answerTo(method: EndpointMethod, path: string, asked: Asked): Promise<Response> {
  const { params = {}, query = {}, body, signal } = asked;
  const send = (token: string | undefined) =>
    fetch(address(path, params, query), {
      method,
      headers: { ...headers(asked, token), ...onBehalf(path) },
      ...(body !== undefined && { body: body instanceof Blob ? body : JSON.stringify(body) }),
      ...(signal && { signal }),
    }).catch((failure: unknown) => {
      if (signal?.aborted) throw failure;
      void isLineDown();
      throw new ApiError({ code: 'unavailable', message: 'The server cannot be reached.' });
    });
  const token = readSession()?.access_token;
  // What one person asks is not asked again as whoever signs in meanwhile.
  const asker = askerOn(path);
  const isSame = () => askerOn(path) === asker;
  let response = await send(token);
  if (response.status === 401 && token) {
    // A device that slept wakes with a token of yesterday; what was refused for it is asked again.
    const { fresherToken } = await import('#web/platform/auth/auth-client.ts');
    const fresh = await fresherToken(token);
    if (fresh && isSame()) response = await send(fresh);
  }
  if (response.ok) return response;
  const refused = await refusal(response);
  // Whoever shows who they are goes on where they were.
  if (
    response.status === 403 &&
    (await (await import('#web/platform/auth/proof.ts')).wasProven(refused)) &&
    isSame()
  )
    return answerTo(method, path, asked);
  throw new ApiError(refused, response.headers.get('x-request-id') ?? undefined);
}

export function address(
  path: string,
  params: Record<string, string>,
  query: NonNullable<CallParts['query']>,
): string {
  const filled = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? ''));
  const asked = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return asked.length > 0 ? `${filled}?${new URLSearchParams(asked)}` : filled;
}

const headers = (
  { body, key, version }: CallParts,
  token: string | undefined,
): Record<string, string> => ({
  accept: 'application/json',
  ...(projectKey() && { apikey: projectKey() }),
  // A file is its own body; what it is, the server reads from its content.
  ...(body !== undefined && {
    'content-type': body instanceof Blob ? 'application/octet-stream' : 'application/json',
  }),
  ...(token && { authorization: `Bearer ${token}` }),
  ...(key && { [keyHeader]: key }),
  ...(version !== undefined && { [versionHeader]: String(version) }),
});

/** Who asks, and for whom. */
const askerOn = (path: string): string => `${sessionOwner()} ${principalOn(path)}`;

function onBehalf(path: string): Record<string, string> {
  const client = principalOn(path);
  return client ? { [actingHeader]: client } : {};
}

/** Something between us and the server (a proxy, say) may answer without our shape. */
const refusal = async (response: Response): Promise<ErrorBody> =>
  refusalIn(await response.json().catch(() => ({})), response.status);

export function refusalIn(body: Partial<ErrorBody>, status: number): ErrorBody {
  const known = body.code !== undefined && body.code in errorStatus;
  const message = body.message ?? `The server answered ${status}.`;
  return known ? (body as ErrorBody) : { code: codeFor(status), message };
}

const codeFor = (status: number): ErrorCode =>
  status === 502 || status === 503 || status === 504 ? 'unavailable' : 'unexpected';
