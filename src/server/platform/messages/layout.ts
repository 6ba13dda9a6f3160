import type { Language } from '#contract/primitives.ts';
import { type Html, html } from '#server/platform/answers/html.ts';
import type {
  Fact,
  LetterPrint,
  MailBlock,
  MailContent,
  MailWay,
} from '#server/platform/messages/content.ts';
import { darkMailSheet, mailStyles } from '#server/platform/messages/styles.ts';
import { mail as arabic } from '#server/platform/messages/text.ar.ts';
import { mail as english } from '#server/platform/messages/text.en.ts';

const words = { en: english, ar: arabic };

type Style = ReturnType<typeof mailStyles>;

interface Sheet {
  style: Style;
  text: typeof english;
}

/** How a letter calls the pictures that travel with it: nothing is fetched when it is opened. */
export const markName = 'mark@rihla';
export const printName = 'print@rihla';

export function mailHtml(content: MailContent, language: Language): string {
  const style = mailStyles(language);
  return html`<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${content.subject}</title>
<style>${darkMailSheet}</style>
</head>
<body class="page" style="${style.page}">
<div role="main">
<div style="${style.preheader}">${content.preheader}</div>
${column(content, { style, text: words[language] })}
</div>
</body>
</html>`.markup;
}

/** Tables, because some mail programs lay nothing else out. */
function column({ print, blocks, why, door }: MailContent, { style, text }: Sheet): Html {
  return html`<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="${style.page}">
<tr><td align="center" style="padding:32px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px">
<tr><td style="padding:0 0 16px">${head({ style, text })}</td></tr>
<tr><td class="sheet" style="${style.sheet}">
${print ? printHtml(print, style) : undefined}<div class="inner" style="${style.inner}">
${blocks.map((block) => blockHtml(block, { style, text }))}</div></td></tr>
<tr><td class="foot" style="${style.foot}">
<p class="mute" style="${style.fine}">${why}${door ? html` ${linkHtml(door, style)}` : undefined}</p>
</td></tr>
</table>
</td></tr>
</table>`;
}

const head = ({ style, text }: Sheet): Html =>
  html`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td style="${style.mark}"><img src="cid:${markName}" width="36" height="36" alt="${text.mark}" style="${style.picture}"></td>
<td class="ink" style="${style.brand}">${text.brand}</td>
</tr></table>`;

/** Between two signs, so that a letter whose drawing is gone can leave without its frame. */
const printHtml = ({ alt }: LetterPrint, style: Style): Html =>
  html`<!--print--><div class="frame" style="${style.frame}"><img class="mute" src="cid:${printName}" width="574" alt="${alt}" style="${style.print}"></div><!--/print-->\n`;

export function withoutPrint(mail: string): string {
  const end = '<!--/print-->';
  const [from, to] = [mail.indexOf('<!--print-->'), mail.indexOf(end)];
  return from < 0 || to < from ? mail : mail.slice(0, from) + mail.slice(to + end.length);
}

function blockHtml(block: MailBlock, { style, text }: Sheet): Html {
  switch (block.kind) {
    case 'heading':
      return html`<h1 class="ink" style="${style.heading}">${block.text}</h1>\n`;
    case 'paragraph':
      return html`<p class="soft" style="${style.paragraph}">${block.text}</p>\n`;
    case 'words':
      return html`<div class="said" style="${style.said}"><p class="mute" style="${style.speaker}">${text.wrote(block.name)}</p>
${linesOf(block.text).map((line) => html`<p class="ink" dir="auto" style="${style.words}">${line}</p>\n`)}</div>\n`;
    case 'button':
      return html`<p style="margin:28px 0 12px"><a class="button" href="${webUrl(block.url)}" style="${style.button}">${block.label}</a></p>\n`;
    case 'links':
      return html`<p class="soft" style="${style.links}">${text.also} ${block.links.map((link, at) => html`${at > 0 ? text.between : ''}${linkHtml(link, style)}`)}</p>\n`;
    case 'facts':
      return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px">
${block.facts.map((fact) => factHtml(fact, style))}</table>\n`;
  }
}

const linesOf = (text: string) => text.split(/\n+/).filter((line) => line.trim() !== '');

const linkHtml = ({ label, url }: MailWay, style: Style): Html =>
  html`<a class="link" href="${webUrl(url)}" style="${style.link}">${label}</a>`;

/** Addresses and names keep their own direction inside a line of the other. */
const factHtml = ({ label, value }: Fact, style: Style): Html => html`<tr>
<td class="mute rule" style="${style.label}">${label}</td>
<td class="ink rule" style="${style.value}"><bdi>${value}</bdi></td>
</tr>\n`;

/** The same words for those who read mail as text, and for filters that distrust mail without it. */
export function mailText(content: MailContent, language: Language): string {
  const { blocks, why, door } = content;
  const text = words[language];
  const end = door ? `${why}\n\n${wayText(door)}` : why;
  return [text.brand, ...blocks.map((block) => blockText(block, text)), '—', end].join('\n\n');
}

function blockText(block: MailBlock, text: typeof english): string {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return block.text;
    case 'words':
      return `${text.wrote(block.name)}\n${block.text}`;
    case 'button':
      return wayText(block);
    case 'links':
      return block.links.map(wayText).join('\n\n');
    case 'facts':
      return block.facts.map(({ label, value }) => `${label}: ${value}`).join('\n');
  }
}

const wayText = ({ label, url }: MailWay): string => `${label}:\n${webUrl(url)}`;

/** A link in a mail leads to the web; anything else is a defect of the template. */
function webUrl(url: string): string {
  const { protocol, href } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:')
    throw new Error('A mail may only link to the web.');
  return href;
}

/** A letter in the shapes in which it leaves. */
export const bodies = (content: MailContent, language: Language) => ({
  subject: content.subject,
  textBody: mailText(content, language),
  htmlBody: mailHtml(content, language),
  print: content.print ?? null,
});
