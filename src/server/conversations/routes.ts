import type { FastifyInstance, FastifyRequest } from 'fastify';
import { conversations } from '#contract/conversations/conversations.ts';
import { mailboxOf } from '#domain/mailbox.ts';
import { hoursAfter } from '#domain/time.ts';
import { actFor, type ConversationAct, ownOf } from '#server/conversations/act.ts';
import { callPerson, leaveMessage } from '#server/conversations/hand-over.ts';
import { leftMessage } from '#server/conversations/letters.ts';
import {
  endConversation,
  mailTranscript,
  makeMove,
  writeInConversation,
} from '#server/conversations/moves.ts';
import { tellAll, tellTyping } from '#server/conversations/notices.ts';
import * as store from '#server/conversations/store.ts';
import { conversationView, deskStands } from '#server/conversations/views.ts';
import { linkHash } from '#server/platform/link-tokens.ts';
import { countRequest } from '#server/platform/requests/limits.ts';
import { networkOf } from '#server/platform/requests/rate-limit.ts';
import { type Guard, serve } from '#server/platform/serve.ts';
import type { Caller } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

const hour = 60 * 60;

/** What whoever asked for a person does, signed in or not. */
export function conversationRoutes(app: FastifyInstance, services: Services, asker: Guard) {
  askingRoutes(app, services, asker);
  talkingRoutes(app, services, asker);
  endingRoutes(app, services, asker);
}

function askingRoutes(app: FastifyInstance, services: Services, asker: Guard) {
  serve(app, conversations.desk, asker, (asked) =>
    actFor(services, conversations.desk, asked, (acting) => deskStands(acting, asked.user)),
  );

  serve(app, conversations.open, asker, (asked) =>
    actFor(services, conversations.open, asked, async (acting) => {
      const { row, token } = await callPerson(acting, asked.user, asked.body);
      await limit(acting, asked.request, row.email);
      return { conversation: await conversationView(acting, row), token };
    }),
  );

  serve(app, conversations.leaveMessage, asker, (asked) =>
    actFor(services, conversations.leaveMessage, asked, async (acting) => {
      const { reference, asker: who } = await leaveMessage(acting, asked.user, asked.body);
      await limit(acting, asked.request, who.email);
      await services.messages.queue(acting.tx, leftMessage(who, asked.body.language, reference));
      return { reference };
    }),
  );

  serve(app, conversations.current, asker, (asked) =>
    actFor(services, conversations.current, asked, async (acting) => {
      const row = await currentFor(acting, asked.user, asked.body.token);
      return { conversation: row ? await conversationView(acting, row) : null };
    }),
  );
}

/** Each one costs a person's time and may write to an address nobody has proved. */
async function limit({ tx }: ConversationAct, { ip }: FastifyRequest, email: string) {
  const sender = `expert from ${networkOf(ip)}`;
  await countRequest(tx, { subject: sender, most: 30, seconds: hour });
  const recipient = `expert for ${mailboxOf(email)}`;
  await countRequest(tx, { subject: recipient, most: 20, seconds: 24 * hour });
}

/** What ended today is still shown, so that it can be rated and mailed. */
const shownHours = 12;

async function currentFor({ tx, now }: ConversationAct, user: Caller, token: string | undefined) {
  const since = hoursAfter(now, -shownHours);
  const held = token === undefined ? undefined : await store.findByHash(tx, linkHash(token));
  if (held && (held.endedAt === null || held.endedAt > since)) return held;
  return user.kind === 'client' ? store.currentOf(tx, user.id, since) : undefined;
}

function talkingRoutes(app: FastifyInstance, services: Services, asker: Guard) {
  serve(app, conversations.write, asker, (asked) =>
    actFor(services, conversations.write, asked, async (acting) => {
      const row = await ownOf(acting, asked);
      await countRequest(acting.tx, { subject: `said in ${row.id}`, most: 120, seconds: 10 * 60 });
      const { name, clientId: id } = row;
      return writeInConversation(acting, row, { side: 'client', id, name, text: asked.body.text });
    }),
  );

  serve(app, conversations.typing, asker, (asked) =>
    actFor(services, conversations.typing, asked, async (acting) => {
      const row = await ownOf(acting, asked, store.findConversation);
      await tellTyping(acting, row, 'client');
      return undefined;
    }),
  );

  serve(app, conversations.correct, asker, (asked) =>
    actFor(services, conversations.correct, asked, async (acting) => {
      const row = await ownOf(acting, asked);
      const corrected = { ...row, summary: asked.body.summary, summaryBy: 'client' as const };
      await store.saveConversation(acting.tx, corrected);
      await tellAll(acting, corrected);
      return conversationView(acting, corrected);
    }),
  );
}

function endingRoutes(app: FastifyInstance, services: Services, asker: Guard) {
  type Change = (
    acting: ConversationAct,
    row: store.ConversationRow,
  ) => Promise<store.ConversationRow>;
  const changes = {
    handBack: (acting, row) => makeMove(acting, row, { move: 'hand_back', actor: 'client' }),
    stay: (acting, row) => makeMove(acting, row, { move: 'stay', actor: 'client' }),
    end: (acting, row) => endConversation(acting, row, 'client'),
    mail: async (acting, row) => {
      const subject = `transcript for ${mailboxOf(row.email)}`;
      await countRequest(acting.tx, { subject, most: 10, seconds: 24 * hour });
      return mailTranscript(acting, row);
    },
  } satisfies Record<string, Change>;
  for (const name of ['handBack', 'stay', 'end', 'mail'] as const)
    serve(app, conversations[name], asker, (asked) =>
      actFor(services, conversations[name], asked, async (acting) => {
        const row = await ownOf(acting, asked);
        return conversationView(acting, await changes[name](acting, row));
      }),
    );

  serve(app, conversations.rate, asker, (asked) =>
    actFor(services, conversations.rate, asked, async (acting) => {
      const row = await ownOf(acting, asked);
      const rated = { ...row, ratingStars: asked.body.stars, ratingWords: asked.body.words };
      await store.saveConversation(acting.tx, rated);
      await tellAll(acting, rated);
      return conversationView(acting, rated);
    }),
  );
}
