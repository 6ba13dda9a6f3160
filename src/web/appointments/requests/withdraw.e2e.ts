import { createHash, randomBytes } from 'node:crypto';
import { freshAddress, mailTo } from '../../../../e2e/accounts.ts';
import { expect, expectAccessible, test } from '../../../../e2e/fixture.ts';

test('the link of a request from before there was a calendar still withdraws it', {
  tag: '@long',
}, async ({ page, house }) => {
  const token = randomBytes(32).toString('base64url');
  const email = freshAddress();
  await house.query(
    `insert into app.consultation_requests (id, subject, starts_at, zone, name, email, phone, message,
       language, withdrawal_hash)
     values (gen_random_uuid(), 'A villa on the Palm', now() + interval '3 days', 'Asia/Kolkata',
       'Layla', $1, '', '', 'en', $2)`,
    [email, createHash('sha256').update(token).digest('base64url')],
  );
  await page.goto(`/consultation/withdraw?token=${token}`);
  await expect(page.getByRole('heading', { name: 'Withdraw this request?' })).toBeVisible();
  await expect(page.getByText('A villa on the Palm')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Withdraw the Request' }).click();
  await expect(page.getByRole('heading', { name: 'Your request is withdrawn' })).toBeFocused();
  await mailTo(page, email, 'consultation-withdrawn');
  await page.reload();
  await expect(
    page.getByRole('heading', { name: 'This request was withdrawn already' }),
  ).toBeVisible();
});
