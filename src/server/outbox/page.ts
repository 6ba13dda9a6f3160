import { addressOf } from '#contract/pages/pages.ts';
import type { Language } from '#contract/primitives.ts';
import { directionOf } from '#domain/localise.ts';
import { linksIn } from '#server/outbox/links.ts';
import { outbox as arabic } from '#server/outbox/text.ar.ts';
import { outbox as english } from '#server/outbox/text.en.ts';
import { type Html, html } from '#server/platform/answers/html.ts';
import type { StoredMessage } from '#server/platform/messages/table.ts';

const texts = { en: english, ar: arabic };

export function listPage(language: Language, messages: StoredMessage[], next?: string): string {
  const text = texts[language];
  const list = html`<ol>${messages.map((message) => listItem(language, message))}</ol>`;
  const older = next && html`<p><a href="?after=${next}">${text.older}</a></p>`;
  return document(
    language,
    text.title,
    html`<h1>${text.title}</h1>
<p class="intro">${text.intro}</p>
${messages.length > 0 ? list : html`<p>${text.empty}</p>`}
${older || undefined}`,
  );
}

function listItem(language: Language, message: StoredMessage): Html {
  const href = `${addressOf(language, '/outbox')}/${message.id}`;
  return html`<li>
<a href="${href}"><bdi>${subjectOf(language, message)}</bdi></a>
<p><bdi>${message.recipient}</bdi> · ${stateOf(language, message)} · <time datetime="${message.createdAt}" dir="ltr">${message.createdAt}</time></p>
</li>`;
}

export function messagePage(language: Language, message: StoredMessage, from: string): string {
  const text = texts[language];
  const home = addressOf(language, '/outbox');
  const links = linksIn(message.textBody);
  const subject = subjectOf(language, message);
  return document(
    language,
    subject,
    html`<p><a href="${home}">${text.back}</a></p>
<h1><bdi>${subject}</bdi></h1>
<dl>${headersOf(language, message, from).map(([name, value]) => html`<dt>${name}</dt><dd><bdi>${value}</bdi></dd>`)}</dl>
<h2>${text.links}</h2>
${links.length > 0 ? html`<ul>${links.map(linkItem)}</ul>` : html`<p>${text.noLinks}</p>`}
${
  message.htmlBody !== null &&
  html`<h2>${text.preview}</h2>
<iframe title="${text.preview}" src="${home}/${message.id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`
}
<h2>${text.plain}</h2>
<pre lang="${message.language}" dir="${directionOf(message.language)}" tabindex="0">${message.textBody}</pre>`,
  );
}

const linkItem = (url: string): Html =>
  html`<li><a href="${url}" rel="noreferrer"><bdi dir="ltr">${url}</bdi></a></li>`;

function headersOf(language: Language, message: StoredMessage, from: string): [string, string][] {
  const text = texts[language];
  const { headers } = text;
  const error: [string, string][] = message.lastError ? [[headers.error, message.lastError]] : [];
  return [
    [headers.to, message.recipient],
    ...(message.channel === 'mail' ? [[headers.from, from] satisfies [string, string]] : []),
    [headers.created, message.createdAt],
    [headers.state, stateOf(language, message)],
    [headers.language, text.language[message.language]],
    [headers.template, message.template],
    ...Object.entries(message.headers),
    ...message.attachments.map(({ filename }): [string, string] => [headers.attachment, filename]),
    ...error,
  ];
}

const subjectOf = (language: Language, { subject }: StoredMessage): string =>
  subject || texts[language].noSubject;

function stateOf(language: Language, { deliveredAt, lastError }: StoredMessage): string {
  const { delivered, failing, waiting } = texts[language];
  if (deliveredAt) return delivered;
  return lastError ? failing : waiting;
}

const document = (language: Language, title: string, content: Html): string =>
  html`<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – ${texts[language].title}</title>
<link rel="stylesheet" href="/outbox/outbox.css">
</head>
<body>
<main>
${content}
</main>
</body>
</html>`.markup;
