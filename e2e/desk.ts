/** What tests of the desk share: who works there, and a client who asks. */
import type { Browser } from '@playwright/test';
import type { Matter } from '../src/contract/matters/matters.ts';
import { demo } from './accounts.ts';
import { type Client, newClient } from './clients.ts';
import { expect, type House, type Page } from './fixture.ts';

const { password } = demo;
export const noor = { email: 'noor@rihla.example', password };
export const sami = { email: 'sami@rihla.example', password };

interface Around {
  browser: Browser;
  house: House;
}

/** A client in a browser of their own, who asks for something. */
export async function asking({ browser, house }: Around, title: string) {
  const page = await browser.newPage({ baseURL: house.url });
  const client = await newClient(page, 'Philippa Quillon');
  const form = { kind: 'custom', title, notes: 'Twelve of us, and nobody may notice.' };
  const zone = 'Asia/Dubai';
  const matter = (await client.send('POST', '/matters', { form, zone })) as Matter;
  return { client, matter };
}

export const again = async (client: Client, { id }: Matter) =>
  (await client.send('GET', `/matters/${id}`)) as Matter;

export async function claims(page: Page, account: typeof noor, { id, version }: Matter) {
  const session = await page.request.post('/auth/v1/token?grant_type=password', { data: account });
  const { access_token } = await session.json();
  const headers = { authorization: `Bearer ${access_token}`, 'if-match': String(version) };
  const claimed = await page.request.post(`/rest/v1/desk/matters/${id}/claim`, { headers });
  expect(claimed.ok(), await claimed.text()).toBe(true);
}

export const queueRow = (page: Page, title: string) =>
  page.getByRole('region', { name: 'Queue' }).getByRole('link', { name: title });
