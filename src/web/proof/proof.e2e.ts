import { codeIn, mailTo, openAccount, startSession } from '../../../e2e/accounts.ts';
import { expect, expectAccessible, type Page, test, useTheme } from '../../../e2e/fixture.ts';
import { ageProofs, nextCode, plugIn, setUpApp } from '../../../e2e/proofs.ts';

// A refusal is what is tried here.
test.use({ mayComplain: true });

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const asking = (page: Page) => page.getByRole('dialog', { name: 'Is it you?' });

async function keepPassport(page: Page) {
  await page.goto('/profile/documents');
  await page
    .getByLabel('Choose files for the vault')
    .setInputFiles({ name: 'passport.png', mimeType: 'image/png', buffer: picture });
}

/** What the browser knows of the account is older than its second factor. */
async function forgetFactors(page: Page) {
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('rihla-auth') ?? '{}');
    session.user.factors = [];
    localStorage.setItem('rihla-auth', JSON.stringify(session));
  });
}

test('a password alone meets the second factor where it is, and goes on there', async ({
  page,
}) => {
  test.slow();
  const account = await openAccount(page);
  const app = await setUpApp(page);
  await startSession(page, account);
  await page.goto('/profile/family');
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();

  await forgetFactors(page);
  await page.goto('/profile/family');
  const dialog = page.getByRole('dialog', { name: 'One more step' });
  await expect(dialog.getByRole('button', { name: 'Use a recovery code' })).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Code' }).fill(nextCode(app));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/profile\/family$/);
  await expect(page.getByRole('button', { name: 'Invite somebody' })).toBeVisible();
});

test('inviting a delegate later asks for the password and sends what was typed', async ({
  page,
  house,
}) => {
  test.slow();
  const { email, password } = await openAccount(page);
  await page.goto('/profile/family');
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  const invite = page.getByRole('dialog', { name: 'Somebody you trust' });
  await invite.getByLabel('Their name').fill('Omar Aziz');
  await invite.getByLabel('Their email').fill(`omar.${email}`);
  await ageProofs(house, email);
  await invite.getByRole('button', { name: 'Send the invitation' }).click();

  const field = asking(page).getByRole('textbox', { name: 'Your password' });
  await field.fill('not the password');
  await page.keyboard.press('Enter');
  await expect(asking(page)).toContainText('That is not the password of this account.');
  await field.fill(password);
  await page.keyboard.press('Enter');
  await expect(asking(page)).toBeHidden();
  const delegates = page.getByRole('region', { name: 'Who may act for you' });
  await expect(delegates).toContainText('Invited');
  await expect(delegates).toContainText('Omar Aziz');
});

test('a new password asks for the old one once the page was left alone, and is then saved', async ({
  page,
  house,
}) => {
  const { email, password } = await openAccount(page);
  await page.goto('/profile/security');
  await page.getByRole('button', { name: 'Change your password' }).click();
  const form = page.getByRole('dialog', { name: 'Change your password' });
  await form.getByRole('textbox', { name: 'New password' }).fill('another quiet evening');
  await ageProofs(house, email);
  await form.getByRole('button', { name: 'Save the Password' }).click();
  await expect(asking(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('We need to be sure that it is you first.')).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Code from the mail' })).toBeHidden();

  await form.getByRole('button', { name: 'Save the Password' }).click();
  await asking(page).getByRole('textbox', { name: 'Your password' }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your new password is saved.')).toBeVisible();
  await expect(form).toBeHidden();
});

test('whoever closes the question keeps what was typed, and is asked again', {
  tag: '@long',
}, async ({ page, house }) => {
  test.slow();
  const { email, password } = await openAccount(page);
  await page.goto('/profile/family');
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  const invite = page.getByRole('dialog', { name: 'Somebody you trust' });
  await invite.getByLabel('Their name').fill('Omar Aziz');
  await invite.getByLabel('Their email').fill(`omar.${email}`);
  await ageProofs(house, email);
  const send = invite.getByRole('button', { name: 'Send the invitation' });
  await send.click();
  await asking(page).press('Escape');
  await expect(invite).toContainText('Please confirm that it is you, then try again.');
  await expect(invite.getByLabel('Their name')).toHaveValue('Omar Aziz');
  await send.click();
  await asking(page).getByRole('textbox', { name: 'Your password' }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Who may act for you' })).toContainText('Invited');
});

test('a passport asks for the code again and opens with it, by the keyboard alone', {
  tag: '@long',
}, async ({ page, house }) => {
  test.slow();
  const { email } = await openAccount(page);
  const app = await setUpApp(page);
  await useTheme(page, 'dark');
  await keepPassport(page);
  const open = page.getByRole('button', { name: 'Open the paper' });
  await expect(open).toBeVisible();
  await ageProofs(house, email);
  await open.press('Enter');
  const field = asking(page).getByRole('textbox', { name: 'Code' });
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type(nextCode(app));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: 'Preview of passport.png' })).toBeVisible();
  await expect(asking(page)).toBeHidden();
});

