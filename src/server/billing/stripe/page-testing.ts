/** The page that Stripe shows to a payer: what is paid, a card, and the way back. */
import type { ServerResponse } from 'node:http';
import type { Asked, StripeStandIn } from '#server/billing/stripe/shapes-testing.ts';

export function showPage(
  box: StripeStandIn,
  { method, path }: Asked,
  response: ServerResponse,
): void {
  const id = path.split('/').at(-1) ?? '';
  const session = box.sessions.get(id);
  if (!session) return void response.writeHead(404).end();
  if (method === 'GET')
    return void response.writeHead(200, { 'content-type': 'text/html' }).end(pageOf(session));
  if (session.mode === 'payment') box.payOnPage(id);
  else session.status = 'complete';
  response.writeHead(303, { location: String(session.success_url) }).end();
}

const pageOf = ({ amount, currency, cancel_url: back }: Record<string, unknown>) => `<!doctype html>
<html lang="en"><title>Checkout</title><h1>${amount} ${currency}</h1>
<form method="post"><label>Card <input name="card"></label><button>Pay here</button></form>
<a href="${back}">Back to the shop</a></html>`;
