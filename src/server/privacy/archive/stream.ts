/** The archive as a stream: each file is read when its turn comes, in the name of its owner. */
import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Language } from '#contract/primitives.ts';
import type { CarriedFile, Owner, PersonalData } from '#server/platform/personal-data.ts';
import { type Sql, system } from '#server/platform/sql.ts';
import { firstPage, partPage } from '#server/privacy/archive/pages.ts';
import type { Services } from '#server/services.ts';

interface Packed {
  services: Services;
  owner: Owner;
  personalData: readonly PersonalData[];
  /** What stands in the first file: what the others are. */
  note: string;
  /** The words of its pages. */
  language: Language;
}

export async function pack(packed: Packed): Promise<Readable> {
  const { services, owner, personalData, note, language } = packed;
  const zip = new ZipFile();
  const out = new PassThrough();
  zip.on('error', (error: Error) => out.destroy(error));
  zip.outputStream.pipe(out);
  zip.addBuffer(Buffer.from(note), 'README.txt');
  const parts = personalData.map(({ name }) => name);
  zip.addBuffer(Buffer.from(firstPage(parts, language)), 'index.html');
  for (const belonging of personalData) {
    const { name, files } = belonging;
    const turn = <T>(work: (tx: Sql) => Promise<T>) =>
      services.sql.as(callerFor(belonging, owner), work);
    const read = () => turn((tx) => belonging.read(tx, owner));
    const carried = files ? await turn((tx) => files(tx, owner, services)) : [];
    const shown = { name, files: carried.map((file) => placeOf(name, file)) };
    add(zip, `${name}.html`, async () => Buffer.from(partPage(shown, await read(), language)));
    add(zip, `data/${name}.json`, async () => written(await read()));
    for (const file of carried) add(zip, placeOf(name, file), () => turn(file.read));
  }
  zip.end();
  return out;
}

const callerFor = ({ readAs }: PersonalData, { id }: Owner) =>
  readAs === 'owner' ? ({ kind: 'client', id } as const) : system;

function add(zip: ZipFile, path: string, read: () => Promise<Uint8Array | Readable>): void {
  zip.addReadStreamLazy(path, (done) => {
    read().then(
      (content) => done(null, content instanceof Readable ? content : Readable.from([content])),
      (error: unknown) => done(error, Readable.from([])),
    );
  });
}

const written = (content: object) => Buffer.from(`${JSON.stringify(content, null, 2)}\n`);

/** Names were given by people: nothing in them may lead out of the folder or offend a file system. */
function placeOf(name: string, { path }: CarriedFile): string {
  const steps = path.split('/').map((step) => {
    const plain = step.replaceAll(/[\\:*?"<>|\p{C}]/gu, '_');
    return /^\.*$/.test(plain) ? '_' : plain;
  });
  return [name, ...steps].join('/');
}