test('an account without a password gets a code by mail, in Arabic on a telephone', {
  tag: '@long',
}, async ({ page, house }) => {
  test.slow();
  const { email } = await openAccount(page);
  await house.query('update auth.users set encrypted_password = null where email = $1', [email]);
  await page.setViewportSize({ width: 390, height: 844 });
  await ageProofs(house, email);
  await page.goto('/ar/profile/settings');
  await page.getByRole('button', { name: 'إعداد الأرشيف' }).click();
  const dialog = page.getByRole('dialog', { name: 'هل هذا أنت؟' });
  await dialog.getByRole('button', { name: 'أرسل الرمز' }).click();
  await expect(dialog).toContainText('الرمز في طريقه إليك.');
  await expectAccessible(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBe(390);
  const code = codeIn(await mailTo(page, email, 'auth-reauthentication'));
  await dialog.getByRole('textbox', { name: 'الرمز من البريد' }).fill(code);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'تنزيل الأرشيف' })).toBeVisible({
    timeout: 30_000,
  });
});

test('a passkey answers the question for whoever has one', { tag: '@long' }, async ({
  page,
  house,
}) => {
  test.slow();
  await plugIn(page);
  const { email } = await openAccount(page);
  await page.goto('/profile/security');
  await page.getByRole('button', { name: 'Add a Passkey' }).click();
  await expect(page.getByText('The passkey is added.')).toBeVisible();
  await setUpApp(page);
  await ageProofs(house, email);
  await page.goto('/profile/settings');
  await page.getByRole('button', { name: 'Prepare the Archive' }).click();
  await asking(page).getByRole('button', { name: 'Use a passkey' }).click();
  await asking(page).getByRole('button', { name: 'Use a passkey' }).click();
  await expect(asking(page)).toBeHidden();
  const download = page.getByRole('button', { name: 'Download the Archive' });
  await expect(download).toBeVisible({ timeout: 30_000 });
});

test('a security key that is the only second factor opens the door and answers the question', {
  tag: '@long',
}, async ({ page, house }) => {
  test.slow();
  await plugIn(page);
  const account = await openAccount(page);
  await page.goto('/profile/security');
  await page.evaluate(enrolKey);
  await startSession(page, account);
  await page.goto('/profile/settings');
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await page.getByRole('button', { name: 'Use a security key' }).click();
  await expect(page).toHaveURL(/\/profile\/settings$/);
  await ageProofs(house, account.email);
  await page.getByRole('button', { name: 'Prepare the Archive' }).click();
  await asking(page).getByRole('button', { name: 'Use a security key' }).click();
  await expect(asking(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Download the Archive' })).toBeVisible({
    timeout: 30_000,
  });
});

/** The screens enrol no security keys; other clients of the protocol do. Runs in the page. */
async function enrolKey() {
  const { access_token: token } = JSON.parse(localStorage.getItem('rihla-auth') ?? '{}');
  const ask = async (path: string, body: object) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answer = await fetch(`/auth/v1${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return answer.json();
  };
  const { id } = await ask('/factors', { factor_type: 'webauthn', friendly_name: 'Key' });
  const challenge = await ask(`/factors/${id}/challenge`, {});
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    challenge.webauthn.credential_options.publicKey,
  );
  const made = await navigator.credentials.create({ publicKey });
  const credential_response = JSON.parse(JSON.stringify(made));
  const verified = await ask(`/factors/${id}/verify`, {
    challenge_id: challenge.id,
    webauthn: { type: 'create', credential_response },
  });
  if (!verified.access_token) throw new Error(JSON.stringify(verified));
}
