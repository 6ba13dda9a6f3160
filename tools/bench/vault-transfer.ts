import { randomBytes } from 'node:crypto';
import { Agent, type IncomingMessage, request } from 'node:http';
import { newId } from '#server/platform/ids.ts';

const agent = new Agent({ keepAlive: true });
const piece = randomBytes(64 * 1024);

export const mega = 1_000_000;

/** The product and the plain stream beside it, with the key that opens everything. */
export interface VaultHouse {
  url: string;
  plainUrl: string;
  pid: number;
  authorization: string;
}

export const vaultAddress = ({ url }: VaultHouse, name: string) =>
  `${url}/storage/v1/object/bench/${name}`;
export const plainAddress = ({ plainUrl }: VaultHouse, name: string) => `${plainUrl}/${name}`;

export const newName = () => `${newId()}.bin`;

interface Sending {
  method: string;
  authorization: string;
  bytes?: number;
}

const ask = (
  address: string,
  { method, authorization, bytes }: Sending,
): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const headers = {
      authorization,
      ...(bytes !== undefined && {
        'content-type': 'application/octet-stream',
        'content-length': bytes,
      }),
    };
    const asking = request(address, { agent, method, headers }, resolve);
    asking.once('error', reject);
    if (bytes === undefined) asking.end();
    else send(bytes, asking);
  });

/** As fast as they are taken, and no faster. */
function send(bytes: number, asking: ReturnType<typeof request>) {
  let left = bytes;
  const more = () => {
    while (left > 0) {
      const next = piece.subarray(0, Math.min(left, piece.length));
      left -= next.length;
      if (!asking.write(next)) return void asking.once('drain', more);
    }
    asking.end();
  };
  more();
}

async function finished(answer: IncomingMessage): Promise<number> {
  let size = 0;
  for await (const chunk of answer) size += chunk.length;
  if (answer.statusCode !== 200) throw new Error(`It answered ${answer.statusCode}.`);
  return size;
}

export async function upload(address: string, authorization: string, bytes: number) {
  await finished(await ask(address, { method: 'PUT', authorization, bytes }));
}

export async function download(address: string, authorization: string, bytes: number) {
  const size = await finished(await ask(address, { method: 'GET', authorization }));
  if (size !== bytes) throw new Error(`${size} bytes came instead of ${bytes}.`);
}

export async function remove(address: string, authorization: string) {
  await finished(await ask(address, { method: 'DELETE', authorization }));
}
