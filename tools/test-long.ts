// npm run test:long: what takes too long for every change: every screen in every way, all pages,
// languages, themes and kill rounds. Each commit plays its share, and some of the kill rounds; with
// --all everything is played.
import { startEmbedded } from '#server/database/cluster/embedded-postgres.ts';
import { buildIfStale } from '#tools/build.ts';
import { listed } from '#tools/test/listed.ts';
import { shareOfCommit } from '#tools/test/share.ts';
import { browserTests, isLong, nodeTests, testFiles, withTestCluster } from '#tools/test/suites.ts';
import { add, closingLines } from '#tools/test/tally.ts';

const all = process.argv.includes('--all');
const long = { LONG: '1', KILL_ROUNDS: all ? '50' : '15' };
/** These go more rounds here, or bring more newcomers, than in npm test. */
const rounds = listed([
  'src/server/database/cluster/killed-while-writing.test.ts',
  'src/server/billing/sequences/bookings.test.ts',
  'src/server/billing/sequences/sequences.test.ts',
  'src/server/billing/sequences/http.test.ts',
  'src/server/billing/sequences/memberships.test.ts',
  'src/server/delegates/spending-sequences.test.ts',
  'src/server/platform/requests/hostile.test.ts',
  'e2e/newcomer.test.ts',
]);
/** Their tests look at more here than in npm test. */
const everyPage = listed([
  'e2e/accessibility.e2e.ts',
  'e2e/crawler.e2e.ts',
  'e2e/page-styles.e2e.ts',
  'src/web/auth/auth-page.e2e.ts',
  'src/web/dashboard/dashboard.e2e.ts',
  'src/web/dashboard/own-dashboard.e2e.ts',
  'src/web/account/security.e2e.ts',
]);
const share = shareOfCommit(all);
const played = share.of(rounds);
await buildIfStale({ log: console.log });
const tally = await withTestCluster(startEmbedded, async (environment) => {
  const files = await testFiles(['src/**/*.test.ts', 'e2e/**/*.test.ts']);
  const longer = files.filter((file) => isLong(file) || played.includes(file));
  const node = await nodeTests(longer, { ...environment, ...long });
  const screens = await testFiles(['src/web/**/*.e2e.ts', 'e2e/**/*.e2e.ts']);
  const others = screens.filter((file) => !everyPage.includes(file));
  const every = await browserTests([...share.shard, ...everyPage], { ...environment, ...long });
  const ways = await browserTests([...share.shard, '--grep', '@long', ...others], {
    ...environment,
    ...long,
  });
  return [node, every, ways].reduce(add);
});
console.log(closingLines(tally));
process.exit(tally.failed > 0 ? 1 : 0);
