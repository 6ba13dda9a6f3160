/** The page on which the bank of a test card asks its owner. */
import type { Language } from '#contract/primitives.ts';
import { moneyIn } from '#domain/money/figures.ts';
import { onlyReservedWords, type ReservedTaking } from '#domain/money/words/hold.ts';
import { money } from '#domain/money.ts';
import { challengePath } from '#server/billing/sandbox/sandbox.ts';
import type { IntentRow } from '#server/billing/sandbox/store.ts';
import { billingWords } from '#server/billing/words.ts';
import { type Html, html } from '#server/platform/answers/html.ts';

const styles = `
body{margin:0;min-height:100vh;display:grid;place-items:center;background:#f8f2e6;color:#10282d;
font:16px/1.6 "Hanken Grotesk","IBM Plex Sans Arabic",system-ui,sans-serif}
main{max-inline-size:26rem;margin:1.5rem;padding:2rem;background:#fcf9f3;border:1px solid #dcd0ba}
h1{margin:0 0 .75rem;font-size:1.75rem;font-weight:400}
p{margin:0 0 1rem}.soft{color:#3b5155;font-size:.9375rem}
form{display:inline-block;margin-inline-end:.75rem}
button,a{font:inherit;padding:.7rem 1.4rem;border:1px solid #0f3b41;background:#fcf9f3;color:#0f3b41;
cursor:pointer;border-radius:2px;text-decoration:none}
button.first{background:#0f3b41;color:#f8f2e6}
:focus-visible{outline:2px solid #c99f5b;outline-offset:2px}
@media(prefers-color-scheme:dark){body{background:#0c1f23;color:#f1e8d8}main{background:#12292e;border-color:#2b4449}
.soft{color:#c3cfce}button,a{background:#12292e;color:#f1e8d8;border-color:#c99f5b}
button.first{background:#c99f5b;color:#10282d}}`;

/** What is asked for, and of a reservation when it is taken. */
type Asked = IntentRow & { taking?: ReservedTaking | undefined };

function write(language: Language, intent: Asked | undefined): string {
  const words = billingWords[language].challenge;
  const body = intent?.state === 'step' ? question(language, intent) : over(language, intent);
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  const page = html`<!doctype html>
<html lang="${language}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${words.title}</title>`;
  const rest = html`</head><body><main><h1>${words.title}</h1><p class="soft">${words.intro}</p>${body}</main></body></html>`;
  return `${page.markup}<style>${styles}</style>${rest.markup}`;
}

function question(language: Language, { id, amount, currency, ...intent }: Asked): Html {
  const words = billingWords[language].challenge;
  const at = (answer: string) => `${challengePath(id)}/${answer}`;
  const sum = moneyIn(language, money(amount, currency));
  const asks = intent.captureLater
    ? html`<p>${words.reserve(sum)}</p><p class="soft">${onlyReservedWords(intent.taking, language)}</p>`
    : html`<p>${words.question(sum)}</p>`;
  return html`${asks}
<form method="post" action="${at('approve')}"><button class="first">${words.approve}</button></form>
<form method="post" action="${at('refuse')}"><button>${words.refuse}</button></form>`;
}

function over(language: Language, intent: IntentRow | undefined): Html {
  const words = billingWords[language].challenge;
  return html`<p>${words.over}</p><p><a href="${intent?.returnUrl ?? '/'}">${words.back}</a></p>`;
}

export const challengePage = { styles, write };
