import { expectAccessible, test, useTheme } from './fixture.ts';

/** One page per template in every run; each in both languages and themes in the long one. */
const pages = ['/', '/no-such-page', '/styleguide', '/docs', '/outbox'];
const long = process.env.LONG === '1';

for (const path of pages)
  for (const language of ['en', 'ar'] as const)
    for (const theme of ['light', 'dark'] as const) {
      const workshop = path === '/docs' || path === '/outbox';
      if (workshop && language === 'ar') continue;
      if (!long && (language === 'ar') !== (theme === 'dark')) continue;
      test(`axe finds nothing on ${path} in ${language}, ${theme}`, async ({ page }) => {
        await useTheme(page, theme);
        await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: theme });
        const address = language === 'ar' ? `/ar${path === '/' ? '' : path}` : path;
        await page.goto(address, { waitUntil: 'networkidle' });
        await expectAccessible(page);
      });
    }
