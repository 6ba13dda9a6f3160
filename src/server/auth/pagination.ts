import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuseInput } from '#server/auth/failure.ts';
import { queryValue } from '#server/auth/requests.ts';

interface Page {
  page: number;
  perPage: number;
  offset: number;
}

const defaultPerPage = 50;
/** Whoever asks for more gets this many and is told so in the links. */
const mostPerPage = 1000;

export function readPage(request: FastifyRequest): Page {
  const page = Math.max(1, readCount(request, 'page', 1));
  const perPage = Math.min(
    mostPerPage,
    readCount(request, 'per_page', defaultPerPage) || defaultPerPage,
  );
  const offset = (page - 1) * perPage;
  if (!Number.isSafeInteger(offset)) refuseCount(String(page), 'value out of range');
  return { page, perPage, offset };
}

function readCount(request: FastifyRequest, name: string, byDefault: number): number {
  const text = queryValue(request, name);
  if (text === '') return byDefault;
  if (!/^\d+$/.test(text)) refuseCount(text, 'invalid syntax');
  return Number(text);
}

/** The words of the protocol's first server, whose clients may show them. */
function refuseCount(text: string, why: string): never {
  const reason = `strconv.ParseUint: parsing ${JSON.stringify(text)}: ${why}`;
  return refuseInput(`Bad Pagination Parameters: ${reason}`);
}

/** How many there are and where the others are. Clients read the first value of a link: the page. */
export function tellPages(
  reply: FastifyReply,
  path: string,
  { page, perPage }: Page,
  total: number,
) {
  const last = Math.ceil(total / perPage);
  const link = (number: number, rel: string) =>
    `<${path}?page=${number}&per_page=${perPage}>; rel="${rel}"`;
  const links = [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')];
  reply.headers({ 'x-total-count': String(total), link: links.join(', ') });
}
