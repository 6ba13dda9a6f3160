import { TOTP } from 'otpauth';
import type { House, Page } from './fixture.ts';

/** Sets up the authenticator app on the security page; the session has shown both factors then. */
export async function setUpApp(page: Page): Promise<TOTP> {
  await page.goto('/profile/security');
  await page.getByRole('button', { name: 'Set up the app' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up the app' });
  const key = (await dialog.locator('p[dir=ltr]').textContent())?.replaceAll(/\s/g, '') ?? '';
  const app = new TOTP({ secret: key });
  await dialog.getByRole('textbox', { name: 'Six digits from the app' }).fill(app.generate());
  await dialog.getByRole('button', { name: 'Turn It On' }).click();
  await page.getByRole('button', { name: 'I Have Kept Them' }).click();
  return app;
}

/** The code that turned the app on is used up; the next one is another. */
export const nextCode = (app: TOTP) => app.generate({ timestamp: Date.now() + 30_000 });

/** As if an account had proven everything it did eleven minutes earlier. */
export async function ageProofs({ query }: House, email: string) {
  await query(
    `update auth.sessions set proven_at = null, amr = (
       select jsonb_agg(entry || jsonb_build_object('timestamp', (entry ->> 'timestamp')::int - 660))
       from jsonb_array_elements(amr) entry)
     where user_id = (select id from auth.users where email = $1)`,
    [email],
  );
}

/** A device in software that answers the browser by itself. */
export async function plugIn(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
