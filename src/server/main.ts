import { demoAccounts, demoPassword } from '#server/account/demo-accounts.ts';
import { StartError } from '#server/database/start-error.ts';
import { ConfigError, readConfig } from '#server/platform/config/config.ts';
import { type RunningHouse, startHouse } from '#server/start.ts';

try {
  const config = readConfig(process.env);
  const house = await startHouse(config);
  stopWhenTold(house);
  announce(house, config.production, config.mail.smtpUrl !== undefined);
} catch (error) {
  // What the person who starts it can mend is one sentence; anything else keeps its stack.
  const expected = error instanceof ConfigError || error instanceof StartError;
  console.error(expected ? error.message : error);
  process.exit(1);
}

function announce({ publicUrl }: RunningHouse, production: boolean, mailLeaves: boolean) {
  const lines = [`\nRihla is ready at ${publicUrl}\n`];
  if (!production) {
    lines.push(`  Demo accounts, password ${demoPassword}`);
    for (const { role, email } of demoAccounts) lines.push(`    ${role.padEnd(10)} ${email}`);
    lines.push(
      '',
      `  Mail lands at ${mailLeaves ? 'your SMTP server and at ' : ''}${publicUrl}/outbox`,
    );
    lines.push('  Ctrl-C ends everything.');
  }
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** Ctrl-C reaches the whole group and npm repeats it: the first call counts, the rest wait with it. */
function stopWhenTold(house: RunningHouse) {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await house.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  // Started by `npm start`, the channel to the starter ends with it.
  if (process.channel) process.on('disconnect', stop);
}
