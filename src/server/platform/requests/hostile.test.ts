/** Thousands of requests that nobody sends in good faith: all are answered, and none with our own fault. */
import assert from 'node:assert/strict';
import { Agent, request } from 'node:http';
import { test } from 'node:test';
import { demo, newClient } from '#server/matters/testing.ts';
import { otherPlaces, type Place } from '#server/platform/requests/hostile-addresses-testing.ts';
import {
  type Chance,
  chanceOf,
  hostileHeaders,
  hostileJson,
  hostilePart,
  hostileQuery,
  oneOf,
  type Schema,
} from '#server/platform/requests/hostile-testing.ts';
import { startApp, type TestApp } from '#server/testing.ts';

const many = process.env.LONG ? 50_000 : 2000;
const atOnce = 16;
/** Another one is tried with HOSTILE_SEED; the same one sends the same. */
const seed = Number(process.env.HOSTILE_SEED ?? 20_261_116);

interface Target extends Place {
  body?: Schema | undefined;
  ids?: string[];
}

interface Shot {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
}

interface Operation {
  parameters?: { name: string; in: string }[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
}

/** The endpoints of the contract, with the shapes that they document themselves. */
async function contractTargets(app: TestApp): Promise<Target[]> {
  const { body } = await app.get('/docs/openapi.json');
  // The shape of OpenAPI: by path, then by method.
  const paths = body.paths as Record<string, Record<string, Operation>>;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path: path.replaceAll(/\{\w+\}/g, '{id}'),
      names: parameters.filter(({ in: place }) => place === 'query').map(({ name }) => name),
      body: Object.values(requestBody?.content ?? {})[0]?.schema,
    })),
  );
}

const asTarget = ({ method, path, names }: Place): Target =>
  method === 'GET'
    ? { method, path, names }
    : {
        method,
        path,
        names: [],
        body: { properties: Object.fromEntries(names.map((name) => [name, {}])) },
      };

function aim(chance: Chance, target: Target, tokens: string[]): Shot {
  const { method, names, body } = target;
  const ids = target.ids ?? [];
  const part = () => (ids.length > 0 && chance() < 0.5 ? oneOf(chance, ids) : hostilePart(chance));
  const path = target.path.replaceAll('{id}', part);
  const query = path.includes('?') ? '' : hostileQuery(chance, names);
  const authorization = oneOf(chance, tokens);
  const headers = { ...hostileHeaders(chance), ...(authorization && { authorization }) };
  const isBare = method === 'GET' || chance() < 0.05;
  const written = isBare ? undefined : hostileJson(chance, body ?? {});
  const cut = written && chance() < 0.05 ? written.slice(0, chance() * written.length) : written;
  return { method, path: path + query, headers, body: cut };
}

const agent = new Agent({ keepAlive: true, maxSockets: atOnce });

function fire(base: URL, { method, path, headers, body }: Shot) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const bytes = body === undefined ? undefined : Buffer.from(body);
    const sent = { ...headers, ...(bytes && { 'content-length': String(bytes.length) }) };
    const asked = request(
      { host: base.hostname, port: base.port, method, path, headers: sent, agent },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.once('error', reject);
        response.once('end', () =>
          resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
        );
      },
    );
    asked.once('error', reject);
    asked.end(bytes);
  });
}

/** In which words each base refuses; a page may also answer as a page. */
function isShaped(path: string, method: string, text: string): boolean {
  if (method === 'HEAD' || text === '' || text.startsWith('<'))
    return !/^\/(rest|auth|storage)\/v1/.test(path);
  try {
    const said: Record<string, unknown> = JSON.parse(text);
    if (path.startsWith('/storage/v1')) return 'statusCode' in said && 'message' in said;
    if (path.startsWith('/functions/v1') && 'msg' in said) return true;
    if (path.startsWith('/auth/v1')) return 'msg' in said || 'message' in said || 'error' in said;
    if (path.startsWith('/realtime/v1')) return 'error' in said || 'code' in said;
    return typeof said.code === 'string' && typeof said.message === 'string';
  } catch {
    return false;
  }
}

const settings = {
  AUTH_RATE_LIMITS: 'off',
  AUTH_AUTOCONFIRM: 'on',
  AUTH_SEND_INTERVAL: '0',
  AUTH_PHONE: 'on',
  AUTH_SAML_ENABLED: 'on',
  AUTH_OAUTH_SERVER: 'on',
  AUTH_SERVICE_KEY: 'the-service-key-of-a-test',
  RATE_LIMIT: '1000000000',
  CHAT_PER_MINUTE: '1000000',
  CHAT_PER_DAY: '1000000',
  LOG_LEVEL: 'error',
};

test(`${many} hostile requests are all answered, and none with a fault of ours`, async (t) => {
  t.diagnostic(`HOSTILE_SEED=${seed}`);
  const app = await startApp(t, settings);
  t.after(() => agent.destroy());
  const [one, other, staff, admin] = await Promise.all([
    newClient(app),
    newClient(app),
    demo(app, 'concierge'),
    demo(app, 'admin'),
  ]);
  const bearers = [one, other, staff, admin].map(({ token }) => `Bearer ${token}`);
  const odd = ['', 'Bearer', 'Bearer a.b.c', `Bearer ${one.token}x`, 'Basic YTpi', 'Bearer \u00e9'];
  const service = 'Bearer the-service-key-of-a-test';
  const tokens = [...bearers, ...bearers, ...bearers, service, service, ...odd];
  const ids = [one.id, other.id, staff.id];
  const targets = [...(await contractTargets(app)), ...otherPlaces.map(asTarget)];
  const chance = chanceOf(seed);
  const base = new URL(app.url);
  const faults: string[] = [];
  const answers = new Map<number, number>();
  const attack = async (shot: Shot) => {
    const { status, text } = await fire(base, shot);
    answers.set(status, (answers.get(status) ?? 0) + 1);
    if (status < 500 && (status < 400 || isShaped(shot.path, shot.method, text))) return;
    const { method, path, headers, body } = shot;
    const { authorization, ...rest } = headers;
    const who = tokens.indexOf(authorization ?? '');
    const told = JSON.stringify(rest) + (body ?? '').slice(0, 300);
    faults.push(
      `${status} ${method} ${path.slice(0, 200)} as ${who} ${told} → ${text.slice(0, 200)}`,
    );
  };
  for (let sent = 0; sent < many; sent += atOnce) {
    const wave = Array.from({ length: atOnce }, (_, place) => {
      const target = targets[(sent + place) % targets.length] ?? oneOf(chance, targets);
      return aim(chance, { ...target, ids }, tokens);
    });
    // Now and then everybody wants the same at the same moment.
    const [first] = wave;
    await Promise.all(chance() < 0.1 && first ? wave.map(() => attack(first)) : wave.map(attack));
  }
  t.diagnostic(JSON.stringify(Object.fromEntries([...answers].toSorted(([a], [b]) => a - b))));
  assert.deepEqual(faults.slice(0, 20), [], `${faults.length} faults with HOSTILE_SEED=${seed}`);
  assert.equal((await app.get('/healthz')).status, 200);
});
