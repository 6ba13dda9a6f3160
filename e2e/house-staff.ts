/** The house's side of a matter, through the desk's own endpoints, so that a test proves the client's. */
import type { DeskMatter } from '../src/contract/matters/desk.ts';
import { expect, type Page } from './fixture.ts';

export interface Concierge {
  read(id: string): Promise<DeskMatter>;
  /** Does something on the version that stands now. */
  act(id: string, path: string, body?: object): Promise<DeskMatter>;
  write(id: string, text: string): Promise<void>;
  /** Takes it in hand and sends a quote of one line, in fils. */
  propose(
    id: string,
    amount: number,
    terms?: { keptPercent: number; words?: string },
  ): Promise<void>;
}

export async function concierge(page: Page): Promise<Concierge> {
  const answer = await page.request.post('/auth/v1/token?grant_type=password', {
    data: { email: 'noor@rihla.example', password: 'rihla-demo-2026' },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { access_token } = await answer.json();
  const authorization = `Bearer ${access_token}`;
  const send = async (method: string, path: string, data?: object, headers = {}) => {
    const sent = await page.request.fetch(`/rest/v1/desk/matters${path}`, {
      method,
      headers: { authorization, ...headers },
      ...(data && { data }),
    });
    expect(sent.ok(), `${method} ${path}: ${await sent.text()}`).toBe(true);
    return sent.json();
  };
  const read: Concierge['read'] = (id) => send('GET', `/${id}`);
  const act: Concierge['act'] = async (id, path, body = {}) => {
    const { version } = await read(id);
    const method = path === '/quote' ? 'PUT' : 'POST';
    return send(method, `/${id}${path}`, body, { 'if-match': String(version) });
  };
  return {
    read,
    act,
    write: async (id, text) => void (await send('POST', `/${id}/messages`, { text })),
    propose: async (id, amount, terms) => {
      const { state } = await read(id);
      if (state === 'submitted') await act(id, '/move', { move: 'source', reason: 'We look.' });
      const lines = [{ kind: 'service', title: 'Falconer', quantity: 1, each: amount }];
      const expiresAt = new Date(Date.now() + 48 * 3_600_000).toISOString();
      await act(id, '/quote', { currency: 'AED', lines, words: '', expiresAt, ...terms });
      await act(id, '/quote/send');
    },
  };
}
