type StartErrorCode =
  | 'already_running'
  | 'unsupported_platform'
  | 'not_enough_space'
  | 'not_permitted'
  | 'other_version'
  | 'failed';

/** Why our own database server cannot run here, as one sentence for whoever typed the command. */
export class StartError extends Error {
  readonly code: StartErrorCode;

  constructor(code: StartErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartError';
    this.code = code;
  }
}

/** The code of a failed system call ('ENOENT'), or the empty string. */
export const systemCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';
