/** Words and hours: letters to the account manager, live talks, viewings, and what the family plans itself. */
import { appointments } from '#contract/appointments/appointments.ts';
import { conversations } from '#contract/conversations/conversations.ts';
import { deskConversations } from '#contract/conversations/desk.ts';
import { itinerary } from '#contract/itinerary.ts';
import { deskMatters } from '#contract/matters/desk.ts';
import { managerContact } from '#contract/profile/account-manager.ts';
import { waitlist } from '#contract/waitlist.ts';
import { daysAfter, houseZone } from '#domain/time.ts';
import type { Story } from '#server/account/demo-household/story.ts';
import type { DemoDeed, HouseholdWorld } from '#server/account/demo-household/world.ts';

export const talkDeeds = (story: Story): DemoDeed[] => [
  ...story.letters.map((line, number) => ({
    name: `letter ${number}`,
    at: line.at,
    run: (world: HouseholdWorld) => writeLetter(world, line),
  })),
  ...story.talks.flatMap(talkOf),
  ...story.viewings.map((viewing) => ({
    name: `viewing of ${viewing.home}`,
    at: viewing.at,
    run: (world: HouseholdWorld) => seeHome(world, viewing),
  })),
  ...story.planned.map(({ at, by, title, day, time, minutes }) => ({
    name: title,
    at,
    run: async ({ ask, person }: HouseholdWorld) =>
      (await ask(person(by), itinerary.plan, { query: {}, body: { title, day, time, minutes } }))
        .id,
  })),
  ...story.waits.map(({ at, by, ...wish }) => ({
    name: `wait for ${wish.offering}`,
    at,
    run: async ({ ask, person }: HouseholdWorld) =>
      (await ask(person(by), waitlist.join, { query: {}, body: { ...wish, zone: houseZone } })).id,
  })),
];

/** From one to the other: what the client writes opens the conversation, or goes on with it. */
async function writeLetter(
  { ask, person }: HouseholdWorld,
  { by, to, text }: Story['letters'][number],
): Promise<undefined> {
  const writer = person(by);
  if (to === 'noor') {
    await ask(writer, managerContact.write, { query: {}, body: { text, zone: houseZone } });
    return;
  }
  const { conversation } = await ask(person(to), managerContact.read, {});
  if (!conversation) throw new Error(`${person(to).name} has written nothing yet.`);
  const params = { id: conversation.id };
  await ask(writer, deskMatters.write, { params, body: { text } });
}

type Talk = Story['talks'][number];

function talkOf(talk: Talk): DemoDeed[] {
  const open = async ({ ask, person }: HouseholdWorld) => {
    const said = talk.lines.slice(0, 1).map(({ text }) => ({ isUser: true, text }));
    const body = { zone: houseZone, said };
    const { conversation } = await ask(person(talk.by), conversations.open, { body });
    return conversation.id;
  };
  const lines = talk.lines.map((line, number) => ({
    name: `${talk.name}, line ${number}`,
    at: line.at,
    run: (world: HouseholdWorld) => say(world, talk, line),
  }));
  const end = ({ ask, person, made }: HouseholdWorld) => endTalk({ ask, person, made }, talk);
  return [
    { name: talk.name, at: talk.at, run: open },
    ...lines,
    ...(talk.ended ? [{ name: `${talk.name}, end`, at: talk.ended, run: end }] : []),
  ];
}

/** The first word of the house takes it out of the line. */
async function say(
  { ask, person, made }: HouseholdWorld,
  { by: client, name }: Talk,
  { by, text }: Talk['lines'][number],
): Promise<undefined> {
  const params = { id: made(name) };
  if (by === client) {
    await ask(person(by), conversations.write, { params, body: { text } });
    return;
  }
  const { state } = await ask(person(by), deskConversations.read, { params });
  if (state === 'queued') await ask(person(by), deskConversations.take, { params, body: {} });
  await ask(person(by), deskConversations.write, { params, body: { text } });
}

async function endTalk(
  { ask, person, made }: Pick<HouseholdWorld, 'ask' | 'person' | 'made'>,
  { by, name, stars }: Talk,
): Promise<undefined> {
  const params = { id: made(name) };
  await ask(person(by), conversations.end, { params, body: {} });
  if (stars) await ask(person(by), conversations.rate, { params, body: { stars } });
}

const lookedAhead = 20;

async function seeHome({ ask, person }: HouseholdWorld, viewing: Story['viewings'][number]) {
  const { by, home, subject, message, from } = viewing;
  const { name, email } = person(by);
  const query = { home, from, to: daysAfter(from, lookedAhead) };
  const { days } = await ask(person(by), appointments.slots, { query });
  const slot = days.flatMap(({ slots }) => slots).at(2);
  if (!slot) throw new Error(`Nobody shows ${home} from ${from} on.`);
  const { startsAt } = slot;
  const asked = { home, subject, message, startsAt, name, email, zone: houseZone };
  const { appointment } = await ask(person(by), appointments.book, {
    body: { ...asked, language: 'en' },
  });
  return appointment.id;
}
