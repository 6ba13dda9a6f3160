import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Plan } from '#contract/catalogue/landing.ts';
import { ByUnsubscribeLink, leads } from '#contract/leads/leads.ts';
import { addressOf } from '#contract/pages/pages.ts';
import { InLanguage, type Language } from '#contract/primitives.ts';
import { Failure } from '#domain/failure.ts';
import { mailboxOf } from '#domain/mailbox.ts';
import { moneyIn } from '#domain/money/figures.ts';
import * as store from '#server/leads/store.ts';
import { leads as arabic } from '#server/leads/text.ar.ts';
import { leads as english } from '#server/leads/text.en.ts';
import { act, actAsHouse } from '#server/platform/act.ts';
import { newId } from '#server/platform/ids.ts';
import { linkHash, newLinkToken } from '#server/platform/link-tokens.ts';
import type { MailContent } from '#server/platform/messages/content.ts';
import type { OutgoingMail, Template } from '#server/platform/messages/messages.ts';
import { countRequest } from '#server/platform/requests/limits.ts';
import { networkOf } from '#server/platform/requests/rate-limit.ts';
import { anyone, serve } from '#server/platform/serve.ts';
import type { Sql } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

export async function leadRoutes(app: FastifyInstance, services: Services) {
  const { messages, publicUrl } = services;

  serve(app, leads.leave, anyone, (asked) =>
    act(services, leads.leave, asked, async ({ tx, snapshot }) => {
      const { body, request } = asked;
      const consent = snapshot.texts('plans').section.dialog.consent[body.language];
      const { token, hash } = newLinkToken();
      const lead = { ...body, id: newId(), consent };
      if (!(await store.insertOnce(tx, { ...lead, unsubscribeHash: hash }))) return undefined;
      await limit(tx, request, body.email);
      const plans = snapshot.all('plans');
      await messages.queue(tx, plansLetter({ ...lead, token, publicUrl, plans }));
      return undefined;
    }),
  );

  await app.register(async (open) => {
    takeForms(open);
    serve(open, leads.unsubscribe, anyone, (asked) =>
      actAsHouse(services, leads.unsubscribe, asked, async ({ tx, now }) => {
        const lead = await store.lockLeadByLink(tx, linkHash(asked.query.token));
        if (!lead) throw new Failure('not_found', 'This link belongs to no address.');
        if (!lead.unsubscribed) await store.unsubscribe(tx, lead.id, now);
        return { first: !lead.unsubscribed };
      }),
    );
  });

  // Where a mail program knows the older standard only, it opens the same address as a page.
  app.get(leads.unsubscribe.path, async ({ query }, reply) => {
    const link = ByUnsubscribeLink.extend(InLanguage.shape).safeParse(query);
    if (!link.success) return reply.redirect(`${publicUrl}/unsubscribe`);
    return reply.redirect(leaveAddress(publicUrl, link.data.lang, link.data.token));
  });
}

const hour = 60 * 60;

/** Each new address gets a mail that nobody there may have asked for. */
async function limit(tx: Sql, { ip }: FastifyRequest, email: string) {
  await countRequest(tx, { subject: `lead from ${networkOf(ip)}`, most: 20, seconds: hour });
  await countRequest(tx, { subject: `lead for ${mailboxOf(email)}`, most: 3, seconds: 24 * hour });
}

/** Mail programs send a form (RFC 8058). It says nothing that the address does not. */
function takeForms(app: FastifyInstance) {
  const forms = ['application/x-www-form-urlencoded', 'multipart/form-data'];
  app.addContentTypeParser(forms, { parseAs: 'string' }, (_request, _body, done) => done(null, {}));
}

interface Letter {
  id: string;
  email: string;
  language: Language;
  consent: string;
  token: string;
  publicUrl: string;
  plans: readonly Plan[];
}

/** The one mail that follows the unlocking; mail programs find in its headers how to end it (RFC 8058). */
function plansLetter(letter: Letter): OutgoingMail {
  const { id, email, language, token, publicUrl } = letter;
  const query = new URLSearchParams({ token, lang: language });
  return {
    channel: 'mail',
    to: email,
    language,
    template: plansTemplate(letter),
    eventKey: `lead:${id}`,
    headers: {
      'List-Unsubscribe': `<${publicUrl}/rest/v1/leads/unsubscribe?${query}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

const plansTemplate = ({ publicUrl, plans, consent, token }: Letter): Template<MailContent> => ({
  name: 'lead-plans',
  write: (language) => {
    const text = { en: english, ar: arabic }[language].plans;
    const facts = plans.map(({ name, price }) => ({
      label: name[language],
      value: text.price(moneyIn(language, price)),
    }));
    const page = publicUrl + addressOf(language, '/');
    return {
      subject: text.subject,
      preheader: text.preheader,
      blocks: [
        { kind: 'heading', text: text.heading },
        { kind: 'paragraph', text: text.text },
        { kind: 'facts', facts },
        { kind: 'button', label: text.open, url: `${page}#pricing` },
      ],
      why: text.consent(consent),
      door: { label: text.leave, url: leaveAddress(publicUrl, language, token) },
    };
  },
});

const leaveAddress = (publicUrl: string, language: Language, token: string): string =>
  `${publicUrl}${addressOf(language, '/unsubscribe')}?${new URLSearchParams({ token })}`;
