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

export async function signIn(page: Page, account = demo) {
  await page.goto('/auth');
  await enter(page, account);
  await expect(page).toHaveURL(/\/dashboard$/);
}

/** A confirmed account of its own, opened through the protocol as a program would. */
export async function openAccount(page: Page, password = 'a quiet morning') {
  const email = freshAddress();
  await page.goto('/auth?mode=sign-up');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
  await page.goto(linkIn(await mailTo(page, email, 'auth-signup')));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(email.split('@')[0] ?? '');
  return { email, password };
}
