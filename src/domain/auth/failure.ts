import type { AuthErrorCode } from '#contract/auth-errors.ts';

/** A refusal in the words of the sign-in protocol, where one code may have several statuses. */
export class AuthFailure extends Error {
  readonly status: number;
  readonly code: AuthErrorCode;
  /** Further fields of the body; with an `error` among them they are the whole body, as OAuth wants it. */
  readonly extra: Record<string, unknown>;

  constructor(
    status: number,
    code: AuthErrorCode,
    message: string,
    extra: Record<string, unknown> = {},
  ) {
    super(message);
    this.name = 'AuthFailure';
    this.status = status;
    this.code = code;
    this.extra = extra;
  }
}
