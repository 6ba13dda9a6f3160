import type { OpenApiDocument, OpenApiOperation } from '#server/docs/open-api.ts';
import { escapeHtml } from '#server/platform/escape-html.ts';

/** A page for people: no script, one stylesheet, every schema folded away until it is wanted. */
export function docsPage(document: OpenApiDocument): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => article(method, path, operation)),
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>API reference – Rihla</title>
<link rel="stylesheet" href="/docs/docs.css">
</head>
<body>
<main>
<h1>API reference</h1>
<p>Made from the contract the server itself checks. Also as <a href="/docs/openapi.json">OpenAPI 3.1</a>.
Refusals have one shape: <code>{ "code", "message", "params"?, "fields"? }</code>.</p>
${operations.join('\n')}
</main>
</body>
</html>`;
}

function article(method: string, path: string, operation: OpenApiOperation): string {
  return `<article>
<h2><span class="method">${method.toUpperCase()}</span>${escapeHtml(path)}</h2>
${operation.summary ? `<p>${escapeHtml(operation.summary)}</p>` : ''}
${block('Parameters', operation.parameters?.length ? operation.parameters : undefined)}
${block('Body', operation.requestBody)}
${block('Answers', operation.responses)}
</article>`;
}

function block(title: string, value: unknown): string {
  if (value === undefined) return '';
  const json = escapeHtml(JSON.stringify(value, null, 2));
  return `<details><summary>${title}</summary><pre tabindex="0">${json}</pre></details>`;
}
