import assert from 'node:assert/strict';
import {
  type RealtimeChannel,
  type RealtimeChannelOptions,
  RealtimeClient,
} from '@supabase/realtime-js';
import { WebSocket } from 'ws';
import { demoPassword } from '#server/account/demo-accounts.ts';
import { authClient } from '#server/auth/testing.ts';
import { atEnd, type CleaningScope, until } from '#server/database/throw-away.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { newId } from '#server/platform/ids.ts';
import { system } from '#server/platform/sql.ts';
import { startHouse } from '#server/start.ts';
import type { TestApp } from '#server/testing.ts';

interface Asked {
  token?: string;
  vsn?: '1.0.0' | '2.0.0';
  key?: string;
}

const socketAddress = (url: string) => `${url.replace('http', 'ws')}/realtime/v1`;

type Served = Pick<TestApp, 'url' | 'services'>;

/** The client library as it is. */
export function liveClient(
  t: CleaningScope,
  app: Served,
  { token, vsn, key }: Asked = {},
): RealtimeClient {
  const client = new RealtimeClient(socketAddress(app.url), {
    params: { apikey: key ?? app.services.auth.projectKeys.anon },
    ...(vsn && { vsn }),
    ...(token && { accessToken: async () => token }),
    // A restart should not make a test wait for the first second.
    reconnectAfterMs: () => 50,
    logger: () => {},
  });
  atEnd(t, async () => {
    await client.disconnect();
  });
  return client;
}

export interface Listening {
  channel: RealtimeChannel;
  /** Every state it went through, with the reason of a failure. */
  states: string[];
  /** Broadcasts in the order they came. */
  heard: { event: string; payload: unknown; meta?: { replayed?: boolean; id: string } }[];
  system: { status: string; message: string }[];
}

/** A channel that writes down all it hears. */
export function listen(
  client: RealtimeClient,
  topic: string,
  config: RealtimeChannelOptions['config'] = {},
): Listening {
  const channel = client.channel(topic, { config });
  const listening: Listening = { channel, states: [], heard: [], system: [] };
  channel.on('broadcast', { event: '*' }, ({ event, payload, meta }) => {
    listening.heard.push({ event, payload, ...(meta && { meta }) });
  });
  channel.on('system', {}, (payload) => void listening.system.push(payload));
  // It knows its token before it joins, as a client that has been signed in for a while.
  void client.setAuth().then(() =>
    channel.subscribe((state, error) => {
      listening.states.push(error ? `${state}: ${error.message}` : state);
    }),
  );
  return listening;
}

export async function subscribed(listening: Listening, times = 1): Promise<Listening> {
  const count = () => listening.states.filter((state) => state === 'SUBSCRIBED').length;
  await until(() => count() >= times);
  return listening;
}

/** Waits for the first state and says it. */
export async function firstState(listening: Listening): Promise<string> {
  await until(() => listening.states.length > 0);
  return listening.states[0] ?? '';
}

export async function tokenOf(app: TestApp, email: string): Promise<string> {
  const { data } = await authClient(app).signInWithPassword({ email, password: demoPassword });
  return data.session?.access_token ?? assert.fail(`${email} cannot sign in`);
}

export async function idOf(app: TestApp, email: string): Promise<string> {
  const [row] = await app.sql.as(
    system,
    (tx) => tx<{ id: string }[]>`select id from auth.users where email = ${email}`,
  );
  return row?.id ?? assert.fail(`${email} is unknown`);
}

/** A matter as it stands in its table; what it is about does not matter here. */
export async function insertMatter(app: TestApp, clientId: string): Promise<string> {
  const id = newId();
  const reference = `RM-${id.replaceAll('-', '').slice(-6).toUpperCase()}`;
  await app.sql.as(
    system,
    (tx) => tx`
      insert into app.matters (id, reference, client_id, kind, area, title, form, state, waits_on,
        state_since, handed_in_at, language, zone)
      values (${id}, ${reference}, ${clientId}, 'custom', 'requests', '{"en":"A wish","ar":"أمنية"}',
        '{}', 'submitted', 'house', now(), now(), 'en', 'Asia/Dubai')`,
  );
  return id;
}

/** A second server on the database of the first. */
export async function startBeside(
  t: CleaningScope,
  app: TestApp,
  environment: Record<string, string> = {},
): Promise<Served & { stop: () => Promise<void> }> {
  // The same house: what its database keeps is sealed with the keys that lie there.
  const DATA_DIR = app.services.config.dataDir;
  const quiet = { LOG_LEVEL: 'silent', PORT: '0', JOBS: 'off', DATA_DIR };
  const config = readConfig({ ...quiet, ...environment });
  const house = await startHouse({
    ...config,
    database: { owner: app.owner, app: app.app, pool: 3 },
  });
  atEnd(t, house.stop);
  return { url: `http://127.0.0.1:${house.port}`, services: house.services, stop: house.stop };
}

export interface RawSocket {
  ws: WebSocket;
  /** What came, binary frames as Buffers. */
  got: (string | Buffer)[];
  closed: Promise<{ code: number; reason: string }>;
  /** The next frame that has not been taken yet. */
  next(): Promise<string | Buffer>;
}

/** A socket that sends what no library would. */
export async function rawSocket(
  app: Served,
  query: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<RawSocket> {
  const asked = new URLSearchParams({
    apikey: app.services.auth.projectKeys.anon,
    vsn: '2.0.0',
    ...query,
  });
  const ws = new WebSocket(`${socketAddress(app.url)}/websocket?${asked}`, { headers });
  const got: (string | Buffer)[] = [];
  let taken = 0;
  ws.on('message', (data: Buffer, isBinary) => void got.push(isBinary ? data : String(data)));
  const closed = new Promise<{ code: number; reason: string }>((resolve) =>
    ws.once('close', (code, reason) => resolve({ code, reason: String(reason) })),
  );
  await new Promise((resolve, reject) => ws.once('open', resolve).once('error', reject));
  const next = async () => {
    await until(() => got.length > taken);
    taken += 1;
    return got[taken - 1] ?? assert.fail('nothing came');
  };
  return { ws, got, closed, next };
}
