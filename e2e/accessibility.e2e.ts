import { addressOf } from '../src/contract/pages/pages.ts';
import { expectAccessible, type Page, test, useTheme } from './fixture.ts';
import { type Look, long, looks, looksFor } from './looks.ts';
import { onePerTemplate } from './site.ts';

/** So many tests share the pages of a look, so that they run beside each other and none takes long. */
const batches = long ? 3 : 1;

/** Pages that no site map names; the workshop speaks English only. */
const unlisted = ['/no-such-page', '/styleguide'];
const workshop = ['/docs', '/docs/pages', '/outbox'];

const desk = { width: 1280, height: 720 };
const phone = { width: 412, height: 823 };

async function expectAllAccessible(page: Page, addresses: string[], { theme }: Look) {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: theme });
  for (const [place, address] of addresses.entries())
    await test.step(address, async () => {
      // On a telephone other things lie side by side, and over each other.
      const widths = long ? [desk, phone] : [place % 2 === 0 ? desk : phone];
      await page.setViewportSize(widths[0] ?? desk);
      await page.goto(address, { waitUntil: 'networkidle' });
      for (const width of widths) {
        await page.setViewportSize(width);
        await expectAccessible(page);
      }
    });
}

/** The paths that are looked at in this look: each in one of them by turns, or in all of them. */
async function pathsFor(house: string, look: Look): Promise<string[]> {
  const paths = await onePerTemplate(house);
  // Neighbours share most of their parts: for every change one of two is enough.
  const chosen = paths.filter((_path, place) => long || place % 2 === 0);
  return chosen.filter((_path, place) => looksFor(place).includes(look));
}

for (const look of looks) {
  const { language, theme } = look;
  for (let batch = 0; batch < batches; batch += 1)
    test(`axe finds nothing on the listed pages in ${language}, ${theme} (${batch + 1} of ${batches})`, async ({
      page,
      house,
    }) => {
      test.slow();
      await useTheme(page, theme);
      const paths = await pathsFor(house.url, look);
      const ours = paths.filter((_path, place) => place % batches === batch);
      test.setTimeout(120_000 + ours.length * 8000);
      await expectAllAccessible(
        page,
        ours.map((path) => addressOf(language, path)),
        look,
      );
    });

  const alone = language === 'en' ? workshop : [];
  if (!long && (language === 'ar') !== (theme === 'dark')) continue;
  test(`axe finds nothing on what no site map names in ${language}, ${theme}`, {
    tag: '@long',
  }, async ({ page }) => {
    test.slow();
    await useTheme(page, theme);
    const addresses = unlisted.map((path) => addressOf(language, path));
    await expectAllAccessible(page, [...addresses, ...alone], look);
  });
}
