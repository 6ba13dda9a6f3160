/** A table of attacks on the path: none reads, names, changes or makes anything of somebody else's. */
import assert from 'node:assert/strict';
import { request } from 'node:http';
import { test } from 'node:test';
import { z } from 'zod';
import { many, system } from '#server/platform/sql.ts';
import { answered, type StorageHouse, storageHouse } from '#server/storage/testing.ts';

const mark = 'what only its owner may read';
const name = 'secret.pdf';

const dots = [
  '..',
  '%2e%2e',
  '%2E%2e',
  '.%2e',
  '%2e.',
  '..;',
  '..%00',
  '..%20',
  '%20..',
  '..%09',
  '..%0a',
  '%252e%252e',
  '%25252e%25252e',
  '%c0%ae%c0%ae',
  '%ef%bc%8e%ef%bc%8e',
  '%u002e%u002e',
  '...',
  '....',
  '.',
  '%2e',
  '~',
  '..%5c..',
  '..%2f..',
  '.%00.',
  '%e2%80%ae..',
  '..%ef%bb%bf',
];
const slashes = [
  '//',
  '%2f',
  '%2F',
  '%5c',
  '%5C',
  '%252f',
  '%c0%af',
  '%ef%bc%8f',
  '%e2%88%95',
  '/./',
];

/** From a folder of one's own to what lies in another's, and out of the storage altogether. */
function badPaths(mine: string, theirs: string): string[] {
  const aim = `${theirs}/${name}`;
  return [
    ...dots.map((dot) => `${mine}/${dot}/${aim}`),
    ...slashes.map((slash) => [mine, '..', theirs, name].join(slash)),
    aim,
    `/${aim}`,
    `./${aim}`,
    `${theirs.toUpperCase()}/${name}`,
    `${theirs}//${name}`,
    `${theirs}/%2e/${name}`,
    `${aim}%00`,
    `${aim}%00.png`,
    `${aim}%20`,
    `${aim}.`,
    `${aim}/`,
    `${aim}/.`,
    `${aim};${mine}`,
    `${mine},${theirs}/${name}`,
    `${mine}/..%2f..%2f..%2f..%2fetc%2fpasswd`,
    '..%2f..%2f..%2fetc%2fpasswd',
    '%2fetc%2fpasswd',
    '//etc/passwd',
    'file:%2f%2f%2fetc%2fpasswd',
    'C:%5cwindows%5cwin.ini',
    '%5c%5cattacker.example%5cshare',
    `${mine}/%ff%fe`,
    `${mine}/%80`,
    `${mine}/%`,
    `${mine}/%zz`,
    `${mine}/%0d%0aset-cookie:%20a=b`,
    `${mine}/${'a'.repeat(2000)}`,
    `${mine}/${'a/'.repeat(600)}b`,
    `%27%20or%20%271%27=%271`,
    '%25',
    '_%25',
    '*',
    '%00',
    '%20',
  ];
}

/** As it is written: `fetch` would tidy the path up before it leaves. */
function ask(house: StorageHouse, method: string, path: string, body?: unknown): Promise<Told> {
  const { hostname, port } = new URL(house.app.url);
  const headers = {
    authorization: `Bearer ${house.layla.token}`,
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
  return new Promise((resolve, reject) => {
    const sent = request(
      { hostname, port, method, headers, path: `/storage/v1${path}` },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk) => chunks.push(chunk));
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            text: Buffer.concat(chunks).toString('latin1'),
          }),
        );
      },
    );
    sent.on('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

interface Told {
  status: number;
  text: string;
}

/** As a body carries it, where that is possible. */
function spoken(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path; // that is how the language says that it is no encoding
  }
}

type Door = [name: string, knock: (house: StorageHouse, path: string) => Promise<Told>];

const reading: Door[] = [
  ['GET', (house, path) => ask(house, 'GET', `/object/documents/${path}`)],
  ['authenticated', (house, path) => ask(house, 'GET', `/object/authenticated/documents/${path}`)],
  ['info', (house, path) => ask(house, 'GET', `/object/info/documents/${path}`)],
  [
    'sign',
    (house, path) => ask(house, 'POST', `/object/sign/documents/${path}`, { expiresIn: 60 }),
  ],
  [
    'render',
    (house, path) => ask(house, 'GET', `/render/image/authenticated/documents/${path}?width=9`),
  ],
  ['copy', (house, path) => carry(house, 'copy', path)],
  ['move', (house, path) => carry(house, 'move', path)],
  ['DELETE', (house, path) => ask(house, 'DELETE', `/object/documents/${path}`)],
];

const carry = (house: StorageHouse, deed: string, path: string) =>
  ask(house, 'POST', `/object/${deed}`, {
    bucketId: 'documents',
    sourceKey: spoken(path),
    destinationKey: `${house.layla.id}/taken.pdf`,
  });

const bring = (house: StorageHouse, deed: string, path: string) =>
  ask(house, 'POST', `/object/${deed}`, {
    bucketId: 'documents',
    sourceKey: `${house.layla.id}/own.pdf`,
    destinationKey: spoken(path),
  });

/** A strange name in one's own folder may be kept; what counts is where it lies afterwards. */
const writing: Door[] = [
  ['list', (house, path) => ask(house, 'POST', '/object/list/documents', { prefix: spoken(path) })],
  ['upload', (house, path) => ask(house, 'POST', `/object/documents/${path}`, { of: 'hers' })],
  ['upload/sign', (house, path) => ask(house, 'POST', `/object/upload/sign/documents/${path}`, {})],
  ['copy to', (house, path) => bring(house, 'copy', path)],
  ['move to', (house, path) => bring(house, 'move', path)],
];

const Lying = z.object({ name: z.string(), version: z.string() });

const lying = ({ app }: StorageHouse) =>
  app.sql.as(
    system,
    (tx) => many(Lying, tx)`select name, version from storage.objects order by name`,
  );

test('more than sixty bad paths reach nothing of another’s at thirteen doors', async (t) => {
  const house = await storageHouse(t);
  const { layla, omar } = house;
  const content = Buffer.from(`%PDF-1.7\n${mark}\n`);
  answered(await omar.files.from('documents').upload(`${omar.id}/${name}`, content));
  answered(await layla.files.from('documents').upload(`${layla.id}/own.pdf`, content));
  const before = await lying(house);
  const paths = badPaths(layla.id, omar.id);
  assert.ok(paths.length >= 66, `${paths.length} paths`);
  for (const [door, knock] of reading)
    for (const path of paths) {
      const { status, text } = await knock(house, path);
      assert.ok(status >= 400 && status < 500, `${path} at ${door}: ${status} ${text}`);
      assert.ok(!text.includes(mark), `${path} at ${door}`);
    }
  assert.deepEqual(await lying(house), before);
  for (const [door, knock] of writing)
    for (const path of paths) {
      const { status, text } = await knock(house, path);
      assert.ok(status < 500, `${path} at ${door}: ${status} ${text}`);
      assert.ok(!text.includes(name) || status >= 400 || !path.startsWith(omar.id), `${path}`);
    }
  const theirs = before.find((one) => one.name.startsWith(omar.id));
  for (const one of await lying(house)) {
    if (one.name === theirs?.name) assert.deepEqual(one, theirs);
    else assert.ok(one.name.startsWith(`${layla.id}/`), one.name);
    const segments = one.name.split('/');
    assert.ok(!segments.some((part) => ['', '.', '..'].includes(part)), one.name);
  }
});
