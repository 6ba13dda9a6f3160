import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { livePath } from '#contract/paths.ts';
import type { Live } from '#server/live/channel.ts';
import { type ProtocolVersion, versions } from '#server/live/frames.ts';
import { mostFrame, shareOfNetwork } from '#server/live/limits.ts';
import { serveSocket } from '#server/live/socket.ts';
import { TokenRefused } from '#server/platform/live-guard.ts';
import { requestCounter } from '#server/platform/requests/counter.ts';
import { networkAddress } from '#server/platform/requests/proxies.ts';
import { networkOf } from '#server/platform/requests/rate-limit.ts';
import { dataPolicy } from '#server/platform/security-headers.ts';

export const socketPath = `${livePath}/websocket`;

type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/** No to a connection: an HTTP answer, as there is no socket yet. */
class HandshakeRefused extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'HandshakeRefused';
    this.status = status;
  }
}

/** Opens sockets for whoever brings a key of the house. */
export function openHandshakes(live: Live, isClosing: () => boolean): Upgrade {
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: mostFrame,
    // Messages are small; a window for each socket would weigh more than it saves.
    perMessageDeflate: false,
  });
  server.on('wsClientError', ({ message }, socket) =>
    answer(socket, new HandshakeRefused(400, message)),
  );
  const counter = requestCounter();
  return (request, socket, head) => {
    // Whoever hangs up while we look at the key.
    socket.on('error', () => socket.destroy());
    const admit = async () => {
      if (isClosing()) throw new HandshakeRefused(503, 'The service is restarting');
      const network = networkOf(networkAddress(live.services.config.trustProxy, request));
      if (counter.hit(network, 60) > live.services.config.rateLimit)
        throw new HandshakeRefused(429, 'Too many joins per second');
      const query = new URL(request.url ?? '', 'http://host').searchParams;
      const version = versionOf(query);
      const given = request.headers['x-api-key'] ?? query.get('apikey') ?? '';
      const key = await live.door.read(String(given));
      requirePlace(live, network);
      server.handleUpgrade(request, socket, head, (ws) =>
        serveSocket(live, { ws, version, key, network }),
      );
    };
    admit().catch((error: unknown) => {
      const refusal = refusalOf(error);
      live.log.info(
        { status: refusal.status, reason: refusal.message },
        'a live socket was refused',
      );
      answer(socket, refusal);
    });
  };
}

/** Asked last, with nothing to wait for in between: whoever comes at once is counted too. */
function requirePlace({ services, sockets }: Live, network: string): void {
  const { sockets: most } = services.config.live;
  if (sockets.size >= most) throw new HandshakeRefused(429, 'Too many connected users');
  let ofNetwork = 0;
  for (const socket of sockets) if (socket.network === network) ofNetwork += 1;
  if (ofNetwork >= Math.ceil(most * shareOfNetwork))
    throw new HandshakeRefused(429, 'Too many connected users of this network');
}

function versionOf(query: URLSearchParams): ProtocolVersion {
  const asked = query.get('vsn') ?? '2.0.0';
  const version = versions.find((known) => known === asked);
  if (!version) throw new HandshakeRefused(400, 'This vsn is not spoken here: 1.0.0 or 2.0.0');
  return version;
}

function refusalOf(error: unknown): HandshakeRefused {
  if (error instanceof HandshakeRefused) return error;
  if (error instanceof TokenRefused) return new HandshakeRefused(401, error.message);
  return new HandshakeRefused(503, 'The key cannot be checked just now');
}

function answer(socket: Duplex, { status, message }: HandshakeRefused): void {
  if (!socket.writable) return void socket.destroy();
  const body = JSON.stringify({ error: message });
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'connection: close',
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    `content-security-policy: ${dataPolicy}`,
    'x-content-type-options: nosniff',
    ...(status === 429 || status === 503 ? ['retry-after: 5'] : []),
  ];
  // Nobody reads on from here: without this the connection would stay, even once its client has gone.
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
