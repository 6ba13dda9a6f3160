// npm run test:postgres: the tests that touch the database, on the PostgreSQL that is installed here.
import { startInstalledPostgres } from '#server/database/cluster/installed-postgres.ts';
import { StartError } from '#server/database/start-error.ts';
import { nodeTests, testFiles, withTestCluster } from '#tools/test/suites.ts';
import { closingLines } from '#tools/test/tally.ts';

/** The embedded server has tests of its own that another server cannot stand in for. */
const aboutTheEmbedded = /server\/database\/(cluster\/)?embedded|\/killed-while-[a-z]+\.test\.ts$/;

try {
  const tally = await withTestCluster(startInstalledPostgres, async (environment) => {
    const files = await testFiles(['src/server/**/*.test.ts']);
    return nodeTests(
      files.filter((file) => !aboutTheEmbedded.test(file)),
      environment,
    );
  });
  console.log(closingLines(tally));
  process.exit(tally.failed > 0 ? 1 : 0);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.log(error.message);
  process.exit(error.code === 'unsupported_platform' ? 0 : 1);
}
