import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { TestContext } from 'node:test';
import { SMTPServer } from 'smtp-server';
import { atEnd } from '#server/database/throw-away.ts';

interface ReceivedMail {
  to: string[];
  /** By lower-case name, unfolded and decoded. */
  headers: Record<string, string>;
  text: string;
  html: string;
  attachments: { filename: string; contentType: string; content: string }[];
  /** What the HTML shows of itself, by the name it calls it. */
  inline: { cid: string; contentType: string }[];
}

interface TestSmtp {
  url: string;
  received: ReceivedMail[];
  /** Takes no more mail from now on, or takes it again. */
  refuse(refusing: boolean): void;
}

/** A real mail server on a port of its own that keeps what it gets. */
export async function startSmtp(t: TestContext): Promise<TestSmtp> {
  const received: ReceivedMail[] = [];
  let refusing = false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      const to = envelope.rcptTo.map(({ address }) => address);
      buffer(stream).then((raw) => {
        if (refusing) return done(new Error(`no room for ${to}`));
        received.push({ to, ...readMail(raw.toString('latin1')) });
        done();
      }, done);
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  atEnd(t, () => new Promise((closed) => server.close(() => closed(undefined))));
  // Listening on a TCP port, it always has an address with one.
  const { port } = server.server.address() as AddressInfo;
  const refuse = (value: boolean) => {
    refusing = value;
  };
  return { url: `smtp://127.0.0.1:${port}`, received, refuse };
}

function readMail(raw: string): Omit<ReceivedMail, 'to'> {
  const { headers } = split(raw);
  const parts = partsOf(split(raw));
  const textOf = (type: string) => {
    const found = parts.find((part) => part.headers['content-type']?.startsWith(type));
    return found ? contentOf(found) : '';
  };
  const attachments = parts.flatMap((part) => {
    const [, filename] =
      /filename="?([^";]+)/.exec(part.headers['content-disposition'] ?? '') ?? [];
    const contentType = part.headers['content-type'] ?? '';
    return filename ? [{ filename, contentType, content: contentOf(part) }] : [];
  });
  const inline = parts.flatMap(({ headers: { 'content-id': id, 'content-type': contentType } }) =>
    id ? [{ cid: id.replace(/^<|>$/g, ''), contentType: contentType ?? '' }] : [],
  );
  return { headers, text: textOf('text/plain'), html: textOf('text/html'), attachments, inline };
}

type Part = ReturnType<typeof split>;

/** A part may be made of parts: with an attachment the two texts share one of them. */
function partsOf(whole: Part): Part[] {
  const boundary = /boundary="?([^";]+)/.exec(whole.headers['content-type'] ?? '')?.[1];
  if (!boundary) return [whole];
  return whole.body
    .split(`--${boundary}`)
    .slice(1, -1)
    .flatMap((part) => partsOf(split(part)));
}

const contentOf = ({ headers, body }: Part) =>
  decode(body, headers['content-transfer-encoding'] ?? '7bit');

function split(raw: string) {
  const [head = '', ...rest] = raw.trimStart().split('\r\n\r\n');
  const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())];
    }),
  );
  return { headers, body: rest.join('\r\n\r\n') };
}

function decode(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  if (encoding !== 'quoted-printable') return body;
  return fromQuoted(body.replaceAll('=\r\n', ''));
}

function fromQuoted(text: string): string {
  const bytes = text.replaceAll(/=([0-9A-F]{2})/g, (_all, hex) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString();
}

/** A header outside ASCII is written in words such as =?UTF-8?B?…?=. */
function decodeWords(value: string): string {
  const joined = value.replaceAll(/\?=\s+=\?/g, '?==?');
  return joined.replaceAll(/=\?utf-8\?([BQ])\?(.*?)\?=/gi, (_all, kind, word) =>
    kind.toUpperCase() === 'B'
      ? Buffer.from(word, 'base64').toString()
      : fromQuoted(word.replaceAll('_', ' ')),
  );
}
