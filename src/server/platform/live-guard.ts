import type { Caller } from '#server/platform/sql.ts';

/** What a token says, once its signature and its life were checked. */
export interface Bearer {
  token: string;
  role: string;
  /** In seconds since 1970; a key of the house has no end. */
  expiresAt: number | undefined;
  /** The session it is of, where it names one. */
  session?: string;
}

/** Somebody who is signed in, as a room needs to know them. */
export interface KnownCaller {
  /** Staff only with what the staff's guard asks for. */
  caller: Extract<Caller, { id: string }>;
  name: string;
}

/** How live learns who speaks; the sign-in service is behind it. */
export interface LiveGuard {
  /** Says what a token claims, or throws TokenRefused. */
  read(token: string): Promise<Bearer>;
  /** Nobody, where the session has ended or the account may not enter; TokenRefused without its second factor. */
  whoIs(bearer: Bearer): Promise<KnownCaller | undefined>;
}

export type TokenProblem =
  | 'missing'
  | 'malformed'
  | 'incomplete'
  | 'expired'
  | 'signature'
  | 'half';

/** What each says; whoever refuses adds the code of its place. */
const words: Record<TokenProblem, string> = {
  missing: 'API key is missing',
  malformed: 'The token provided is not a valid JWT',
  incomplete: 'Fields `role` and `exp` are required in JWT',
  expired: 'Token has expired',
  signature: 'Failed to validate JWT signature',
  half: 'Please confirm your second factor first',
};

export class TokenRefused extends Error {
  readonly problem: TokenProblem;
  /** Since when, for one that has run out. */
  readonly secondsAgo: number;

  constructor(problem: TokenProblem, secondsAgo = 0) {
    super(words[problem]);
    this.name = 'TokenRefused';
    this.problem = problem;
    this.secondsAgo = secondsAgo;
  }
}
