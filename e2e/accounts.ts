import { randomBytes } from 'node:crypto';
import { expect, type Page } from './fixture.ts';

export const demo = { email: 'layla@rihla.example', password: 'rihla-demo-2026' };

/** An address nobody used before, whoever else tests beside us. */
export function freshAddress(): string {
  return `guest-${randomBytes(5).toString('hex')}@example.com`;
}

interface Mail {
  subject: string;
  template: string;
  textBody: string;
}

/** The newest mail of a kind to an address; it may take a moment to be written. */
export async function mailTo(page: Page, to: string, template: string): Promise<Mail> {
  let found: Mail | undefined;
  await expect(async () => {
    const answer = await page.request.get(`/outbox.json?to=${encodeURIComponent(to)}`);
    const mails: Mail[] = await answer.json();
    found = mails.find((mail) => mail.template === template);
    expect(found, `a mail ${template} to ${to}`).toBeDefined();
  }).toPass();
  if (!found) throw new Error('The mail was there a moment ago.');
  return found;
}

export function linkIn({ textBody }: Mail): string {
  const [link] = /https?:\/\/\S*\/verify\?\S+/.exec(textBody) ?? [];
  if (!link) throw new Error(`There is no link in: ${textBody}`);
  return link;
}

export function codeIn({ textBody }: Mail): string {
  const [code] = /\b\d{6}\b/.exec(textBody) ?? [];
  if (!code) throw new Error(`There is no code in: ${textBody}`);
  return code;
}

/** Types and sends what opens the account, in English. */
export async function enter(page: Page, { email, password } = demo) {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** A document without a script, in whose origin the session is kept as the sign-in library keeps it. */
async function keepSession(page: Page, session: string) {
  await page.goto('/robots.txt');
  await page.evaluate((kept) => localStorage.setItem('rihla-auth', kept), session);
}

async function ask(page: Page, path: string, data: object): Promise<string> {
  const answer = await page.request.post(path, { data });
  const text = await answer.text();
  expect(answer.status(), `${path}: ${text}`).toBe(200);
  return text;
}

/** Signs in without the door, which is tested in src/web/auth; the next page finds the session. */
export async function startSession(page: Page, account = demo) {
  await keepSession(page, await ask(page, '/auth/v1/token?grant_type=password', account));
}

export async function signIn(page: Page, account = demo) {
  await startSession(page, account);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/dashboard$/);
}

/** A confirmed account of its own, made through the protocol as a program would. */
export async function makeAccount(page: Page, password = 'a quiet morning') {
  const email = freshAddress();
  await ask(page, '/auth/v1/signup', { email, password });
  const token = codeIn(await mailTo(page, email, 'auth-signup'));
  const session = await ask(page, '/auth/v1/verify', { type: 'signup', email, token });
  return { email, password, session };
}

/** Such an account, signed in: the next page finds the session. */
export async function openAccount(page: Page) {
  const { session, ...account } = await makeAccount(page);
  await keepSession(page, session);
  return account;
}
