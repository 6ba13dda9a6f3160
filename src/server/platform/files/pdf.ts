import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { keptResults } from '#server/platform/answers/result-cache.ts';
import { endsWithUs } from '#server/platform/process/child-processes.ts';
import { workQueue } from '#server/platform/process/work-queue.ts';

/** A document to be set: the template says how it looks, the content what stands in it. */
interface Manuscript {
  /** A Typst file; it reads the content with `json(bytes(sys.inputs.content))`. */
  template: URL;
  content: object;
  /** Pictures under the names by which the template asks for them. */
  pictures: Record<string, Uint8Array>;
  /** A paper, or a picture of its first page. */
  form?: Form;
  /** Whose papers wait behind each other, such as a network. */
  asker: string;
}

type Form = 'pdf' | 'png';

/** What the process is told. */
export interface Typesetting {
  source: string;
  content: string;
  /** What the template may read, by name: its pictures, and the lines that all papers share. */
  files: Record<string, Uint8Array>;
  fonts: string[];
  form: Form;
}

export type Typeset = { file: Uint8Array } | { failure: string };

const faces = [
  '@expo-google-fonts/bellefair/400Regular/Bellefair_400Regular.ttf',
  '@expo-google-fonts/amiri/400Regular/Amiri_400Regular.ttf',
  '@expo-google-fonts/hanken-grotesk/400Regular/HankenGrotesk_400Regular.ttf',
  '@expo-google-fonts/hanken-grotesk/600SemiBold/HankenGrotesk_600SemiBold.ttf',
  '@expo-google-fonts/ibm-plex-sans-arabic/400Regular/IBMPlexSansArabic_400Regular.ttf',
  '@expo-google-fonts/ibm-plex-sans-arabic/600SemiBold/IBMPlexSansArabic_600SemiBold.ttf',
];

/** Colours, faces and rules, for whichever template imports them. */
const shared = new URL('./house.typ', import.meta.url);
const program = fileURLToPath(new URL('./pdf-process.ts', import.meta.url));
/** Milliseconds; a document takes one or two seconds. */
const patience = 60_000;

/**
 * Each takes a core for as long as it is set: two at a time, one of each asker, and of whoever asks for much
 * so few wait that the line has room for the others.
 */
const queue = workQueue({ atOnce: 2, mostWaiting: 40, mostEach: 8 });
/** The same content gives the same bytes: who asks again soon is given them again. */
const kept = keptResults<Typeset>({
  most: 16 * 1024 * 1024,
  seconds: 60,
  weigh: (set) => ('file' in set ? set.file.byteLength : 0),
});

/**
 * Sets a document. The compiler holds a core for as long as it works and keeps tens of
 * megabytes afterwards, even of a thread that has ended; a process of its own, which ends with the
 * document, holds up nobody and gives everything back.
 */
export async function typeset({
  template,
  content,
  pictures,
  form = 'pdf',
  asker,
}: Manuscript): Promise<Buffer> {
  const { readFile } = await import('node:fs/promises');
  const task: Typesetting = {
    source: await readFile(template, 'utf8'),
    content: JSON.stringify(content),
    files: { ...pictures, 'house.typ': await readFile(shared) },
    // Not the address's own path, where a space in a folder's name reads %20.
    fonts: faces.map((face) => fileURLToPath(import.meta.resolve(face))),
    form,
  };
  const { source, content: words, files } = task;
  const hash = createHash('sha256').update(form).update(source).update(words);
  for (const [name, file] of Object.entries(files)) hash.update(name).update(file);
  const key = hash.digest('base64url');
  const answer = await kept.get(key, () => queue.run(asker, () => setApart(task)));
  if ('failure' in answer) throw new Error(`The document could not be set: ${answer.failure}`);
  return Buffer.from(answer.file);
}

function setApart(task: Typesetting): Promise<Typeset> {
  // In the advanced way bytes go as bytes.
  const asked = fork(program, { execArgv: [], serialization: 'advanced', timeout: patience });
  const child = endsWithUs(asked);
  return new Promise((resolve, reject) => {
    child.once('message', (answer: Typeset) => resolve(answer));
    // More than one may come, and one that nobody hears would end the server.
    child.on('error', reject);
    // Not its exit, which may be heard before its last word.
    child.once('disconnect', () =>
      reject(new Error('The typesetting process ended without a word.')),
    );
    child.send(task);
  });
}
