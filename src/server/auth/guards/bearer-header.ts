import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

/** All that is read of a request here. */
export type Bearing = Pick<FastifyRequest, 'headers'>;

export const bearerOf = ({ headers }: Bearing): string | undefined =>
  /^bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];

/** Any UUID: accounts that came from elsewhere keep the id they had there. */
export const isUuid = (text: string) => z.guid().safeParse(text).success;
