// The worst that one client may send, each kind at its own pace; what is right is answered, what is too much refused.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import sharp from 'sharp';
import { WebSocket } from 'ws';
import { dayInDubai, daysAfter } from '#domain/time.ts';
import { hostileQuestions } from '#server/assistant/hostile-testing.ts';
import { clock } from '#server/start.ts';

export interface Said {
  status: number;
  text: string;
}
export type Send = (turn: number) => Promise<Said>;

/** Whether some of it must be served, or refused for what it is and not for its pace. */
export interface Attack {
  send: Send;
  ends: 'served' | 'refused';
}

const json = (value: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: typeof value === 'string' ? value : JSON.stringify(value),
});

/** Read to its end: an answer that breaks off has failed. */
export async function ask(address: string, init?: RequestInit): Promise<Said> {
  const answer = await fetch(address, init);
  return {
    status: answer.status,
    text: Buffer.from(await answer.arrayBuffer()).toString('latin1'),
  };
}

/** As many days of as many offerings as are looked through for one answer. */
const dearestBrief = {
  text: 'something for two this month',
  what: 'category/hotels',
  day: daysAfter(dayInDubai(clock()), 1),
  until: daysAfter(dayInDubai(clock()), 400),
};

const names = (most: number) =>
  `{${Array.from({ length: most }, (_, place) => `"name${place}":{}`).join()}}`;

interface Account {
  id: string;
  login: { email: string; password: string };
  own: { authorization: string };
}

async function newAccount(base: string): Promise<Account> {
  const email = `flood-${randomBytes(4).toString('hex')}@example.com`;
  const login = { email, password: 'camel-train-42' };
  const { access_token: token, user } = await (
    await fetch(`${base}/auth/v1/signup`, json(login))
  ).json();
  return { id: user.id, login, own: { authorization: `Bearer ${token}` } };
}

export async function attacks(base: string, anonKey: string): Promise<Record<string, Attack>> {
  const account = await newAccount(base);
  const served = (send: Send): Attack => ({ send, ends: 'served' });
  const { own, login } = account;
  const words = 'burj marina palm yacht villa school visa '.repeat(50);
  const questions = hostileQuestions();
  return {
    ...(await files(base, account)),
    ...bodies(base),
    questions: served((turn) =>
      ask(`${base}/functions/v1/chat-assistant`, json(questions[turn % questions.length])),
    ),
    sentences: served((turn) =>
      ask(`${base}/rest/v1/ask`, json({ text: words.slice(turn % 40, 2000) }, own)),
    ),
    briefs: served(() => ask(`${base}/rest/v1/ask/answer`, json(dearestBrief, own))),
    searches: served((turn) =>
      ask(`${base}/rest/v1/search?q=${encodeURIComponent(words.slice(turn % 40, 80))}`),
    ),
    'sign-ins': served((turn) => {
      const password = turn % 10 === 0 ? login.password : 'wrong-camel-42';
      return ask(`${base}/auth/v1/token?grant_type=password`, json({ ...login, password }));
    }),
    papers: served(await papers(base)),
    sockets: served(sockets(base, anonKey)),
  };
}

async function files(base: string, { id, own }: Account): Promise<Record<string, Attack>> {
  const place = (kind: string, name: string) =>
    `${base}/storage/v1/${kind}/documents/${id}/${name}`;
  const upload = (name: string, content: Buffer<ArrayBuffer>) => {
    const headers = { ...own, 'x-upsert': 'true' };
    return ask(place('object', name), { method: 'POST', headers, body: content });
  };
  const raw = { width: 4000, height: 3000, channels: 3 as const };
  const photo = await sharp(randomBytes(4000 * 3000 * 3), { raw })
    .jpeg({ quality: 60 })
    .toBuffer();
  await upload('photo.jpg', Buffer.from(photo));
  const bomb = Buffer.from('<!--<?'.repeat(11_000));
  const large = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(3_000_000)]);
  const drawn = place('render/image/authenticated', 'photo.jpg');
  return {
    uploads: { ends: 'refused', send: (turn) => upload(`bomb-${turn % 5}.txt`, bomb) },
    'large uploads': { ends: 'served', send: (turn) => upload(`large-${turn % 3}.pdf`, large) },
    pictures: {
      ends: 'served',
      send: (turn) =>
        ask(`${drawn}?width=${1500 + turn}&height=2500&format=avif`, { headers: own }),
    },
  };
}

function bodies(base: string): Record<string, Attack> {
  const wide = [`[${'{},'.repeat(340_000)}{}]`, `{"data":${names(9_900)}}`, '[]'.repeat(500_000)];
  const deep = `{"data":${'['.repeat(400_000)}${']'.repeat(400_000)}}`;
  return {
    'wide bodies': {
      ends: 'refused',
      send: (turn) => ask(`${base}/auth/v1/signup`, json(wide[turn % wide.length])),
    },
    'deep bodies': {
      ends: 'refused',
      send: () => ask(`${base}/rest/v1/consultations`, json(deep)),
    },
  };
}

/** So many clients of one network, each with an invoice of their own, in both languages: none is kept from before. */
const clients = 10;

async function papers(base: string): Promise<Send> {
  const total = { amount: 250_000, currency: 'USD' };
  const body = { programme: 'plan', choice: 'essential', total };
  const wanted: [address: string, headers: { authorization: string }][] = [];
  for (let one = 0; one < clients; one += 1) {
    const { own } = await newAccount(base);
    const begun = await ask(`${base}/rest/v1/billing/memberships`, json(body, own));
    if (begun.status >= 300) throw new Error(`No invoice to print: ${begun.text}`);
    const { openInvoice } = JSON.parse(begun.text);
    for (const lang of ['en', 'ar'])
      wanted.push([`${base}/rest/v1/billing/invoices/${openInvoice}/pdf?lang=${lang}`, own]);
  }
  return (turn) => {
    const [address, headers] = wanted[turn % wanted.length] ?? [`${base}/schooling/guide.pdf`, {}];
    return ask(address, { headers: { ...headers } });
  };
}

/** A new socket each time, with the dearest that is read at all, and now and then what is refused unread. */
function sockets(base: string, anonKey: string): Send {
  const address = `${base.replace('http', 'ws')}/realtime/v1/websocket?apikey=${anonKey}&vsn=2.0.0`;
  const frame = (payload: string) => `[null,"1","phoenix","heartbeat",${payload}]`;
  const dear = frame(names(4_900));
  const refused = frame(`[${'{},'.repeat(340_000)}{}]`);
  return async (turn) => {
    const socket = new WebSocket(address);
    const closed = once(socket, 'close').then(([code]) => ({
      status: 400,
      text: `closed ${code}`,
    }));
    const heard = once(socket, 'message').then(([data]) => ({ status: 200, text: String(data) }));
    await once(socket, 'open');
    for (const text of turn % 5 === 4 ? [refused] : [dear, dear, dear]) socket.send(text);
    const said = await Promise.race([heard, closed]);
    socket.close();
    return said;
  };
}
