/** Who belongs to a client's affairs: who looks after them, their family, and those who act for them. */
import { dateInWords } from '#domain/calendar/date-words.ts';
import { ownWords } from '#server/assistant/own/words.ts';
import { openAction, personAction } from '#server/assistant/proposed-actions.ts';
import { type Context, type Reply, replyWith } from '#server/assistant/replies/reply.ts';

export async function managerReply({ tools, telling, meant }: Context): Promise<Reply> {
  const say = ownWords[telling.language];
  const manager = await tools.ownManager();
  const text = manager ? `${say.manager(manager.name)} ${say.managerThen}` : say.noManager;
  return replyWith(text, {
    sources: [manager],
    actions: [personAction(meant.language), openAction(telling.say.actions.profile, '/profile')],
    offersPerson: true,
  });
}

export async function familyReply({ tools, telling }: Context): Promise<Reply> {
  const say = ownWords[telling.language];
  const members = await tools.ownFamily();
  const lines = members.map(({ name, relation, age, school, schoolYear }) => {
    const known = [say.relations[relation], age === null ? '' : say.years(age), school, schoolYear];
    return `- **${name}**: ${known.filter(Boolean).join(telling.say.comma)}`;
  });
  return replyWith(lines.length > 0 ? [say.family, ...lines].join('\n') : say.noFamily, {
    sources: [members],
    actions: [openAction(telling.say.actions.profile, '/profile/family')],
  });
}

export async function delegatesReply({ tools, telling }: Context): Promise<Reply> {
  const say = ownWords[telling.language];
  const delegates = await tools.ownDelegates();
  const lines = delegates.map(({ name, state, rights, until }) => {
    const may = rights.map((right) => say.rights[right]).join(telling.say.comma);
    const end = until ? say.until(dateInWords(until, telling.language)) : '';
    const known = [may, end, state === 'invited' ? say.invited : ''].filter(Boolean);
    return `- **${name}**: ${known.join(' · ')}`;
  });
  return replyWith(lines.length > 0 ? [say.delegates, ...lines].join('\n') : say.noDelegates, {
    sources: [delegates],
    actions: [openAction(telling.say.actions.profile, '/profile/family')],
  });
}

/** What is held of them is theirs to read and change, in their profile. */
export function profileReply({ telling }: Context): Reply {
  const say = ownWords[telling.language];
  return replyWith(say.profile, {
    actions: [openAction(telling.say.actions.profile, '/profile')],
  });
}

/** Nobody hears of another person's affairs, whoever they say they are. */
export function othersReply({ telling, meant }: Context): Reply {
  const say = ownWords[telling.language];
  return replyWith(say.others, {
    actions: [personAction(meant.language)],
    offersPerson: true,
  });
}
