/** What may happen to an answer on its way, and the whole way without a mouse. */
import { answerWith, failure, functionPath } from '../../../e2e/assistant.ts';
import { expect, expectAccessible, type Page, test } from '../../../e2e/fixture.ts';
import { tabTo } from '../../../e2e/keyboard.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const log = (page: Page) => page.getByRole('log');
const field = (page: Page) => page.getByRole('textbox', { name: 'Write a message' });

/** An answer that begins and never ends, until whoever asked hangs up. */
async function answerForEver(page: Page, text: string) {
  await page.addInitScript((said) => {
    const { fetch } = window;
    window.fetch = async (input, init) => {
      if (!String(input instanceof Request ? input.url : input).includes('chat-assistant'))
        return fetch(input, init);
      const event = `event: delta\ndata: ${JSON.stringify({ text: said })}\n\n`;
      const body = new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode(event));
          init?.signal?.addEventListener('abort', () => {
            document.documentElement.dataset.hungUp = 'yes';
            controller.error(new DOMException('Hung up', 'AbortError'));
          });
        },
      });
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    };
  }, text);
}

test('Stop in the middle of an answer keeps what was said of it, and the next can be asked', {
  tag: '@long',
}, async ({ page }) => {
  await answerForEver(page, 'Two are free that afternoon, and');
  await page.goto('/chat?with=travel-concierge');
  await field(page).fill('A yacht for six');
  await field(page).press('Enter');
  await expect(log(page)).toContainText('Two are free that afternoon, and');
  await expect(page.getByRole('button', { name: 'Send' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('button', { name: 'Send' })).toBeEnabled();
  await expect(page.locator('html')).toHaveAttribute('data-hung-up', 'yes');
  await expect(log(page)).toContainText('Two are free that afternoon, and');
  await expect(log(page)).not.toContainText(failure);
  await field(page).fill('And on Saturday?');
  await field(page).press('Enter');
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
});

test.describe('when the line breaks', () => {
  test.use({ mayComplain: true });

  test('section 8: the failure text word for word, and Try again answers in its place', {
    tag: '@long',
  }, async ({ page }) => {
    await page.route(functionPath, (route) => route.abort());
    await page.goto('/chat');
    await field(page).fill('When is the weekend?');
    await field(page).press('Enter');
    await expect(log(page).getByText(failure, { exact: true })).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(log(page)).toContainText('Saturday');
    await expect(log(page)).not.toContainText(failure);
    await expect(log(page).getByText('When is the weekend?')).toHaveCount(1);
  });
});

test('the chat page needs no mouse: choose, ask, judge, ask on', { tag: '@long' }, async ({
  page,
}) => {
  await answerWith(page, {
    response: 'Places open in January.',
    suggestions: ['Which papers do we need?'],
  });
  await page.goto('/chat');
  await tabTo(page, page.getByRole('link', { name: 'Noura' }));
  await page.keyboard.press('Enter');
  await expect(log(page)).toContainText('I am Noura.');
  await tabTo(page, page.getByRole('button', { name: 'When should we apply?' }));
  await page.keyboard.press('Enter');
  await expect(log(page)).toContainText('Places open in January.');
  await tabTo(page, page.getByRole('button', { name: 'This helped' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'This helped' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await tabTo(page, page.getByRole('button', { name: 'Which papers do we need?' }));
  await page.keyboard.press('Enter');
  await expect(log(page).getByText('Places open in January.')).toHaveCount(2);
  await tabTo(page, field(page));
  await page.keyboard.type('Thank you');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('very much');
  await page.keyboard.press('Enter');
  await expect(log(page)).toContainText('Thank you\nvery much');
  await expect(field(page)).toBeFocused();
});

test('the widget needs no mouse: open, ask, fill the screen, minimise, close', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await answerWith(page, { response: 'It is freehold.' });
  await page.goto('/real-estate');
  const round = page.getByRole('button', { name: 'Chat with Hessa' });
  await expect(round).toBeVisible();
  await round.focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('Is it freehold?');
  await page.keyboard.press('Enter');
  await expect(log(page)).toContainText('It is freehold.');
  await expect(field(page)).toBeFocused();
  const pressed = async (name: string) => {
    await tabTo(page, page.getByRole('button', { name }));
    await page.keyboard.press('Enter');
  };
  await field(page).evaluate((element) => element.blur());
  await page.getByRole('button', { name: 'Fill the screen' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toHaveAttribute('inert', '');
  await expectAccessible(page);
  await pressed('Make it small again');
  await expect(page.locator('main')).not.toHaveAttribute('inert');
  await page.getByRole('button', { name: 'Minimise chat' }).focus();
  await page.keyboard.press('Enter');
  await expect(log(page)).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(log(page)).toContainText('It is freehold.');
  await page.keyboard.press('Escape');
  await expect(round).toBeFocused();
});
