/** What the house knows of the family: who they are, what they like, who acts for them and their papers. */
import { delegates, mandates } from '#contract/delegates.ts';
import { documents } from '#contract/documents/documents.ts';
import { family } from '#contract/family.ts';
import { profile } from '#contract/profile/profile.ts';
import type { Story } from '#server/account/demo-household/story.ts';
import type { DemoDeed, HouseholdWorld } from '#server/account/demo-household/world.ts';
import { typeset } from '#server/platform/files/pdf.ts';

export const belongingDeeds = (story: Story): DemoDeed[] => [
  { name: 'profile', at: story.profile.at, run: (world) => tellProfile(world, story.profile) },
  ...story.family.map((one) => ({
    name: one.who,
    at: one.at,
    run: async ({ ask, person }: HouseholdWorld) =>
      (await ask(person(one.by), family.add, { body: one.member })).id,
  })),
  ...story.papers.map((paper) => ({
    name: paper.file,
    at: paper.at,
    run: (world: HouseholdWorld) => keepPaper(world, paper),
  })),
  { name: 'invitation', at: story.mandate.at, run: (world) => invite(world, story.mandate) },
];

async function tellProfile(
  { ask, person }: HouseholdWorld,
  told: Story['profile'],
): Promise<undefined> {
  const client = person(told.by);
  const { contact, preferences, emergency, addresses } = await ask(client, profile.read, {});
  await ask(client, profile.contact, { body: told.contact, version: contact.version });
  await ask(client, profile.preferences, {
    body: told.preferences,
    version: preferences.version,
  });
  await ask(client, profile.emergency, { body: told.emergency, version: emergency.version });
  await ask(client, profile.addresses, { body: told.addresses, version: addresses.version });
}

/** The link of the invitation is in its letter, as it would be for anybody. */
async function invite(
  { ask, person, letter }: HouseholdWorld,
  mandate: Story['mandate'],
): Promise<undefined> {
  const { by, accepter, invitation } = mandate;
  await ask(person(by), delegates.invite, { query: {}, body: invitation });
  const [, token = ''] = /[?&]token=([\w-]+)/.exec(letter('delegate-invitation')) ?? [];
  // In their own name: nobody acts for anybody before they have accepted.
  await ask({ token: person(accepter).token }, mandates.accept, { body: { token } });
}

type Paper = Story['papers'][number];

/** By the same steps as a client's own file. */
async function keepPaper(
  { ask, put, person, made }: HouseholdWorld,
  paper: Paper,
): Promise<string> {
  const owner = person(paper.by);
  const memberId = paper.holder ? made(paper.holder) : null;
  const people = await ask(owner, family.list, {});
  const name = people.find(({ id }) => id === memberId)?.name ?? owner.name;
  const content = await pdfOf(paper, name);
  const document = paper.renews ? made(paper.renews) : null;
  const asked = { name: paper.file, size: content.length, document };
  const place = await ask(owner, documents.begin, { body: asked });
  await put(place.url, content);
  const details = { ...paper.details, ...(memberId && { holder: { name, memberId } }) };
  const kept = await ask(owner, documents.confirm, {
    params: { id: place.id },
    body: { details, renewed: document !== null },
  });
  return kept.id;
}

function pdfOf({ title, issuer, details }: Paper, name: string): Promise<Buffer> {
  const { number, issuedOn, expiresOn } = details;
  const facts = [
    ['Name', name],
    ['Number', number],
    ['Issued on', issuedOn],
    ['Valid until', expiresOn],
  ].filter(([, value]) => value);
  const foot = 'A specimen for the demonstration of Rihla. It proves nothing about anybody.';
  return typeset({
    template: new URL('./paper.typ', import.meta.url),
    content: { title, issuer, facts, foot, brand: 'Rihla', mark: 'Specimen' },
    pictures: {},
    asker: 'demo household',
  });
}
