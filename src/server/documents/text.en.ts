import type { DocumentType } from '#contract/document-kinds.ts';

export const documents = {
  types: {
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
  } satisfies Record<DocumentType, string>,
  of: (paper: string, holder: string) => `${paper}, ${holder}`,
  log: {
    file: 'who-opened-what.csv',
    heads: ['When (UTC)', 'Who', 'What', 'Why', 'Request', 'With', 'Access'],
    why: { own: 'Own paper', shared: 'Shared with a request', reason: 'With a reason' },
    access: { owner: 'Owner', open: 'Open', ended: 'Ended', once: 'Once' },
  },
};
