// A Fastify server that does nothing but return the bytes it was given: what our answers are held against.
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

const [file = '', type = ''] = process.argv.slice(2);
const body = readFileSync(file);
const app = Fastify();
app.get('/', async (_request, reply) => reply.type(type).send(body));
await app.listen({ host: '127.0.0.1', port: 0 });
console.log(`ready at ${app.listeningOrigin}/`);
process.on('SIGTERM', () => app.close());
