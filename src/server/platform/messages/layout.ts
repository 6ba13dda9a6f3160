import type { Language } from '#contract/primitives.ts';
import { type Html, html } from '#server/platform/answers/html.ts';
import { darkMailSheet, mailStyles } from '#server/platform/messages/styles.ts';
import { mail as arabic } from '#server/platform/messages/text.ar.ts';
import { mail as english } from '#server/platform/messages/text.en.ts';

/** What a mail says, before it has a shape: the HTML and its plain twin are made from the same blocks. */
export interface MailContent {
  subject: string;
  /** The line a mailbox shows beside the subject. */
  preheader: string;
  blocks: MailBlock[];
  /** Why the reader got this, and what to do if it was a mistake. */
  finePrint: string[];
}

export type MailBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'facts'; facts: Fact[] };

export interface Fact {
  label: string;
  value: string;
}

const words = { en: english, ar: arabic };

type Style = ReturnType<typeof mailStyles>;

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
${column(content, words[language], style)}
</div>
</body>
</html>`.markup;
}

/** Tables, because some mail programs lay nothing else out. */
function column(content: MailContent, { brand, tagline }: typeof english, style: Style): Html {
  const fine = [...content.finePrint, tagline];
  return html`<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="${style.page}">
<tr><td align="center" style="padding:32px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px">
<tr><td class="ink" style="${style.brand}">${brand}</td></tr>
<tr><td class="sheet" style="${style.sheet}">
${content.blocks.map((block) => blockHtml(block, style))}</td></tr>
<tr><td style="padding:20px 0 0">
${fine.map((line) => html`<p class="mute" style="${style.fine}">${line}</p>\n`)}</td></tr>
</table>
</td></tr>
</table>`;
}

function blockHtml(block: MailBlock, style: Style): Html {
  switch (block.kind) {
    case 'heading':
      return html`<h1 class="ink" style="${style.heading}">${block.text}</h1>\n`;
    case 'paragraph':
      return html`<p class="soft" style="${style.paragraph}">${block.text}</p>\n`;
    case 'button':
      return html`<p style="margin:28px 0 12px"><a class="button" href="${webUrl(block.url)}" style="${style.button}">${block.label}</a></p>\n`;
    case 'facts':
      return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px">
${block.facts.map((fact) => factHtml(fact, style))}</table>\n`;
  }
}

/** Addresses and names keep their own direction inside a line of the other. */
const factHtml = ({ label, value }: Fact, style: Style): Html => html`<tr>
<td class="mute rule" style="${style.label}">${label}</td>
<td class="ink rule" style="${style.value}"><bdi>${value}</bdi></td>
</tr>\n`;

/** The same words for those who read mail as text, and for filters that distrust mail without it. */
export function mailText(content: MailContent, language: Language): string {
  const { brand, tagline } = words[language];
  const parts = [brand, ...content.blocks.map(blockText), '—'];
  return [...parts, ...content.finePrint, tagline].join('\n\n');
}

function blockText(block: MailBlock): string {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return block.text;
    case 'button':
      return `${block.label}:\n${webUrl(block.url)}`;
    case 'facts':
      return block.facts.map(({ label, value }) => `${label}: ${value}`).join('\n');
  }
}

/** A link in a mail leads to the web; anything else is a defect of the template. */
function webUrl(url: string): string {
  const { protocol, href } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:')
    throw new Error('A mail may only link to the web.');
  return href;
}
