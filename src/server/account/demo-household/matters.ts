import { documents } from '#contract/documents/documents.ts';
import { deskMatters } from '#contract/matters/desk.ts';
import { type Matter, matters } from '#contract/matters/matters.ts';
import { quotes } from '#contract/matters/quote-endpoints.ts';
import { houseZone } from '#domain/time.ts';
import {
  creditDemoInvoice,
  payDemoInvoice,
  sendBack,
  transferDemoMoney,
} from '#server/account/demo-household/invoices.ts';
import type { MatterDeed, Story } from '#server/account/demo-household/story.ts';
import type { DemoDeed, HouseholdWorld } from '#server/account/demo-household/world.ts';

export const matterDeeds = (story: Story): DemoDeed[] =>
  story.matters.flatMap((matter) => [
    { name: matter.name, at: matter.at, run: (world: HouseholdWorld) => open(world, matter) },
    ...matter.later.map((deed, number) => ({
      name: `${matter.name}, ${deed.do} ${number}`,
      at: deed.at,
      run: (world: HouseholdWorld) =>
        follow(world, { id: world.made(matter.name), by: matter.by, deed }),
    })),
  ]);

async function open(
  { ask, person }: HouseholdWorld,
  { by, form, draft }: Story['matters'][number],
) {
  const body = { form, draft, zone: houseZone };
  const { id } = await ask(person(by), matters.create, { query: {}, body });
  return id;
}

interface Following<Kind extends MatterDeed['do'] = MatterDeed['do']> {
  id: string;
  /** Whose matter it is. */
  by: string;
  deed: Extract<MatterDeed, { do: Kind }>;
}

type Follow<Kind extends MatterDeed['do']> = (
  world: HouseholdWorld,
  following: Following<Kind>,
) => Promise<unknown>;

const at = (id: string) => ({ params: { id }, query: {} });

/** As the desk sees it just now. */
const seen = ({ ask, person }: HouseholdWorld, id: string) =>
  ask(person('noor'), deskMatters.read, at(id));

/** What the house does upon the version it sees. */
const upon = async (world: HouseholdWorld, id: string) => {
  const { version } = await seen(world, id);
  return { ...at(id), version };
};

const deeds: { [Kind in MatterDeed['do']]: Follow<Kind> } = {
  claim: async (world, { id, deed }) =>
    world.ask(world.person(deed.by), deskMatters.claim, await upon(world, id)),
  move: async (world, { id, deed: { by, move, reason } }) =>
    world.ask(world.person(by), deskMatters.move, {
      ...(await upon(world, id)),
      body: { move, reason },
    }),
  write: ({ ask, person }, { id, by, deed: { by: writer, text } }) =>
    person(writer).id === person(by).id || person(writer).actsFor
      ? ask(person(writer), matters.write, { params: { id }, body: { text } })
      : ask(person(writer), deskMatters.write, { params: { id }, body: { text } }),
  note: ({ ask, person }, { id, deed: { by, text } }) =>
    ask(person(by), deskMatters.note, { params: { id }, body: { text } }),
  promise: async (world, { id, deed: { by, due, reason } }) =>
    world.ask(world.person(by), deskMatters.promise, {
      ...(await upon(world, id)),
      body: { due, reason },
    }),
  urgent: async (world, { id, deed: { by, reason } }) =>
    world.ask(world.person(by), deskMatters.flags, {
      ...(await upon(world, id)),
      body: { urgent: true, reason },
    }),
  quote: async (world, { id, deed: { by, draft } }) => {
    const { ask, person } = world;
    await ask(person(by), quotes.draft, { ...(await upon(world, id)), body: draft });
    await ask(person(by), quotes.send, {
      ...(await upon(world, id)),
      body: { reason: '' },
    });
  },
  accept: async ({ ask, person }, { id, deed: { by } }) => {
    const { id: quote, total } = sentQuote(await ask(person(by), matters.read, at(id)));
    const asked = { params: { id, quote }, query: {}, body: { total } };
    await ask(person(by), quotes.accept, asked);
  },
  reject: async ({ ask, person }, { id, deed: { by, reason } }) => {
    const { id: quote } = sentQuote(await ask(person(by), matters.read, at(id)));
    await ask(person(by), quotes.reject, { params: { id, quote }, query: {}, body: { reason } });
  },
  withdraw: async (world, { id, deed: { by, reason } }) =>
    world.ask(world.person(by), matters.withdraw, {
      ...(await upon(world, id)),
      body: { reason },
    }),
  rate: ({ ask, person }, { id, deed: { by, rating } }) =>
    ask(person(by), matters.rate, { ...at(id), body: rating }),
  step: async (world, { id, deed: { by, number, state, reason } }) => {
    const { version } = await upon(world, id);
    const asked = { params: { id, number }, query: {}, version, body: { state, reason } };
    return world.ask(world.person(by), deskMatters.step, asked);
  },
  appoint: async (world, { id, deed: { by, title, startsAt, minutes, place } }) =>
    world.ask(world.person(by), deskMatters.appoint, {
      ...(await upon(world, id)),
      body: { title, startsAt, minutes, place },
    }),
  hand: async ({ ask, person, made }, { id, deed: { by, paper, file } }) => {
    const matter = await ask(person(by), matters.read, at(id));
    const body = { matter: id, paper: paperNamed(matter, paper) };
    await ask(person(by), documents.answerPaper, { params: { id: made(file) }, body });
  },
  check: async (world, { id, deed: { by, paper } }) => {
    const matter = await seen(world, id);
    const params = { id, paper: paperNamed(matter, paper) };
    const body = { state: 'accepted' as const, reason: '' };
    const { version } = matter;
    await world.ask(world.person(by), deskMatters.paper, { params, query: {}, version, body });
  },
  pay: (world, { id, deed }) => payDemoInvoice(world, { source: id, ...deed }),
  transfer: (world, { id, by, deed }) =>
    transferDemoMoney(world, { source: id, client: by, ...deed }),
  credit: (world, { id, by, deed }) =>
    creditDemoInvoice(world, { source: id, client: by, ...deed }),
  sendBack: (world, { id, by, deed }) => sendBack(world, { source: id, client: by, ...deed }),
};

async function follow<Kind extends MatterDeed['do']>(
  world: HouseholdWorld,
  following: Following<Kind>,
) {
  // The table has one function for each kind, and a deed knows its own.
  const act = deeds[following.deed.do] as Follow<Kind>;
  await act(world, following);
  return undefined;
}

function sentQuote({ quotes, title }: Matter) {
  const quote = quotes.find(({ state }) => state === 'sent');
  if (!quote) throw new Error(`Nothing is offered for ${title}.`);
  return quote;
}

function paperNamed({ steps, title }: Matter, wanted: string): string {
  const paper = steps.flatMap(({ papers }) => papers).find(({ name }) => name.startsWith(wanted));
  if (!paper) throw new Error(`No step of ${title} asks for ${wanted}.`);
  return paper.id;
}
