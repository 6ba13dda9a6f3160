/** How somebody wants the house to be: language, theme, currency, the hours of quiet, discretion. */
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { Currency, Instant, Language } from '#contract/primitives.ts';

const Theme = z.enum(['light', 'dark', 'system']);

const dayMinutes = 24 * 60;
/** Quarters of an hour: as finely as the handles on the day move. */
export const quietStep = 15;

/** A minute of Dubai's day. */
const QuietMinute = z
  .int()
  .min(0)
  .max(dayMinutes - quietStep)
  .multipleOf(quietStep);

export const QuietHours = z
  .object({ on: z.boolean(), from: QuietMinute, until: QuietMinute })
  .refine(({ from, until }) => from !== until, {
    path: ['until'],
    error: 'Quiet hours need a beginning and another end',
  });
export type QuietHours = z.infer<typeof QuietHours>;

export const Settings = z.object({
  /** Null where nothing was chosen: as the page, the device or the price has it. */
  language: Language.nullable(),
  theme: Theme.nullable(),
  currency: Currency.nullable(),
  quiet: QuietHours,
  /** Letters say that there is news and lead to it, without words, sums or names. */
  discreet: z.boolean(),
  /** When the account closes, for somebody who is leaving. */
  leavesAt: Instant.nullable(),
});
export type Settings = z.infer<typeof Settings>;

export const SettingsChange = z
  .strictObject({
    language: Language,
    theme: Theme,
    currency: Currency.nullable(),
    quiet: QuietHours,
    discreet: z.boolean(),
  })
  .partial()
  .refine((change) => Object.keys(change).length > 0, 'Say what is to change');
export type SettingsChange = z.infer<typeof SettingsChange>;

export const settings = {
  read: endpoint('GET', '/rest/v1/settings', {
    returns: Settings,
    summary:
      'What the account chose: language, theme, currency, quiet hours, discreet letters, and whether it leaves.',
  }),
  change: endpoint('PATCH', '/rest/v1/settings', {
    body: SettingsChange,
    returns: Settings,
    summary: 'Changes what is named and leaves the rest.',
  }),
};
