/** Clients made through the API, so that a test begins where it has something to prove. */
import { randomBytes } from 'node:crypto';
import type { Booking } from '../src/contract/bookings/bookings.ts';
import type { Money } from '../src/contract/primitives.ts';
import { expect, type Page } from './fixture.ts';

/** A house whose accounts are open at once, and in which many ask from one address. */
export const openHouse = {
  AUTH_AUTOCONFIRM: 'on',
  AUTH_RATE_LIMITS: 'off',
  RATE_LIMIT: '1000000',
};

interface Wished {
  offering: string;
  day: string;
  time?: string;
  party?: number;
  length?: number;
}

export interface Client {
  email: string;
  /** Where a version was seen, it goes along. */
  send(method: string, path: string, body?: object, version?: number): Promise<unknown>;
  hold(wish: Wished): Promise<Booking>;
  book(wish: Wished): Promise<Booking>;
}

/** Signs a fresh client up and the browser in as them. */
export async function newClient(page: Page, name = 'Layla Haddad'): Promise<Client> {
  const email = `client-${randomBytes(5).toString('hex')}@example.com`;
  const answer = await page.request.post('/auth/v1/signup', {
    data: { email, password: 'camel-train-42', data: { full_name: name } },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const session = await answer.json();
  await page.addInitScript(
    (kept) => localStorage.setItem('rihla-auth', kept),
    JSON.stringify(session),
  );
  return { email, ...clientOf(page, session.access_token) };
}

function clientOf(page: Page, token: string): Omit<Client, 'email'> {
  const headers = { authorization: `Bearer ${token}` };
  async function send<Answer>(
    ...[method, path, data, version]: Parameters<Client['send']>
  ): Promise<Answer> {
    const seen = version === undefined ? {} : { 'if-match': String(version) };
    const asked = { method, headers: { ...headers, ...seen }, data };
    const answer = await page.request.fetch(`/rest/v1${path}`, asked);
    expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
    // The contract says what each endpoint answers; 204 is nothing.
    return (answer.status() === 204 ? undefined : await answer.json()) as Answer;
  }
  const told = {
    guests: [{ name: 'Layla Haddad', age: 38 }],
    licenceHeld: true,
    limitsKept: true,
    pickUp: 'Villa 12',
  };
  const hold: Client['hold'] = async (wish) => {
    const body = { party: 1, ...wish };
    const { total } = await send<{ total: Money }>('POST', '/bookings/quote', body);
    return send('POST', '/bookings', { ...body, ...told, total, zone: 'Asia/Dubai' });
  };
  const book: Client['book'] = async (wish) => {
    const { id, total, version } = await hold(wish);
    return send('POST', `/bookings/${id}/confirm`, { ...told, total }, version);
  };
  return { send, hold, book };
}

/** A day in Dubai, so many after today. */
export function dayIn(days: number): string {
  const at = new Date(Date.now() + days * 86_400_000);
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dubai' }).format(at);
}
