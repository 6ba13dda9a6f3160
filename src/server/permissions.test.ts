/** Who may use which endpoint, as one table. An endpoint that is served and not named here fails. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MandateRight } from '#contract/delegates.ts';
import { type ActingRight, actingHeader } from '#contract/endpoint.ts';
import { mandated } from '#server/delegates/testing.ts';
import { borrow, demo, newClient, type Person } from '#server/matters/testing.ts';
import { newId } from '#server/platform/ids.ts';
import type { TestApp } from '#server/testing.ts';

const table = {
  anyone: `
    GET /catalogue
    GET /catalogue/{collection}
    GET /catalogue/{collection}/{slug}
    GET /catalogue/texts/{name}
    POST /consultations/find
    POST /consultations/withdraw
    POST /leads
    POST /leads/unsubscribe
    GET /pages
    GET /chat/answer-book
    GET /search
    GET /offerings/{slug}/availability
    POST /bookings/quote
    GET /bookings/calendar
    GET /appointments/slots
    POST /appointments
    POST /appointments/find
    POST /appointments/move
    POST /appointments/cancel
    GET /appointments/calendar.ics
    POST /mandates/find`,
  client: `
    POST /account/recovery-codes
    POST /account/recovery-codes/use
    GET /account/sessions
    DELETE /account/sessions/{id}
    GET /bookings
    POST /bookings
    GET /bookings/between
    GET /bookings/{id}
    PUT /bookings/{id}
    POST /bookings/{id}/change/quote
    GET /bookings/{id}/cancel
    POST /bookings/{id}/cancel
    POST /bookings/{id}/confirm
    POST /bookings/{id}/release
    POST /bookings/{id}/change
    POST /bookings/{id}/rating
    GET /bookings/{id}/voucher
    GET /bookings/{id}/calendar.ics
    GET /guests
    DELETE /guests/{id}
    GET /waitlist
    POST /waitlist
    DELETE /waitlist/{id}
    GET /itinerary
    POST /itinerary
    PUT /itinerary/{id}
    DELETE /itinerary/{id}
    GET /itinerary/feed
    POST /itinerary/feed
    DELETE /itinerary/feed
    GET /matters
    POST /matters
    GET /matters/{id}
    GET /matters/{id}/messages
    POST /matters/{id}/messages
    POST /matters/{id}/seen
    PUT /matters/{id}/form
    POST /matters/{id}/submit
    PUT /matters/{id}/papers/{paper}
    POST /matters/{id}/quotes/{quote}/accept
    POST /matters/{id}/quotes/{quote}/reject
    POST /matters/{id}/withdraw
    POST /matters/{id}/make-right
    POST /matters/{id}/rating
    POST /matters/{id}/files
    GET /matters/{id}/files/{file}
    GET /notifications
    POST /notifications/{id}/read
    POST /notifications/read
    GET /notifications/choices
    PUT /notifications/choices
    GET /dashboard
    GET /profile
    PUT /profile/contact
    PUT /profile/preferences
    PUT /profile/emergency
    PUT /profile/addresses
    GET /profile/manager
    POST /profile/manager
    GET /family
    POST /family
    PUT /family/{id}
    DELETE /family/{id}
    GET /delegates
    POST /delegates
    PUT /delegates/{id}
    POST /delegates/{id}/invitation
    DELETE /delegates/{id}
    GET /mandates
    POST /mandates/accept
    DELETE /mandates/{id}
    GET /appointments
    GET /billing
    GET /billing/invoices
    GET /billing/invoices/{id}
    GET /billing/invoices/{id}/pdf
    GET /billing/statement
    POST /billing/payments
    GET /billing/payments
    GET /billing/payments/{id}
    GET /billing/payments/{id}/receipt
    GET /billing/methods
    POST /billing/methods
    POST /billing/methods/{id}/default
    DELETE /billing/methods/{id}
    POST /billing/sandbox/tokens
    GET /billing/memberships/options
    GET /billing/memberships
    POST /billing/memberships
    GET /billing/memberships/{id}/history
    POST /billing/memberships/{id}/change/quote
    POST /billing/memberships/{id}/change
    POST /billing/memberships/{id}/cancel
    POST /billing/memberships/{id}/resume
    GET /billing/spending
    GET /billing/spending.csv`,
  staff: `
    GET /offerings/{slug}/closures
    POST /offerings/{slug}/closures
    DELETE /offering-closures/{id}
    POST /bookings/{id}/answer
    POST /bookings/{id}/call-off
    GET /desk/matters
    POST /desk/matters
    GET /desk/matters/counts
    GET /desk/matters/{id}
    GET /desk/matters/{id}/messages
    POST /desk/matters/{id}/messages
    POST /desk/matters/{id}/seen
    POST /desk/matters/{id}/notes
    POST /desk/matters/{id}/claim
    POST /desk/matters/{id}/assign
    POST /desk/matters/{id}/move
    POST /desk/matters/{id}/promise
    POST /desk/matters/{id}/flags
    PUT /desk/matters/{id}/quote
    POST /desk/matters/{id}/quote/send
    POST /desk/matters/{id}/appointments
    POST /desk/matters/{id}/appointments/{appointment}/cancel
    POST /desk/matters/{id}/steps/{number}
    POST /desk/matters/{id}/papers/{paper}
    POST /desk/matters/{id}/files
    GET /desk/matters/{id}/files/{file}
    GET /desk/clients
    GET /desk/clients/{id}
    PATCH /desk/clients/{id}
    GET /desk/bookings
    GET /desk/leads
    GET /desk/search
    GET /desk/team
    GET /desk/appointments
    POST /desk/appointments/{id}/cancel
    POST /desk/appointments/{id}/complete
    POST /desk/appointments/{id}/no-show
    GET /desk/advisers/{id}/absences
    POST /desk/advisers/{id}/absences
    DELETE /desk/advisers/{id}/absences/{absence}
    GET /desk/billing/invoices
    GET /desk/billing/invoices/{id}
    GET /desk/billing/invoices/{id}/pdf
    POST /desk/billing/invoices/from-quote
    POST /desk/billing/invoices/{id}/transfers
    POST /desk/billing/invoices/{id}/credit-notes
    POST /desk/billing/payments/{id}/refunds
    POST /desk/billing/refunds/{id}/sent`,
  admin: `
    POST /desk/team
    PATCH /desk/team/{id}
    GET /desk/log`,
};

/** The column of those who act for a client: what each right opens. What stands nowhere here is refused. */
const acting: Record<ActingRight, string> = {
  view: `
    GET /bookings
    GET /bookings/between
    GET /bookings/{id}
    GET /bookings/{id}/cancel
    GET /bookings/{id}/voucher
    GET /bookings/{id}/calendar.ics
    GET /guests
    GET /waitlist
    GET /itinerary
    GET /matters
    GET /matters/{id}
    GET /matters/{id}/messages
    GET /notifications
    GET /dashboard
    GET /profile/manager
    GET /appointments`,
  request: `
    POST /bookings
    PUT /bookings/{id}
    POST /bookings/{id}/release
    POST /bookings/{id}/change/quote
    POST /waitlist
    DELETE /waitlist/{id}
    POST /itinerary
    PUT /itinerary/{id}
    DELETE /itinerary/{id}
    POST /matters
    POST /matters/{id}/messages
    PUT /matters/{id}/form
    POST /matters/{id}/submit
    PUT /matters/{id}/papers/{paper}
    POST /matters/{id}/withdraw
    POST /matters/{id}/make-right
    POST /matters/{id}/files
    POST /profile/manager
    POST /appointments`,
  approve: `
    POST /bookings/{id}/confirm
    POST /bookings/{id}/change
    POST /bookings/{id}/cancel
    POST /matters/{id}/quotes/{quote}/accept
    POST /matters/{id}/quotes/{quote}/reject`,
  pay: '',
  documents: `
    GET /matters/{id}/files/{file}`,
};

