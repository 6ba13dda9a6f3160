// npm run test:long: what takes too long for every change: all pages, languages, themes and kill rounds.
import { startEmbedded } from '#server/database/embedded.ts';
import { buildIfStale } from '#tools/build.ts';
import { browserTests, nodeTests, testFiles, withTestCluster } from '#tools/test/suites.ts';
import { add, closingLine } from '#tools/test/tally.ts';

const long = { LONG: '1', KILL_ROUNDS: '20' };
/** The others do the same as in npm test. */
const everyPage = [
  'e2e/accessibility',
  'e2e/crawler',
  'src/web/auth/auth-page',
  'src/web/dashboard',
  'src/web/security/security',
];
const longSuites = ['src/server/**/*-kill.test.ts', 'e2e/**/*.test.ts'];

await buildIfStale({ log: console.log });
const tally = await withTestCluster(startEmbedded, async (environment) => {
  const node = await nodeTests(await testFiles(longSuites), { ...environment, ...long });
  return add(node, await browserTests(everyPage, { ...environment, ...long }));
});
console.log(`\n${closingLine(tally)}`);
process.exit(tally.failed > 0 ? 1 : 0);
