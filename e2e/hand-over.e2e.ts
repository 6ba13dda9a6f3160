/** A client and a concierge in two browsers: asked for, corrected, taken, spoken, handed back, mailed. */
import { mailTo, startSession } from './accounts.ts';
import { answerWith } from './assistant.ts';
import { newClient, openHouse } from './clients.ts';
import { noor } from './desk.ts';
import { expect, expectAccessible, type Page, test } from './fixture.ts';

test.use({ settings: openHouse, viewport: { width: 1440, height: 1000 } });

const field = (page: Page) => page.getByRole('textbox', { name: 'Write a message' });
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
const answer = (page: Page) => page.getByRole('textbox', { name: 'Write an answer' });

/** The one line that stands for the panel on a phone. */
const strip = (page: Page) =>
  page.getByRole('region', { name: 'A person of the house' }).locator('p.truncate').first();

async function deskOpens(page: Page) {
  await startSession(page, noor);
  await page.goto('/desk?part=conversations');
  await expect(page.getByText('Live, all caught up')).toBeVisible();
}

test('a client is handed to a concierge with what they said, and back by consent', async ({
  page: desk,
  browser,
  house,
}) => {
  await deskOpens(desk);
  const viewport = { width: 1440, height: 1000 };
  const context = await browser.newContext({ baseURL: house.url, viewport });
  const page = await context.newPage();
  const name = 'Philippa Quillon';
  await newClient(page, name);
  await answerWith(page, { response: 'I cannot promise a cake. A person can ask the crew.' });
  await page.goto('/chat?with=travel-concierge');
  await field(page).fill('A birthday cake on board on Friday');
  await field(page).press('Enter');
  await expect(page.getByRole('log')).toContainText('I cannot promise a cake.');

  await page.getByRole('button', { name: 'Connect with Expert' }).click();
  await expect(title(page, 'You are next')).toBeVisible();
  const summary = page.getByRole('region', { name: 'What they will read' });
  await expect(summary).toContainText('Asks for: A birthday cake on board on Friday');
  await expect(summary).toContainText('Occasion: birthday');
  await summary.getByRole('button', { name: 'Correct it' }).click();
  await summary.getByRole('textbox').fill('A cake for Nour, turning eight, on Friday.');
  await summary.getByRole('button', { name: 'Save' }).click();
  await expect(summary.getByRole('button', { name: 'Correct it' })).toBeFocused();
  await expectAccessible(page);

  await desk.getByRole('list', { name: 'Waiting' }).getByRole('link', { name }).click();
  const pane = desk.getByRole('region', { name: 'Conversation', exact: true });
  await expect(pane).toContainText('A cake for Nour, turning eight, on Friday.');
  await expect(pane).toContainText('Corrected by the client');
  await pane.getByRole('button', { name: 'Take' }).click();
  await expect(title(page, 'Noor Haddad is with you')).toBeVisible();
  await expect(page.getByText('Silent while a person is with you')).toBeVisible();
  await expect(page.getByText('Here now', { exact: true })).toBeVisible();
  await expectAccessible(desk);

  await field(page).pressSequentially('Can');
  await expect(pane.getByText(`${name} is writing`).first()).toBeVisible();
  await field(page).fill('Can it be chocolate?');
  await field(page).press('Enter');
  await expect(pane.getByRole('log')).toContainText('Can it be chocolate?');
  await answer(desk).pressSequentially('Of course');
  await expect(page.getByText('Noor Haddad is writing').first()).toBeVisible();
  await answer(desk).fill('Of course. It will be on deck at five.');
  await desk.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('log')).toContainText('It will be on deck at five.');
  await expect(answer(desk)).toHaveValue('');

  await pane.getByRole('button', { name: 'Offer the assistant' }).click();
  await page.getByRole('button', { name: 'Yes, with Selma' }).click();
  await expect(page.getByRole('log')).toContainText('Back with the assistant');
  await expect(pane.getByRole('status').first()).toHaveText('Back with the assistant');
  await field(page).fill('Thank you');
  await field(page).press('Enter');
  await expect(page.getByRole('log').getByText('I cannot promise a cake.')).toHaveCount(2);
  await expect(pane.getByRole('log')).not.toContainText('Thank you');
  await context.close();
});

test('a visitor leaves a name, speaks, gets the transcript by mail and rates; the desk makes a request of it', {
  tag: '@long',
}, async ({ page: desk, browser, house }) => {
  await deskOpens(desk);
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ baseURL: house.url, viewport });
  const page = await context.newPage();
  const email = 'vera-visits@example.com';
  await page.goto('/chat?expert=ask');
  await page.getByRole('button', { name: 'Connect with Expert' }).click();
  await expect(page.getByText('Please give an address we can answer.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Your name' }).fill('Vera Visits');
  await page.getByRole('textbox', { name: 'Your e-mail' }).fill(email);
  await page.getByRole('button', { name: 'Connect with Expert' }).click();
  await expect(strip(page)).toHaveText('You are next');
  await page.reload();
  await expect(strip(page)).toHaveText('You are next');

  await desk.getByRole('link', { name: 'Vera Visits' }).click();
  await desk.getByRole('button', { name: 'Take', exact: true }).click();
  await expect(strip(page)).toHaveText('Noor Haddad is with you');
  await field(page).fill('What are your prices?');
  await field(page).press('Enter');
  const suggested = desk.getByRole('list', { name: 'Suggested answers' });
  await suggested.getByRole('button', { name: 'From the answer book' }).click();
  await expect(answer(desk)).toHaveValue(/\$2,500/);
  await desk.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('log')).toContainText('$2,500');
  await expect(suggested).toHaveCount(0);

  await field(page).fill('How much is the Barq 120 for a full day?');
  await field(page).press('Enter');
  await suggested.getByRole('button', { name: 'Drafted by the assistant, from Barq 120' }).click();
  await expect(answer(desk)).toHaveValue(/\$14,500/);
  await expect(answer(desk)).toBeFocused();
  await answer(desk).press('End');
  await answer(desk).pressSequentially(' Shall I hold it?');
  await expect(page.getByRole('log')).not.toContainText('$14,500');
  await desk.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('log').getByText(/\$14,500.*Shall I hold it\?/s)).toBeInViewport();

  await desk.getByRole('button', { name: 'Turn into a request' }).click();
  await desk.getByRole('textbox', { name: 'What is asked for' }).fill('Send the plans by mail.');
  await desk.getByRole('button', { name: 'Make the request' }).click();
  await expect(desk.getByRole('link', { name: /^Request RM-/ })).toBeVisible();
  await desk.getByRole('button', { name: 'End', exact: true }).click();
  await expect(strip(page)).toHaveText('The conversation has ended');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.locator('label').filter({ hasText: '5 stars' }).click();
  await expect(desk.getByText('Rated 5 stars')).toBeVisible();
  const mail = await mailTo(page, email, 'conversation-transcript');
  expect(mail.textBody).toContain('What are your prices?');
  expect(mail.subject).toBe('Your conversation with Rihla');
  await context.close();
});
