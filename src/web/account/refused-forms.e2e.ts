import { openAccount } from '../../../e2e/accounts.ts';
import { expect, test } from '../../../e2e/fixture.ts';

// A refusal is an answer of the server, which the browser writes down as an error.
test.use({ mayComplain: true });

const said = {
  en: { at: '', open: 'Set up the app', code: 'Six digits from the app', verify: 'Turn It On' },
  ar: { at: '/ar', open: 'إعداد التطبيق', code: 'ستة أرقام من التطبيق', verify: 'تفعيل' },
};

for (const lang of ['en', 'ar'] as const)
  test(`a refusal on the security page stays in its form beside what was typed (${lang})`, async ({
    page,
  }) => {
    const words = said[lang];
    await openAccount(page);
    if (lang === 'ar') await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${words.at}/profile/security`);
    await page.getByRole('button', { name: words.open }).click();
    const dialog = page.getByRole('dialog', { name: words.open });
    const code = dialog.getByRole('textbox', { name: words.code });
    await code.fill('000000');
    await dialog.getByRole('button', { name: words.verify }).click();
    const refusal = dialog.getByRole('alert');
    await expect(refusal).toBeVisible();
    await expect(code).toHaveValue('000000');
    await expect(code).toHaveAccessibleDescription((await refusal.textContent()) ?? '');
  });
