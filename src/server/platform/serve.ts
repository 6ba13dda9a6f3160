import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type {
  Endpoint,
  EndpointReceived,
  EndpointReturned,
  EndpointShape,
} from '#contract/endpoint.ts';
import { Failure } from '#domain/failure.ts';
import type { Caller } from '#server/platform/sql.ts';
import { visitor } from '#server/platform/sql.ts';

/** Decides who asks, or refuses with a Failure. */
export type Guard<User extends Caller = Caller> = (request: FastifyRequest) => Promise<User> | User;

/** The guard of what anybody may see. */
export const anyone: Guard = () => visitor;

export type Asked<Shape extends EndpointShape, User extends Caller> = EndpointReceived<Shape> & {
  user: User;
  request: FastifyRequest;
  reply: FastifyReply;
};

type Handler<Shape extends EndpointShape, User extends Caller> = (
  asked: Asked<Shape, User>,
) => Promise<EndpointReturned<Shape> | undefined>;

/** Serves one endpoint of the contract: who asks, what comes in, what goes out, in this order. */
export function serve<Shape extends EndpointShape, User extends Caller>(
  app: FastifyInstance,
  { method, path, shape }: Endpoint<Shape>,
  guard: Guard<User>,
  handler: Handler<Shape, User>,
) {
  app.route({
    method,
    url: path,
    config: { endpoint: { method, path, shape } },
    handler: async (request, reply) => {
      const user = await guard(request);
      const received = receive(shape, request);
      const answer = await handler({ ...received, user, request, reply });
      // Either the handler sent it itself, or nobody is there any more to take it.
      if (reply.sent || reply.raw.destroyed) return;
      // The answer is parsed too: what the contract does not name never leaves the house.
      return shape.returns ? shape.returns.parse(answer) : reply.status(204).send();
    },
  });
}

const receive = <Shape extends EndpointShape>(
  shape: Shape,
  { params, query, body }: FastifyRequest,
): EndpointReceived<Shape> =>
  ({
    params: shape.params && read(shape.params, params),
    query: shape.query && read(shape.query, query),
    body: shape.body && read(shape.body, body ?? {}),
    // Each part was parsed by the very schema its type comes from.
  }) as EndpointReceived<Shape>;

function read(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const fields = Object.fromEntries(
    parsed.error.issues.map(({ path, message }) => [path.join('.'), message]),
  );
  throw new Failure('validation_failed', sentenceFor(fields), { fields });
}

function sentenceFor(fields: Record<string, string>): string {
  const [[name, message] = ['', 'It cannot be read']] = Object.entries(fields);
  return name ? `Please check ${name}: ${message}.` : `${message}.`;
}
