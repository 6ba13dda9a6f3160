/** The page renderer as the server loads it, from the last build. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Page, PageAssets, PagePayload, PageRenderer } from '#contract/pages/pages.ts';
import type { Language } from '#contract/primitives.ts';

const root = process.cwd();
const { render }: PageRenderer = await import(`${root}/dist/pages/document.js`);
const { assets }: { assets: PageAssets } = JSON.parse(
  readFileSync(`${root}/dist/web-build.json`, 'utf8'),
);

const landing: Page = {
  name: 'landing',
  content: {
    badge: 'Badge',
    headline: 'Your life in Dubai—done for you.',
    subText: 'Every detail is handled.',
    primaryCta: 'Get Started Today',
    secondaryCta: 'Watch Demo',
    claims: [{ value: '500+', label: 'VIP Clients' }],
    services: { title: 'Comprehensive Dubai Services', cards: [] },
    hours: { title: 'Awake at every hour', lead: 'One marina, five hours.', acts: [] },
    pricing: {
      title: 'Choose Your Dubai Experience',
      veil: { title: 'Exclusive Access', text: 'Click to unlock', action: 'Tap to reveal pricing' },
      dialog: { title: 'Exclusive Access', label: 'E-mail', submit: 'Reveal Plans', consent: '' },
      plans: [],
      note: 'All plans include white-glove service.',
      consultation: 'Schedule Consultation',
    },
  },
};

test('a page says its language, its addresses in both and its picture', async () => {
  const { html } = await render(payload('ar', '/', landing), assets);
  assert.match(html, /^<!doctype html><html lang="ar" dir="rtl">/);
  assert.match(html, /<link rel="canonical" href="https:\/\/rihla\.example\/ar"\/>/);
  assert.match(html, /hrefLang="en" href="https:\/\/rihla\.example\/"/);
  assert.match(html, /hrefLang="x-default" href="https:\/\/rihla\.example\/"/);
  assert.match(html, /og:image" content="https:\/\/rihla\.example\/social\/hero\/landing\.png"/);
  assert.match(html, /<script type="application\/ld\+json">\{"@context":"https:\/\/schema\.org"/);
});

test('a page preloads the heading font of its own language and no other', async () => {
  const { html } = await render(payload('en', '/', landing), assets);
  const preloaded = html.match(/<link rel="preload" as="font"[^>]*>/g) ?? [];
  assert.equal(preloaded.length, 1);
  assert.match(preloaded[0] ?? '', /bellefair-latin/);
});

test('nothing stands inline but the build’s own script and styles, byte for byte', async () => {
  const { html, styles: named } = await render(payload('en', '/', landing), assets);
  const scripts = [
    ...html.matchAll(/<script(?![^>]*(?:src=|application\/))[^>]*>(.*?)<\/script>/gs),
  ];
  const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)];
  // The policy allows exactly these by their hash; one byte more and the browser refuses them.
  assert.deepEqual(
    scripts.map(([, text]) => text),
    [assets.inline.boot],
  );
  assert.deepEqual(
    styles.map(([, text]) => text),
    named,
  );
  const body = html.slice(html.indexOf('<body'));
  assert.doesNotMatch(body.replaceAll(/<script.*?<\/script>/gs, ''), /\sstyle=|\son\w+="/);
});

test('a page carries the rules that can match in it, and names the whole sheet for later', async () => {
  const { html, styles } = await render(payload('en', '/', landing), assets);
  const [text = ''] = styles;
  const whole = readFileSync(`${root}/dist/web${assets.styles.sheet}`, 'utf8');
  assert.ok(text.length < whole.length / 2, `${text.length} of ${whole.length}`);
  assert.match(text, /\.top-bar/);
  assert.doesNotMatch(text, /\.tour-stage/);
  assert.match(whole, /\.tour-stage/);
  assert.ok(html.includes(` data-sheet="${assets.styles.sheet}"`));
});

test('what the app draws by itself takes the whole sheet', async () => {
  const { html, styles } = await render(payload('en', '/nowhere', { name: 'not-found' }), assets);
  assert.deepEqual(styles, []);
  assert.ok(html.includes(`<link rel="stylesheet" href="${assets.styles.sheet}"/>`));
  assert.doesNotMatch(html, /data-sheet/);
});

test('text of the catalogue cannot leave the JSON block', async () => {
  const evil = structuredClone(landing);
  if (evil.name === 'landing') evil.content.badge = '</script><script>alert(1)</script>';
  const { html } = await render(payload('en', '/', evil), assets);
  assert.doesNotMatch(html, /<script>alert/);
  const block = /<script type="application\/json" id="page">(.*?)<\/script>/.exec(html)?.[1];
  assert.deepEqual(JSON.parse(block ?? ''), payload('en', '/', evil));
});

test('a page that does not exist is kept out of search and says so', async () => {
  const { html } = await render(payload('en', '/nowhere', { name: 'not-found' }), assets);
  assert.match(html, /<meta name="robots" content="noindex"\/>/);
  assert.doesNotMatch(html, /rel="canonical"/);
  assert.match(html, /Oops! Page not found/);
});

function payload(language: Language, path: string, page: Page): PagePayload {
  const footer = {
    call: { title: 'Ready?', primary: 'Start Your Journey', secondary: 'Book Consultation' },
    addressLines: ['DIFC, Dubai'],
    phone: '+971 4 000 0000',
    email: 'concierge@rihla.example',
    columns: [],
    social: [{ id: 'instagram', url: '' }],
    copyright: '© 2026 Rihla',
    legalLinks: [],
  };
  return {
    language,
    path,
    publicUrl: 'https://rihla.example',
    artBase: '/art/00000000',
    anonKey: '',
    chrome: { brand: 'Rihla', navigation: [], footer },
    page,
  };
}

test('a screen of the app says without scripts what it needs; a public page has nothing to say', async () => {
  const { html } = await render(payload('en', '/dashboard', { name: 'dashboard' }), assets);
  assert.match(html, /<noscript>.*works with scripts.*<\/noscript>/s);
  const { html: open } = await render(payload('en', '/', landing), assets);
  assert.doesNotMatch(open, /<noscript>/);
});
