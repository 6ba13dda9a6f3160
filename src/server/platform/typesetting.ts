import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

/** A document to be set: the template says how it looks, the content what stands in it. */
export interface Manuscript {
  /** A Typst file; it reads the content with `json(bytes(sys.inputs.content))`. */
  template: URL;
  content: object;
  /** Pictures under the names by which the template asks for them. */
  pictures: Record<string, Uint8Array>;
}

/** What the thread is told. */
export interface Typesetting extends Omit<Manuscript, 'template' | 'content'> {
  source: string;
  content: string;
  fonts: string[];
}

export type Typeset = { pdf: Uint8Array } | { failure: string };

const faces = [
  '@expo-google-fonts/bellefair/400Regular/Bellefair_400Regular.ttf',
  '@expo-google-fonts/amiri/400Regular/Amiri_400Regular.ttf',
  '@expo-google-fonts/hanken-grotesk/400Regular/HankenGrotesk_400Regular.ttf',
  '@expo-google-fonts/hanken-grotesk/600SemiBold/HankenGrotesk_600SemiBold.ttf',
  '@expo-google-fonts/ibm-plex-sans-arabic/400Regular/IBMPlexSansArabic_400Regular.ttf',
  '@expo-google-fonts/ibm-plex-sans-arabic/600SemiBold/IBMPlexSansArabic_600SemiBold.ttf',
];

/**
 * Sets a document as PDF. The compiler holds a core for as long as it works and keeps tens of
 * megabytes afterwards; a thread of its own, which ends with the document, holds up nobody and gives
 * the memory back.
 */
export async function typeset({ template, content, pictures }: Manuscript): Promise<Buffer> {
  const { readFile } = await import('node:fs/promises');
  const task: Typesetting = {
    source: await readFile(template, 'utf8'),
    content: JSON.stringify(content),
    pictures,
    fonts: faces.map((face) => fileURLToPath(import.meta.resolve(face))),
  };
  const thread = new Worker(new URL('./typesetting-worker.ts', import.meta.url), {
    execArgv: [],
    workerData: task,
  });
  const answer = await new Promise<Typeset>((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', () => reject(new Error('The typesetting thread ended without a word.')));
  }).finally(() => thread.terminate());
  if ('failure' in answer) throw new Error(`The document could not be set: ${answer.failure}`);
  return Buffer.from(answer.pdf);
}
