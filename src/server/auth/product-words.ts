import { AuthFailure } from '#domain/auth/failure.ts';
import { Failure } from '#domain/failure.ts';

/** The service below refuses in the protocol's words; these addresses have the house's own. */
export async function inProductWords<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AuthFailure)) throw error;
    const code = error.status === 429 ? 'too_many_requests' : 'forbidden';
    throw new Failure(code, `${error.message.replace(/\.$/, '')}.`);
  }
}
