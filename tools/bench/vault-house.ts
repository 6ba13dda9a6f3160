// The product, and beside it in the same process a plain file stream: what sealing is held against.
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import Fastify from 'fastify';
import { readConfig } from '#server/platform/config/config.ts';
import { startHouse } from '#server/start.ts';

const config = readConfig(process.env);
const house = await startHouse(config);
const folder = join(config.dataDir, 'plain');
await mkdir(folder, { recursive: true });

const plain = Fastify();
plain.removeAllContentTypeParsers();
plain.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
plain.put<{ Params: { name: string } }>('/:name', async ({ params, raw }) => {
  // Ours are on disk for good when they are acknowledged; so are these.
  await pipeline(raw, createWriteStream(join(folder, params.name), { flush: true }));
  return {};
});
plain.get<{ Params: { name: string } }>('/:name', async ({ params }, reply) =>
  reply.type('application/octet-stream').send(createReadStream(join(folder, params.name))),
);
await plain.listen({ host: '127.0.0.1', port: 0 });
// Listening on a TCP port, it always has an address with one.
const { port } = plain.server.address() as AddressInfo;
process.on('SIGTERM', async () => {
  await plain.close();
  await house.stop();
  process.exit(0);
});
console.log(`ready at http://127.0.0.1:${house.port}/?plain=${port}`);
