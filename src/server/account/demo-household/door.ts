/** How the people of the story ask the house: through its endpoints, each in their own name. */
import type { FastifyInstance } from 'fastify';
import {
  actingHeader,
  type Endpoint,
  type EndpointHanded,
  type EndpointReturned,
  type EndpointShape,
  keyHeader,
  versionHeader,
} from '#contract/endpoint.ts';

interface Parts {
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
  body?: object;
  version?: number;
}

export interface HouseholdAsker {
  /** What the process knows them by instead of a session. */
  token: string;
  /** The client they act for. */
  actsFor?: string;
}

export type HouseholdAsk = <Shape extends EndpointShape>(
  asker: HouseholdAsker,
  endpoint: Endpoint<Shape>,
  handed: EndpointHanded<Shape>,
) => Promise<EndpointReturned<Shape>>;

/** A try has a name of its own: what a process did before it died is not done again. */
export function openDoor(app: FastifyInstance, nameTry: () => string): HouseholdAsk {
  return async (asker, { method, path, shape }, handed) => {
    // `EndpointHanded` has exactly the parts the endpoint describes; here only their places matter.
    const { params = {}, query = {}, body, version } = handed as Parts;
    const name = nameTry();
    const url = path.replaceAll(/:(\w+)/g, (_whole, part: string) => `${params[part]}`);
    const answer = await app.inject({
      method,
      url,
      query: Object.fromEntries(Object.entries(query).map(([part, value]) => [part, `${value}`])),
      headers: {
        authorization: `Bearer ${asker.token}`,
        ...(asker.actsFor && { [actingHeader]: asker.actsFor }),
        ...(shape.once && { [keyHeader]: `demo-household:${name}` }),
        ...(version !== undefined && { [versionHeader]: `${version}` }),
      },
      ...(body && { payload: body }),
    });
    if (answer.statusCode >= 400)
      throw new Error(`${name}: ${method} ${url} is refused: ${answer.body}`);
    // The contract says what an endpoint answers, and 204 is what `undefined` looks like on the wire.
    return (answer.statusCode === 204 ? undefined : answer.json()) as EndpointReturned<
      typeof shape
    >;
  };
}

/** Puts bytes where an address leads to; the address is the permission. */
export async function putBytes(app: FastifyInstance, address: string, content: Buffer) {
  const url = address.replace(/^https?:\/\/[^/]+/, '');
  const headers = { 'content-type': 'application/octet-stream' };
  const answer = await app.inject({ method: 'PUT', url, headers, payload: content });
  if (answer.statusCode >= 400) throw new Error(`PUT ${url} is refused: ${answer.body}`);
}
