import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type MailContent, mailHtml, mailText } from '#server/platform/messages/layout.ts';

const hostile = '<img src=x onerror=alert(1)>"\'&';

const content: MailContent = {
  subject: `Hello ${hostile}`,
  preheader: `Soon ${hostile}`,
  blocks: [
    { kind: 'heading', text: `Dear ${hostile}` },
    { kind: 'paragraph', text: `Your ${hostile}` },
    { kind: 'facts', facts: [{ label: `When ${hostile}`, value: `Now ${hostile}` }] },
    { kind: 'button', label: `Open ${hostile}`, url: 'https://rihla.example/?a="1"&b=<2>' },
  ],
  finePrint: [`Because ${hostile}`],
};

test('nothing a person typed becomes markup in a mail', () => {
  const html = mailHtml(content, 'en');
  assert.doesNotMatch(html, /<img/);
  assert.equal(html.match(/&lt;img src=x onerror=alert\(1\)&gt;&quot;&#39;&amp;/g)?.length, 8);
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
  const words = ['Dear', 'Your', 'When', 'Now', 'Open', 'Because'];
  for (const word of words) assert.ok(text.includes(`${word} ${hostile}`), word);
  assert.ok(text.includes('https://rihla.example/?a=%221%22&b=%3C2%3E'));
});

test('a mail loads nothing from outside and runs nothing', () => {
  const html = mailHtml(content, 'en');
  assert.doesNotMatch(html, /<(script|img|link|iframe)|url\(|@import|@font-face/);
  assert.match(html, /prefers-color-scheme: dark/);
});
