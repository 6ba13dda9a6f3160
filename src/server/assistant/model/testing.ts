/** A stand-in for an OpenAI-compatible server: it says what a test tells it to, or fails as told. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { atEnd, type CleaningScope } from '#server/database/throw-away.ts';

/** What it does with one request. */
export type Behaviour =
  | { say: string }
  | { call: string; with: object; say?: string }
  /** Arguments as they stand, whatever they are. */
  | { call: string; raw: string }
  | { status: number }
  | 'hang'
  | 'stall'
  | 'garbage'
  | 'half'
  | 'empty';

export interface StandIn {
  url: string;
  /** In this order, the last one for ever. */
  plan: Behaviour[];
  /** What it was asked, each request as it came. */
  asked: {
    messages: { role: string; content: string | null }[];
    tools?: unknown[];
    model: string;
  }[];
}

export async function startStandIn(t: CleaningScope): Promise<StandIn> {
  const standIn: StandIn = { url: '', plan: [], asked: [] };
  const server = createServer((request, response) => void serve(standIn, request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  // Listening on a TCP port, it always has an address with one.
  standIn.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  atEnd(t, async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  });
  return standIn;
}

async function serve(
  standIn: StandIn,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<unknown> {
  standIn.asked.push(JSON.parse(await text(request)));
  const behaviour =
    standIn.plan[Math.min(standIn.asked.length, standIn.plan.length) - 1] ?? 'empty';
  if (behaviour === 'hang') return undefined;
  if (typeof behaviour === 'object' && 'status' in behaviour)
    return response
      .writeHead(behaviour.status, { 'content-type': 'application/json' })
      .end('{"error":{}}');
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  if (behaviour === 'garbage') return response.end('data: {"choices": [{"delta": nonsense\n\n');
  if (behaviour === 'stall') return response.write(chunk({ content: 'One moment' }));
  if (behaviour === 'half') {
    for (const piece of ['It was the ', 'best of ', 'yachts. And th'])
      response.write(chunk({ content: piece }));
    return setImmediate(() => response.destroy());
  }
  if (behaviour === 'empty') return response.end('data: [DONE]\n\n');
  for (const delta of deltasOf(behaviour)) response.write(chunk(delta));
  return response.end('data: [DONE]\n\n');
}

type Spoken = Extract<Behaviour, { say: string } | { call: string }>;

function deltasOf(behaviour: Spoken): object[] {
  const words = 'say' in behaviour ? (behaviour.say?.match(/[\s\S]{1,7}/g) ?? []) : [];
  const spoken = words.map((content) => ({ content }));
  if (!('call' in behaviour)) return spoken;
  const args = 'raw' in behaviour ? behaviour.raw : JSON.stringify(behaviour.with);
  const half = Math.ceil(args.length / 2);
  const named = {
    index: 0,
    id: 'call-1',
    type: 'function',
    function: { name: behaviour.call, arguments: '' },
  };
  const piece = (part: string) => ({ tool_calls: [{ index: 0, function: { arguments: part } }] });
  return [...spoken, { tool_calls: [named] }, piece(args.slice(0, half)), piece(args.slice(half))];
}

const chunk = (delta: object) =>
  `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', choices: [{ index: 0, delta }] })}\n\n`;
