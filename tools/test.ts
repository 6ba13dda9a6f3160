// npm test: types, lint and format, then every test; ends with `N passed, N failed`.
import { startEmbedded } from '#server/database/cluster/embedded-postgres.ts';
import { buildIfStale } from '#tools/build.ts';
import { check } from '#tools/check.ts';
import { browserTests, isLong, nodeTests, testFiles, withTestCluster } from '#tools/test/suites.ts';
import { add, closingLines, emptyTally, type Tally } from '#tools/test/tally.ts';

const nodeSuites = ['src/**/*.test.ts', 'art/**/*.test.ts', 'e2e/**/*.test.ts'];

function heading(text: string) {
  console.log(`\n${text}`);
}

heading('Types, lint and format');
const checked = await check();
const clean: Tally = {
  ...emptyTally(),
  ...(!checked && { failed: 1, failures: ['  ✖ types, lint and format (above)'] }),
};

heading('Build');
await buildIfStale({ log: console.log });

const tested = await withTestCluster(startEmbedded, async (environment) => {
  heading('Rules, HTTP and SQL');
  const files = (await testFiles(nodeSuites)).filter((file) => !isLong(file));
  const node = await nodeTests(files, environment);
  heading('Screens and journeys');
  return add(node, await browserTests([], environment));
});

const total = add(clean, tested);
console.log(closingLines(total));
process.exit(total.failed > 0 ? 1 : 0);
