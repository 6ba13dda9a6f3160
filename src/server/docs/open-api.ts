import { z } from 'zod';
import { type Endpoint, keyHeader, versionHeader } from '#contract/endpoint.ts';
import { errorStatus } from '#contract/errors.ts';
import { proofMinutes } from '#domain/auth/fresh-proof.ts';

interface OpenApiParameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: unknown;
}

export interface OpenApiOperation {
  operationId: string;
  summary?: string;
  description?: string;
  parameters?: OpenApiParameter[];
  requestBody?: unknown;
  'x-fresh-proof-minutes'?: number;
  responses: Record<string, unknown>;
}

export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, OpenApiOperation>>;
  components: { schemas: { Error: unknown } };
}

const errorSchema = {
  type: 'object',
  required: ['code', 'message'],
  properties: {
    code: { enum: Object.keys(errorStatus) },
    message: { type: 'string' },
    params: { type: 'object' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
  },
};

/** OpenAPI 3.1, whose schemas are plain JSON Schema, so zod writes them as they are. */
export function openApi(endpoints: Endpoint[], url: string): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Rihla', version: '1' },
    servers: [{ url }],
    paths,
    components: { schemas: { Error: errorSchema } },
  };
}

const proofWords = `Needs a proof of who asks that is at most ${proofMinutes} minutes old; else fresh_proof_needed says by what means.`;

const onceWords =
  'With an Idempotency-Key it happens once: the same key is answered as it was the first time.';
const versionedWords =
  'If-Match says which version was seen; on any other it is refused as precondition_failed.';

function operation({ method, path, shape }: Endpoint): OpenApiOperation {
  const operationId = `${method.toLowerCase()}${path.replaceAll(/[^a-zA-Z0-9]+/g, '_')}`;
  const failure = {
    description: 'Refused, with a sentence that says why.',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  };
  return {
    operationId,
    ...(shape.summary && { summary: shape.summary }),
    ...wordsOf(shape),
    ...(shape.proof && { 'x-fresh-proof-minutes': proofMinutes }),
    parameters: [
      ...parameters('path', shape.params),
      ...parameters('query', shape.query),
      ...headers(shape),
    ],
    ...(shape.body && {
      requestBody: { required: true, content: jsonContent(shape.body, 'input') },
    }),
    responses: { ...success(shape), default: failure },
  };
}

function wordsOf({ proof, once, versioned }: Endpoint['shape']) {
  const words = [proof && proofWords, once && onceWords, versioned && versionedWords];
  const said = words.filter(Boolean).join(' ');
  return said === '' ? {} : { description: said };
}

function headers({ once, versioned }: Endpoint['shape']): OpenApiParameter[] {
  const header = { in: 'header' as const, schema: { type: 'string' } };
  return [
    ...(once ? [{ ...header, name: keyHeader, required: false }] : []),
    ...(versioned ? [{ ...header, name: versionHeader, required: true }] : []),
  ];
}

function success({ returns, file }: Endpoint['shape']) {
  if (file) return { 200: { description: 'The file.', content: { [file]: {} } } };
  if (!returns) return { 204: { description: 'Done.' } };
  return { 200: { description: 'Done.', content: jsonContent(returns, 'output') } };
}

const jsonContent = (schema: z.ZodType, io: 'input' | 'output') => ({
  'application/json': { schema: jsonSchema(schema, io) },
});

/** Types JSON Schema cannot tell are left open rather than refused. */
const jsonSchema = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' });

function parameters(where: 'path' | 'query', schema: z.ZodType | undefined): OpenApiParameter[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input');
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: property,
  }));
}
