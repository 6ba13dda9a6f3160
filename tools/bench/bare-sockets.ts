// A bare `ws` server: every POST sends each socket one message of the size it is given. What live is
// held against.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';

const server = createServer((request, response) => {
  const size = Number(new URL(request.url ?? '', 'http://host').searchParams.get('size'));
  const message = Buffer.alloc(size, 'x');
  for (const socket of sockets) socket.send(message);
  response.end();
});
const sockets = new Set<WebSocket>();
new WebSocketServer({ server, perMessageDeflate: false }).on('connection', (socket) => {
  sockets.add(socket);
  socket.on('close', () => sockets.delete(socket));
});
server.listen(0, '127.0.0.1', () => {
  // Listening on a TCP port, it always has an address with one.
  const { port } = server.address() as AddressInfo;
  console.log(`ready at http://127.0.0.1:${port}/`);
});
process.on('SIGTERM', () => process.exit(0));
