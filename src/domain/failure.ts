import type { ErrorBody, ErrorCode } from '#contract/errors.ts';

type Details = Pick<ErrorBody, 'params' | 'fields'>;

/** A refusal that the caller is told about. Anything else that is thrown is a defect. */
export class Failure extends Error {
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message);
    this.name = 'Failure';
    this.code = code;
    this.details = details;
  }
}
