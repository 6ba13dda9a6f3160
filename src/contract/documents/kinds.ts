/** What a paper is, and how long what people write about it may be. */
import { z } from 'zod';

export const DocumentType = z.enum([
  'passport',
  'visa',
  'emirates_id',
  'driving_licence',
  'tenancy',
  'birth_certificate',
  'marriage_certificate',
  'certificate',
  'trade_licence',
  'insurance',
  'school_report',
  'vaccination',
  'other',
]);
export type DocumentType = z.infer<typeof DocumentType>;

export const documentLengths = {
  title: 120,
  holder: 120,
  number: 60,
  note: 1000,
  reason: 500,
  fileName: 200,
} as const;

export const largestDocument = 25_000_000;

/** What the vault takes, decided by content: what a camera makes, and paper as PDF. */
export const documentMedia = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/heic',
] as const;
