/** The plan somebody is on, what it brings and how soon it is answered; then when it renews. */
import { plain } from '#domain/search/normal-form.ts';
import { membershipAnswer } from '#server/assistant/money/answers.ts';
import { ownWords } from '#server/assistant/own/words.ts';
import { openAction } from '#server/assistant/proposed-actions.ts';
import { type Context, type Reply, replyWith } from '#server/assistant/replies/reply.ts';

const points = /\b(?:points|miles|loyalty|rewards)\b|نقاط|نقاطي|اميال|مكافا/;

export async function planReply({ tools, telling, meant, knowledge }: Context): Promise<Reply> {
  const { language, say } = telling;
  const own = ownWords[language];
  const money = await tools.ownMoney();
  const memberships = money?.account.memberships ?? [];
  const plans = memberships.flatMap(({ programme, choice }) =>
    programme === 'plan' ? knowledge.snapshot.all('plans').filter(({ id }) => id === choice) : [],
  );
  const brings = plans.map(({ name, features, responseMinutes }) => {
    const lines = [
      own.answersWithin(own.minutes(responseMinutes)),
      ...features.map((feature) => feature[language]),
    ];
    return [own.plan(name[language]), ...lines.map((line) => `- ${line}`)].join('\n');
  });
  const none = points.test(plain(meant.message)) ? [own.noPoints] : [];
  const parts = [...none, ...brings, membershipAnswer(memberships, telling)];
  return replyWith(parts.join('\n\n'), {
    sources: [plans, memberships, brings],
    actions: [openAction(say.actions.myInvoices, '/profile/invoices')],
  });
}
