import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Instant } from '#contract/primitives.ts';
import { isDue } from '#server/account/demo-household/progress.ts';
import type { DatabaseAddress } from '#server/database/address.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { Worker } from '#server/platform/jobs/task.ts';
import { endsWithUs } from '#server/platform/process/child-processes.ts';
import type { Services } from '#server/services.ts';

/** What the process that fills the household is told; by message, because it holds passwords. */
export interface HouseholdOrder {
  config: Config;
  app: DatabaseAddress;
  publicUrl: string;
  now: Instant;
}

const program = fileURLToPath(new URL('./household-process.ts', import.meta.url));

const Answer = z.object({ failure: z.string() });

export interface DemoHousehold {
  /** Until it is whole, what the house does by the clock stays undone: today's clock has no place in its past. */
  undisturbed: (workers: Worker[]) => Worker[];
  begin: () => void;
  /** Ends it early; the next start goes on with it. */
  stop: () => Promise<void>;
}

/** Gives the demo client a past, once, in a short-lived process beside the house: nobody who starts it waits. */
export async function openHousehold(
  services: Services,
  app: DatabaseAddress,
): Promise<DemoHousehold> {
  let isMissing = mayHave(services.config) && (await isDue(services.sql));
  let child: ChildProcess | undefined;
  let filled: Promise<unknown> | undefined;
  const begin = () => {
    if (!isMissing) return;
    child = endsWithUs(fill(services, app));
    filled = once(child, 'exit').finally(() => {
      isMissing = false;
    });
  };
  const stop = async () => {
    child?.kill();
    await filled;
  };
  const spared = (worker: Worker): Worker => ({
    ...worker,
    run: async (payload) => (isMissing ? undefined : worker.run(payload)),
  });
  const undisturbed = (workers: Worker[]) =>
    workers.map((worker) => (worker.at && isMissing ? spared(worker) : worker));
  return { undisturbed, begin, stop };
}

/** Its letters would leave the house by SMTP, and its cards are the sandbox's. */
const mayHave = ({ demoHousehold, production, jobs, mail, billing }: Config): boolean =>
  demoHousehold && !production && jobs && !mail.smtpUrl && !billing.stripe;

function fill(services: Services, app: DatabaseAddress): ChildProcess {
  const { config, publicUrl, now } = services;
  const child = fork(program, { execArgv: [], serialization: 'advanced' });
  child.once('message', (told) => complain(services, Answer.parse(told).failure));
  // Whom to believe is a function, which no message carries; nobody asks this process from outside.
  const told: Config = { ...config, trustProxy: false };
  child.send({ config: told, app, publicUrl, now: now() } satisfies HouseholdOrder);
  return child;
}

const complain = ({ log }: Services, reason: string) =>
  log.warn({ reason }, 'the demo household is not whole');
