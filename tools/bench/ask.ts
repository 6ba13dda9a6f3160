import { Agent, request } from 'node:http';
import { newId } from '#server/platform/ids.ts';

interface HttpAnswer {
  status: number;
  body: Record<string, unknown>;
}

/** As light as can be: whoever asks shares the machine with whoever answers. */
const agent = new Agent({ keepAlive: true });

export function ask(
  address: string,
  { authorization }: { authorization?: string },
  body?: unknown,
  /** Of what was seen. */
  version?: unknown,
): Promise<HttpAnswer> {
  const headers = {
    ...(authorization && { authorization }),
    ...(version !== undefined && { 'if-match': `${version}` }),
    'idempotency-key': newId(),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
  const method = body === undefined ? 'GET' : 'POST';
  return new Promise((resolve, reject) => {
    const asked = request(address, { agent, method, headers }, async (answer) => {
      const text = Buffer.concat(await Array.fromAsync(answer)).toString();
      resolve({ status: answer.statusCode ?? 0, body: JSON.parse(text) });
    });
    asked.once('error', reject);
    asked.end(body === undefined ? undefined : JSON.stringify(body));
  });
}
