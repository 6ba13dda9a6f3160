// npm run test:long: what takes too long for every change: every screen in every way, all pages,
// languages, themes and kill rounds.
import { startEmbedded } from '#server/database/embedded.ts';
import { buildIfStale } from '#tools/build.ts';
import { browserTests, isLong, nodeTests, testFiles, withTestCluster } from '#tools/test/suites.ts';
import { add, closingLine } from '#tools/test/tally.ts';

const long = { LONG: '1', KILL_ROUNDS: '20' };
/** These go more rounds here, or bring more newcomers, than in npm test. */
const hasRounds =
  /^(src\/server\/(database\/embedded-kill|billing\/sequences|hostile)|e2e\/newcomer)\.test\.ts$/;
/** Their tests look at more here than in npm test. */
const everyPage =
  /^(e2e\/(accessibility|crawler|page-styles)|src\/web\/(auth\/auth-page|dashboard\/|security\/security))/;
await buildIfStale({ log: console.log });
const tally = await withTestCluster(startEmbedded, async (environment) => {
  const files = await testFiles(['src/**/*.test.ts', 'e2e/**/*.test.ts']);
  const rounds = files.filter((file) => isLong(file) || hasRounds.test(file));
  const node = await nodeTests(rounds, { ...environment, ...long });
  const screens = await testFiles(['src/web/**/*.e2e.ts', 'e2e/**/*.e2e.ts']);
  const pages = screens.filter((file) => everyPage.test(file));
  const others = screens.filter((file) => !everyPage.test(file));
  const every = await browserTests(pages, { ...environment, ...long });
  const ways = await browserTests(['--grep', '@long', ...others], { ...environment, ...long });
  return [node, every, ways].reduce(add);
});
console.log(`\n${closingLine(tally)}`);
process.exit(tally.failed > 0 ? 1 : 0);
