import type { DocumentType } from '#contract/documents/kinds.ts';

/** What a paper is called, on every screen and in every letter. */
export const documentNames = {
  passport: 'Passport',
  visa: 'Residence visa',
  emirates_id: 'Emirates ID',
  driving_licence: 'Driving licence',
  tenancy: 'Tenancy contract',
  birth_certificate: 'Birth certificate',
  marriage_certificate: 'Marriage certificate',
  certificate: 'Certificate',
  trade_licence: 'Trade licence',
  insurance: 'Insurance',
  school_report: 'School report',
  vaccination: 'Vaccination record',
  other: 'Document',
} satisfies Record<DocumentType, string>;
