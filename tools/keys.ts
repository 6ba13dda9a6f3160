import { openKeyring } from '#server/auth/keys/keys.ts';
import { openProjectKeys } from '#server/auth/keys/project-keys.ts';
import { openHome } from '#server/database/cluster/home.ts';
import { migrate } from '#server/database/migrate.ts';
import { openFolder } from '#server/database/opened-database.ts';
import { appAddress, prepareAppRole } from '#server/database/roles.ts';
import { StartError } from '#server/database/start-error.ts';
import { type Config, readConfig } from '#server/platform/config/config.ts';
import { openSecrets } from '#server/platform/secrets/secrets.ts';
import { type Database, openDatabase } from '#server/platform/sql.ts';
import { rotateSecrets, sealWhatLiesOpen } from '#server/sealed-places.ts';
import { clock } from '#server/start.ts';
import { rotateMasterKey } from '#server/storage/seals/rotation.ts';
import { plainly } from '#tools/backup-command.ts';

/**
 * npm run keys: the anon and the service key, running or not; with --rotate a new key signs from now on,
 * with --rotate-storage a new master key wraps the keys of all clients' files, with --rotate-secrets a
 * new key seals what lies secret in the database.
 */
await plainly(async () => {
  const option = readArguments(process.argv.slice(2));
  const config = readConfig(process.env);
  const { hostedUrl } = config.auth;
  const isOfSignIn = option === undefined || option === '--rotate';
  if (hostedUrl && isOfSignIn)
    throw new Error(`AUTH_URL is set: the keys are those of ${hostedUrl}.`);
  await using opened = new AsyncDisposableStack();
  const home = await openRunningOrNot(config);
  opened.defer(home.close);
  await migrate(home.owner);
  await prepareAppRole(home.owner, home.app);
  const sql = openDatabase(home.app, { max: 2 });
  opened.defer(sql.end);
  if (isOfSignIn) await showKeys(sql, config, option === '--rotate');
  else if (option === '--rotate-storage') await rotateStorage(sql, config);
  else await rotateSealing(sql, config);
});

function readArguments([option, ...more]: string[]): string | undefined {
  const known = [undefined, '--rotate', '--rotate-storage', '--rotate-secrets'];
  if (!known.includes(option) || more.length > 0)
    throw new Error(
      'Say npm run keys, with nothing or with -- --rotate, --rotate-storage or --rotate-secrets',
    );
  return option;
}

async function showKeys(sql: Database, config: Config, isRotating: boolean) {
  const { auth } = config;
  const secrets = await openSecrets(config);
  await sealWhatLiesOpen(sql, secrets);
  const beginnings = { sql, settings: auth, secrets, now: clock };
  const keys = await openKeyring(beginnings);
  if (isRotating) await keys.rotate();
  const { anon, service } = await openProjectKeys(beginnings, keys);
  console.log(`AUTH_ANON_KEY=${anon}\nAUTH_SERVICE_KEY=${service}`);
  if (isRotating)
    console.log(
      `# ${keys.current().kid} signs from now on; what the key before it signed runs out within ${auth.jwtExpiry} seconds.`,
    );
}

async function rotateStorage(sql: Database, config: Config) {
  const count = await rotateMasterKey(sql, config);
  const where = config.storage.masterKeys
    ? 'STORAGE_MASTER_KEYS'
    : `${config.dataDir}/storage-keys`;
  console.log(
    `The first key of ${where} wraps the keys of files from now on; ${count} were wrapped anew.`,
  );
}

async function rotateSealing(sql: Database, config: Config) {
  const count = await rotateSecrets(sql, config);
  const where = config.secretKey ? 'SECRET_KEY' : `The first key of ${config.dataDir}/secret-keys`;
  console.log(`${where} seals from now on; ${count} secrets were sealed anew.`);
  if (config.secretKeyOld) console.log('SECRET_KEY_OLD is needed no more.');
}

/** As a start would, but beside a server that runs. */
async function openRunningOrNot(config: Config) {
  try {
    const { owner, app, stop } = await openHome(config, () => {});
    return { owner, app, close: stop };
  } catch (error) {
    if (!(error instanceof StartError) || error.code !== 'already_running') throw error;
    const { owner, close } = await openFolder(config.dataDir);
    return { owner, app: appAddress(owner), close };
  }
}
