/** What the storage protocol refuses with: how its clients know each case. */
const kinds = {
  NoSuchBucket: { statusCode: 404, error: 'Bucket not found', message: 'Bucket not found' },
  NoSuchKey: { statusCode: 404, error: 'not_found', message: 'Object not found' },
  KeyAlreadyExists: {
    statusCode: 409,
    error: 'Duplicate',
    message: 'The resource already exists',
  },
  BucketAlreadyExists: {
    statusCode: 409,
    error: 'Duplicate',
    message: 'The resource already exists',
  },
  ResourceNotEmpty: {
    statusCode: 409,
    error: 'ResourceNotEmpty',
    message: 'The bucket you tried to delete is not empty',
  },
  EntityTooLarge: {
    statusCode: 413,
    error: 'Payload too large',
    message: 'The object exceeded the maximum allowed size',
  },
  InvalidMimeType: {
    statusCode: 415,
    error: 'invalid_mime_type',
    message: 'mime type is not supported',
  },
  AccessDenied: {
    statusCode: 403,
    error: 'Unauthorized',
    message: 'new row violates row-level security policy',
  },
  SecondFactorNeeded: {
    statusCode: 403,
    error: 'second_factor_needed',
    message: 'Please confirm your second factor first.',
  },
  FreshProofNeeded: {
    statusCode: 403,
    error: 'fresh_proof_needed',
    message: 'Please show again who you are.',
  },
  InvalidRequest: { statusCode: 400, error: 'InvalidRequest', message: 'Invalid request' },
  InvalidKey: { statusCode: 400, error: 'InvalidKey', message: 'Invalid key' },
  InvalidBucketName: {
    statusCode: 400,
    error: 'InvalidBucketName',
    message: 'Bucket name invalid',
  },
  InvalidRange: { statusCode: 416, error: 'InvalidRange', message: 'The range cannot be served' },
  InvalidJWT: { statusCode: 400, error: 'InvalidJWT', message: 'The token cannot be read' },
  InvalidSignature: {
    statusCode: 400,
    error: 'InvalidSignature',
    message: 'Invalid signature',
  },
  NotFound: { statusCode: 404, error: 'not_found', message: 'There is nothing at this address' },
  SlowDown: { statusCode: 429, error: 'SlowDown', message: 'Too many requests' },
  DatabaseTimeout: {
    statusCode: 503,
    error: 'DatabaseTimeout',
    message: 'The service is catching its breath. Please try again in a few seconds.',
  },
  InternalError: {
    statusCode: 500,
    error: 'InternalError',
    message: 'Something went wrong on our side. It has been written down; please try again.',
  },
} as const;

export type StorageErrorCode = keyof typeof kinds;

/** A refusal on the storage base, in the shape of its protocol. */
export class StorageRefusal extends Error {
  readonly code: StorageErrorCode;
  readonly statusCode: number;
  readonly error: string;

  constructor(code: StorageErrorCode, message: string = kinds[code].message) {
    super(message);
    this.name = 'StorageRefusal';
    this.code = code;
    this.statusCode = kinds[code].statusCode;
    this.error = kinds[code].error;
  }
}
