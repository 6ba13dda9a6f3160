import type { OpenApiDocument, OpenApiOperation } from '#server/docs/open-api.ts';
import { escapeHtml } from '#server/platform/answers/escape-html.ts';

interface Listed {
  method: string;
  path: string;
  operation: OpenApiOperation;
}

/** The parts of the API by name, each with its endpoints: what stands behind the version in an address. */
export function apiParts({ paths }: OpenApiDocument): Map<string, Listed[]> {
  const listed = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
  return Map.groupBy(listed, ({ path }) => partOf(path));
}

function partOf(path: string): string {
  const [, base = '', part = ''] = /^\/(\w+)\/v1\/?([\w-]*)/.exec(path) ?? [];
  return base === 'rest' ? part : base;
}

/** All endpoints by part, a line each. */
export function indexPage(parts: Map<string, Listed[]>): string {
  const lists = [...parts].map(
    ([part, listed]) => `<section>
<h2><a href="/docs/${part}">${part}</a></h2>
<ul>${listed.map((one) => line(part, one)).join('\n')}</ul>
</section>`,
  );
  return page(
    'API reference',
    `<p>Made from the contract the server itself checks. Also as <a href="/docs/openapi.json">OpenAPI 3.1</a>.
Refusals have one shape: <code>{ "code", "message", "params"?, "fields"? }</code>.</p>
${lists.join('\n')}`,
  );
}

/** One part with every schema, folded away until it is wanted. */
export const partPage = (part: string, listed: Listed[]): string =>
  page(
    part,
    `<p><a href="/docs">All endpoints</a></p>
${listed.map(article).join('\n')}`,
  );

/** A page for people: no script, one stylesheet. */
const page = (title: string, content: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – Rihla</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/docs/docs.css">
</head>
<body>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>`;

function line(part: string, { method, path, operation: { operationId, summary } }: Listed): string {
  const address = `/docs/${part}#${operationId}`;
  return `<li><a href="${address}">${named(method, path)}</a>${summary ? ` ${escapeHtml(summary)}` : ''}</li>`;
}

const named = (method: string, path: string) =>
  `<code><span class="method">${method.toUpperCase()}</span>${escapeHtml(path)}</code>`;

function article({ method, path, operation }: Listed): string {
  const { operationId, summary, description, parameters, requestBody, responses } = operation;
  return `<article id="${operationId}">
<h2>${named(method, path)}</h2>
${summary ? `<p>${escapeHtml(summary)}</p>` : ''}
${description ? `<p>${escapeHtml(description)}</p>` : ''}
${block('Parameters', parameters?.length ? parameters : undefined)}
${block('Body', requestBody)}
${block('Answers', responses)}
</article>`;
}

function block(title: string, value: unknown): string {
  if (value === undefined) return '';
  const json = escapeHtml(JSON.stringify(value, null, 2));
  return `<details><summary>${title}</summary><pre tabindex="0">${json}</pre></details>`;
}
