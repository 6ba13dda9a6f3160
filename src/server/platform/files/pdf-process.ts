import { setPriority } from 'node:os';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { Resvg } from '@resvg/resvg-js';
import type { Typeset, Typesetting } from '#server/platform/files/pdf.ts';

// Whoever waits for an answer of the server's comes before whoever waits for a paper.
setPriority(10);

/** Pixels of a picture: sharp on a telephone held upright. */
const across = 1200;

/** No file of this machine is there for a template to read: it sees what it was given. */
const nowhere = '/typesetting';

// Only our own server starts this, and the first thing it says is the task.
process.once('message', (task: Typesetting) => {
  process.send?.(answer(task), () => process.disconnect());
});

function answer(task: Typesetting): Typeset {
  try {
    return set(task);
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

function set({ source, content, files, fonts, form }: Typesetting): Typeset {
  const compiler = NodeCompiler.create({ workspace: nowhere, fontArgs: [{ fontPaths: fonts }] });
  for (const [name, file] of Object.entries(files))
    compiler.mapShadow(`${nowhere}/${name}`, Buffer.from(file));
  const result = compiler.compile({ mainFileContent: source, inputs: { content } });
  const failure = result.takeError();
  if (failure) return { failure: JSON.stringify(failure.shortDiagnostics) };
  const document = result.result;
  if (!document) return { failure: 'It came out empty.' };
  // The same content gives the same bytes, so a reader's copy stays good.
  if (form === 'pdf') return { file: compiler.pdf(document, { creationTimestamp: 0 }) };
  return { file: drawn(compiler.plainSvg(document)) };
}

/** Letters come as lines, so it needs no face. */
const drawn = (svg: string): Uint8Array =>
  new Resvg(svg, { fitTo: { mode: 'width', value: across }, font: { loadSystemFonts: false } })
    .render()
    .asPng();
