import type { AuthErrorCode } from '#contract/auth-errors.ts';
import { AuthFailure } from '#domain/auth/failure.ts';

/** Ends the request with the protocol's error; the one handler gives it the shape its caller asked for. */
export function refuseAuth(
  status: number,
  code: AuthErrorCode,
  message: string,
  extra?: Record<string, unknown>,
): never {
  throw new AuthFailure(status, code, message, extra);
}

/** The most common refusal: what was sent cannot be used. */
export function refuseInput(message: string): never {
  throw new AuthFailure(400, 'validation_failed', message);
}

/** A few failures have OAuth's own shape. */
export function refuseAsOauth(error: string, description: string): never {
  throw new AuthFailure(400, 'validation_failed', description, {
    error,
    error_description: description,
  });
}
