/** A process of the house whose clock goes through the past, with a queue and a post of its own. */
import type { FastifyInstance } from 'fastify';
import type { Instant } from '#contract/primitives.ts';
import { epochSeconds } from '#domain/time.ts';
import { pastDatabase } from '#server/account/demo-household/past-database.ts';
import { type Cast, gatherCast } from '#server/account/demo-household/people.ts';
import type { HouseholdOrder } from '#server/account/demo-household/start-household.ts';
import type { Story } from '#server/account/demo-household/story.ts';
import { buildApp } from '#server/app.ts';
import type { HeardJob } from '#server/platform/jobs/enqueue.ts';
import type { Worker } from '#server/platform/jobs/task.ts';
import { mailText } from '#server/platform/messages/layout.ts';
import type { Messages } from '#server/platform/messages/messages.ts';
import { createLogger } from '#server/platform/process/log.ts';
import type { Database } from '#server/platform/sql.ts';
import { openServices } from '#server/start.ts';
import { tasks } from '#server/tasks.ts';

export interface PastHouse {
  /** Where its time stands; whoever lives through the story moves it. */
  clock: { now: Instant };
  app: FastifyInstance;
  workers: Worker[];
  /** Jobs that were asked for and that nobody has done yet. */
  asked: HeardJob[];
  person: Cast['person'];
  /** The newest letter of a kind. */
  letter: (template: string) => string;
}

interface Beginnings {
  sql: Database;
  story: Story;
  from: Instant;
  started: AsyncDisposableStack;
}

export async function openPastHouse(
  order: HouseholdOrder,
  { sql: real, story, from, started }: Beginnings,
): Promise<PastHouse> {
  const clock = { now: from };
  const now = () => clock.now;
  const asked: HeardJob[] = [];
  const hear = (job: HeardJob) => asked.push(job);
  const { letters, letter } = keptPost();
  const house = await openServices({
    // Everybody asks from one address here.
    config: { ...order.config, rateLimit: 1_000_000 },
    publicUrl: order.publicUrl,
    log: createLogger('silent'),
    sql: pastDatabase(real, { now, newsSince: story.readUntil, hear }),
    isUp: () => true,
    letters,
    now,
    started,
  });
  const { person, claims } = await gatherCast(real, story);
  const hosted = (token: string) => claims(token, epochSeconds(now()));
  const services = { ...house, auth: { ...house.auth, hosted } };
  const app = await buildApp(services);
  started.defer(() => app.close());
  const workers = await tasks(services);
  started.defer(() => {
    for (const { close } of workers) close?.();
  });
  return { clock, app, workers, asked, person, letter };
}

/** Letters lie here until the process ends; the one invitation among them is read. */
function keptPost() {
  const kept = new Map<string, string>();
  const letters: Messages = {
    queue: async (_tx, message) => {
      const { template, language } = message;
      if (message.channel === 'mail')
        kept.set(template.name, mailText(message.template.write(language), language));
    },
    textNow: async () => {},
  };
  return { letters, letter: (template: string) => kept.get(template) ?? '' };
}
