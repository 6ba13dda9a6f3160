/** What people type: one line, prose, the place their clock is in. */
import { z } from 'zod';

/** It stands in subjects, lists and invitations, so nothing may break it. */
export const TextLine = z
  .string()
  .trim()
  .min(1, 'It cannot be empty')
  .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'It must be one line');

/** Lines and tabs are writing; other controls and halves of characters are neither kept nor sent. */
export const ProseText = z
  .string()
  .trim()
  .refine((text) => !/\p{Cs}|(?![\t\n\r])\p{Cc}/u.test(text), 'It must be plain text');

/** Where the reader's clock is: a name such as Europe/London that the calendar of this server knows. */
export const TimeZone = z.string().max(64).refine(isZone, 'It must be a time zone');

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false; // that is how Intl says no
  }
}
