import type { z } from 'zod';

export type EndpointMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * What a client may allow somebody who acts for them: to look, to ask, to approve up to an amount, to
 * pay, to open papers.
 */
export type MandateRightName = 'view' | 'request' | 'approve' | 'pay' | 'documents';

/** The header in which a request says for whom it acts: the client's id. */
export const actingHeader = 'x-acting-for';

/** The header that names a try of what happens `once`. */
export const keyHeader = 'idempotency-key';

/** The header that says which version was seen of what is `versioned`. */
export const versionHeader = 'if-match';

/** What an endpoint takes and gives; a part that is absent is not read. */
export interface EndpointShape {
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  returns?: z.ZodType;
  /** The media type of a file that is sent instead of JSON. */
  file?: string;
  /** The right a delegate needs for it. Without one it is the client's alone, whatever it does. */
  acting?: MandateRightName;
  /** What cannot be undone, or outlasts a session, asks who it is once more within ten minutes. */
  proof?: 'fresh';
  /** A try that comes again under the same key acts once, and is answered as the first was. */
  once?: true;
  /** It is decided upon a version that somebody saw; on any other it is refused. */
  versioned?: true;
  /** One line for the reference at /docs. */
  summary?: string;
}

export interface Endpoint<Shape extends EndpointShape = EndpointShape> {
  method: EndpointMethod;
  path: string;
  shape: Shape;
}

/** One HTTP call, described once; the server serves it and the browser calls it. */
export const endpoint = <const Shape extends EndpointShape>(
  method: EndpointMethod,
  path: string,
  shape: Shape,
): Endpoint<Shape> => ({ method, path, shape });

type Read<Schema> = Schema extends z.ZodType ? z.infer<Schema> : undefined;
type Sent<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;

/** What a handler receives, parsed. */
export interface EndpointReceived<Shape extends EndpointShape> {
  params: Read<Shape['params']>;
  query: Read<Shape['query']>;
  body: Read<Shape['body']>;
}

/** What a caller hands over, before defaults are filled in; parts the endpoint lacks are not asked for. */
export type EndpointHanded<Shape extends EndpointShape> = {
  [Part in 'params' | 'query' | 'body' as Shape[Part] extends z.ZodType ? Part : never]: Sent<
    Shape[Part]
  >;
} & (Shape['versioned'] extends true ? { version: number } : object);

export type EndpointReturned<Shape extends EndpointShape> = Read<Shape['returns']>;
