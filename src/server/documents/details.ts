/** What is written about a paper, checked where one part of it speaks of another. */
import type { DocumentDetails } from '#contract/documents/documents.ts';
import type { Day } from '#contract/primitives.ts';
import { shownEnd, typeNamed } from '#domain/documents/file-name-guess.ts';
import { Failure } from '#domain/failure.ts';
import { daysBetween } from '#domain/time.ts';
import { sealNumber } from '#server/documents/numbers.ts';
import type { DocumentRow, Written } from '#server/documents/store.ts';

/** The paper it is about, and the key its number is sealed with. */
interface Sealing {
  documentId: string;
  key: Buffer;
}

/** As a column each; what was not said is not there. */
export function columnsOf(details: DocumentDetails, sealing: Sealing): Partial<Written> {
  const { number, holder, type, title, country, issuedOn, expiresOn, note } = details;
  return {
    ...(type !== undefined && { type }),
    ...(title !== undefined && { title }),
    ...(country !== undefined && { country }),
    ...(issuedOn !== undefined && { issuedOn }),
    ...(expiresOn !== undefined && { expiresOn }),
    ...(note !== undefined && { note }),
    ...(holder && { holderName: holder.name, holderMemberId: holder.memberId }),
    ...(number !== undefined && sealed(number, sealing)),
  };
}

function sealed(number: string, { key, documentId }: Sealing) {
  if (number === '') return { numberSealed: null, numberEnd: '' };
  return { numberSealed: sealNumber(key, documentId, number), numberEnd: shownEnd(number) };
}

/** A paper of which nothing is known but its file. */
export const blankDetails = (fileName: string): Written => ({
  type: typeNamed(fileName),
  title: '',
  holderName: '',
  holderMemberId: null,
  ...unnumbered,
  country: null,
  note: '',
});

/** A renewed paper has its own number and dates; those of the old one are no guess at them. */
export const unnumbered = {
  numberSealed: null,
  numberEnd: '',
  issuedOn: null,
  expiresOn: null,
} satisfies Partial<Written>;

type Dates = Pick<DocumentRow, 'issuedOn' | 'expiresOn'>;

export function checkDates({ issuedOn, expiresOn }: Dates, today: Day): void {
  if (issuedOn && daysBetween(issuedOn, today) < 0)
    refuseField('issuedOn', 'It cannot have been issued in the future');
  if (issuedOn && expiresOn && daysBetween(issuedOn, expiresOn) < 0)
    refuseField('expiresOn', 'It ends before it was issued');
}

export function refuseField(field: string, sentence: string): never {
  throw new Failure('validation_failed', `Please check ${field}: ${sentence}.`, {
    fields: { [field]: sentence },
  });
}
