/**
 * Every error code the product answers with, and its HTTP status. This is the only place that knows
 * either. It imports nothing, so that the browser's first chunk may use it.
 */
export const errorStatus = {
  bad_request: 400,
  validation_failed: 400,
  unauthenticated: 401,
  payment_declined: 402,
  payment_step: 402,
  forbidden: 403,
  second_factor_needed: 403,
  fresh_proof_needed: 403,
  own_factor_needed: 403,
  mandate_over: 403,
  mandate_refused: 403,
  mandate_limit: 403,
  members_only: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  fully_booked: 409,
  place_taken: 409,
  price_changed: 409,
  money_changed: 409,
  hold_expired: 409,
  too_many_holds: 409,
  booking_state: 409,
  place_is_free: 409,
  already_waiting: 409,
  matter_state: 409,
  quote_state: 409,
  slot_taken: 409,
  billing_state: 409,
  already_owned: 409,
  ticket_over: 410,
  precondition_failed: 412,
  payload_too_large: 413,
  vault_full: 413,
  unsupported_media_type: 415,
  file_refused: 422,
  idempotency_mismatch: 422,
  not_offered: 422,
  party_refused: 422,
  guest_refused: 422,
  addon_refused: 422,
  amount_refused: 422,
  too_many_requests: 429,
  unexpected: 500,
  unavailable: 503,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorStatus;

/** How somebody can show again who they are: `params.means` of `fresh_proof_needed`. */
export type ProofMeans = 'factor' | 'password' | 'code' | 'sign_in';

/** One shape for every refusal. `message` is an English sentence; the web translates by `code`. */
export interface ErrorBody {
  code: ErrorCode;
  message: string;
  /** Values the translated sentence needs. */
  params?: Record<string, string | number>;
  /** What is wrong with which field of a form, by its dotted path. */
  fields?: Record<string, string>;
}
