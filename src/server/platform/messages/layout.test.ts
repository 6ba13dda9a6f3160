import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MailContent } from '#server/platform/messages/content.ts';
import { mailHtml, mailText, withoutPrint } from '#server/platform/messages/layout.ts';

const hostile = '<img src=x onerror=alert(1)>"\'&';

const print = { key: 'offering/yacht', hours: ['golden'], alt: `Drawn ${hostile}` };

const content: MailContent = {
  subject: `Hello ${hostile}`,
  preheader: `Soon ${hostile}`,
  blocks: [
    { kind: 'heading', text: `Dear ${hostile}` },
    { kind: 'paragraph', text: `Your ${hostile}` },
    { kind: 'words', name: `Noor ${hostile}`, text: `Line one ${hostile}\nLine two ${hostile}` },
    { kind: 'facts', facts: [{ label: `When ${hostile}`, value: `Now ${hostile}` }] },
    { kind: 'button', label: `Open ${hostile}`, url: 'https://rihla.example/?a="1"&b=<2>' },
    { kind: 'links', links: [{ label: `Also ${hostile}`, url: 'https://rihla.example/also' }] },
  ],
  print,
  why: `Because ${hostile}`,
  door: { label: `Choose ${hostile}`, url: 'https://rihla.example/choose' },
};

test('nothing a person typed becomes markup in a mail', () => {
  const html = mailHtml(content, 'en');
  assert.deepEqual(html.match(/<img [^>]*src="([^"]*)"/g)?.length, 2, 'the mark and the print');
  assert.doesNotMatch(html, /<img src=x/);
  assert.equal(html.match(/&lt;img src=x onerror=alert\(1\)&gt;&quot;&#39;&amp;/g)?.length, 14);
  assert.match(html, /href="https:\/\/rihla\.example\/\?a=%221%22&amp;b=%3C2%3E"/);
});

test('a mail links to the web and to nothing else', () => {
  const blocks: MailContent['blocks'] = [
    { kind: 'button', label: 'Open', url: 'javascript:alert(1)' },
  ];
  assert.throws(() => mailHtml({ ...content, blocks }, 'en'), /only link to the web/);
  assert.throws(() => mailText({ ...content, blocks }, 'en'), /only link to the web/);
});

test('an Arabic mail reads from right to left, an English one from left to right', () => {
  assert.match(mailHtml(content, 'ar'), /<html lang="ar" dir="rtl">/);
  assert.match(mailHtml(content, 'ar'), />رحلة</);
  assert.match(mailHtml(content, 'en'), /<html lang="en" dir="ltr">/);
  assert.match(mailHtml(content, 'en'), />RIHLA</);
});

test('the text twin says what the HTML says', () => {
  const text = mailText(content, 'en');
  const words = [
    'Dear',
    'Your',
    'Noor',
    'Line two',
    'When',
    'Now',
    'Open',
    'Also',
    'Because',
    'Choose',
  ];
  for (const word of words) assert.ok(text.includes(`${word} ${hostile}`), word);
  assert.ok(text.includes('https://rihla.example/?a=%221%22&b=%3C2%3E'));
});

test('a mail loads nothing from outside and runs nothing', () => {
  const html = mailHtml(content, 'en');
  assert.doesNotMatch(html, /<(script|link|iframe)|url\(|@import|@font-face/);
  for (const [, from] of html.matchAll(/ src="([^"]*)"/g)) assert.match(from ?? '', /^cid:/);
  assert.match(html, /prefers-color-scheme: dark/);
});

test('a letter has the mark and the print of what it is about, each with its words', () => {
  const html = mailHtml({ ...content, print: { ...print, alt: 'نور 50، رسم' } }, 'ar');
  assert.match(html, /src="cid:mark@rihla"[^>]* alt="شعار رحلة"/);
  assert.match(html, /src="cid:print@rihla"[^>]* alt="نور 50، رسم"/);
  assert.doesNotMatch(withoutPrint(html), /print@rihla|frame" style/);
  const { print: _, ...bare } = content;
  assert.doesNotMatch(mailHtml(bare, 'en'), /print@rihla/);
});

test('a letter has one button, and one line on why it came', () => {
  const html = mailHtml(content, 'en');
  assert.equal(html.match(/class="button"/g)?.length, 1);
  assert.equal(html.split('class="foot"')[1]?.match(/<p /g)?.length, 1);
});

test('what a person wrote stands in their words, line by line, in its own direction', () => {
  const html = mailHtml(content, 'en');
  assert.match(html, />Noor [^<]* wrote:<\/p>\s*<p [^>]*dir="auto"[^>]*>Line one/);
  assert.match(html, /<p [^>]*dir="auto"[^>]*>Line two/);
});
