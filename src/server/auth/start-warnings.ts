import type { AuthSettings } from '#server/platform/config/auth.ts';

/** What the settings promise and cannot keep together, told when the house starts. */
export function authWarnings({ hidesAccounts, autoconfirm, smsAutoconfirm }: AuthSettings) {
  const tells = (variable: string, address: string) =>
    `With ${variable} a sign-up is a sign-in, so it tells whether ${address} has an account here, whatever AUTH_HIDE_ACCOUNTS says.`;
  return [
    ...(hidesAccounts && autoconfirm ? [tells('AUTH_AUTOCONFIRM', 'a mail address')] : []),
    ...(hidesAccounts && smsAutoconfirm ? [tells('AUTH_SMS_AUTOCONFIRM', 'a phone number')] : []),
  ];
}