const linesOf = (text: string) => text.split('\n').flatMap((line) => line.trim() || []);

type Needs = keyof typeof table;

const ranks: Needs[] = ['anyone', 'client', 'staff', 'admin'];
const rank = (needed: Needs) => ranks.indexOf(needed);

const needs = new Map<string, Needs>(
  ranks.flatMap((needed) => linesOf(table[needed]).map((line): [string, Needs] => [line, needed])),
);

async function served(app: TestApp): Promise<string[]> {
  const { body } = await app.get('/docs/openapi.json');
  // The shape of OpenAPI: by path, then by method.
  const paths = body.paths as Record<string, Record<string, unknown>>;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace('/rest/v1', '')}`),
  );
}

/** Nobody's id in every place: whoever is let in is then told that there is no such thing. */
function addressOf(endpoint: string): [method: string, path: string] {
  const [method = '', path = ''] = endpoint.split(' ');
  const filled = path
    .replaceAll(/\{(id|paper|quote|file|appointment|absence)\}/g, newId)
    .replaceAll('{number}', '1')
    .replaceAll(/\{\w+\}/g, 'nothing-of-this-name');
  return [method, filled];
}

const refusals = { visitor: 401, client: 403, staff: 403 };

test('every endpoint that is served stands in the table of permissions, and no other', async (t) => {
  const app = await borrow(t);
  assert.deepEqual((await served(app)).toSorted(), [...needs.keys()].toSorted());
});

test('every endpoint lets in whom the table names and turns everybody else away', async (t) => {
  const app = await borrow(t);
  const [client, concierge, admin] = await Promise.all([
    newClient(app),
    demo(app, 'concierge'),
    demo(app, 'admin'),
  ]);
  const callers: [Needs, number, Pick<Person, 'send'>][] = [
    ['anyone', refusals.visitor, { send: (method, path) => app.send(method, `/rest/v1${path}`) }],
    ['client', refusals.client, client],
    ['staff', refusals.staff, concierge],
    ['admin', 0, admin],
  ];
  for (const [endpoint, needed] of needs) {
    for (const [role, refused, caller] of callers) {
      const { status } = await caller.send(...addressOf(endpoint));
      const isRefused = status === 401 || status === 403;
      const mustBe = rank(role) < rank(needed) ? refused : 'let in';
      assert.equal(
        isRefused ? status : 'let in',
        mustBe,
        `${role}: ${endpoint} answered ${status}`,
      );
      assert.ok(status < 500, `${role}: ${endpoint} answered ${status}`);
    }
  }
});

test('who acts for a client is let in as far as each right goes, and nowhere else', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  const opens = new Map(
    MandateRight.options.flatMap((right) =>
      linesOf(acting[right]).map((line): [string, ActingRight] => [line, right]),
    ),
  );
  const open = [...needs].filter(([, needed]) => needed === 'client').map(([line]) => line);
  for (const right of MandateRight.options) {
    const delegate = await mandated(app, client, { rights: [right] });
    const header = { [actingHeader]: client.id };
    for (const endpoint of new Set([...open, ...opens.keys()])) {
      const [method, path] = addressOf(endpoint);
      const body = method === 'GET' || method === 'DELETE' ? undefined : {};
      const { status, body: answer } = await delegate.send(method, path, body, header);
      const needed = opens.get(endpoint);
      const isOpen = needed === 'view' || needed === right;
      const refused = status === 403 && answer.code === 'mandate_refused';
      assert.equal(refused, !isOpen, `${right}: ${endpoint} answered ${status} ${answer.code}`);
      assert.ok(status < 500, `${right}: ${endpoint} answered ${status}`);
    }
  }
});

test('what is the house’s alone is not opened by acting for a client', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  const delegate = await mandated(app, client, { rights: MandateRight.options });
  for (const [endpoint, needed] of needs) {
    if (needed !== 'staff' && needed !== 'admin') continue;
    const [method, path] = addressOf(endpoint);
    const { status } = await delegate.send(method, path, undefined, { [actingHeader]: client.id });
    assert.equal(status, 403, endpoint);
  }
});
