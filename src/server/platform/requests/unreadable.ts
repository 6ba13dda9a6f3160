/** What never becomes a request that a route could see: it is refused in the shape of every other refusal. */
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { ErrorBody } from '#contract/errors.ts';
import { Failure } from '#domain/failure.ts';
import { dataPolicy, ownAnswer } from '#server/platform/security-headers.ts';

/** The parser's own words, by status; everything else that it cannot read is a bad request. */
const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

const refusals: Record<number, ErrorBody> = {
  400: { code: 'bad_request', message: 'This is no request that can be read.' },
  408: { code: 'bad_request', message: 'The request took too long to arrive.' },
  413: { code: 'payload_too_large', message: 'The request is larger than what is read here.' },
  431: { code: 'bad_request', message: 'The address or the headers are longer than what is read.' },
};

/** Written by hand: there is no request to answer, only a connection to end. */
export function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  // Whoever hung up does not hear.
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const status = statuses[error.code ?? ''] ?? 400;
  const body = JSON.stringify(refusals[status]);
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'connection: close',
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    `cache-control: ${ownAnswer}`,
    `content-security-policy: ${dataPolicy}`,
    'x-content-type-options: nosniff',
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

/** Node would refuse these by itself, with nothing in the answer: a wish it does not know, no host. */
export function refuseOddities(app: FastifyInstance): void {
  const unmet = new WeakSet<object>();
  app.server.on('checkExpectation', (request, response) => {
    unmet.add(request);
    app.server.emit('request', request, response);
  });
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request;
    if (raw.headers.expect !== undefined && unmet.has(raw))
      return done(new Failure('bad_request', 'What the header Expect asks for is not done here.'));
    if (raw.headers.host === undefined && raw.httpVersion === '1.1')
      return done(new Failure('bad_request', 'The request names no host.'));
    done();
  });
}
