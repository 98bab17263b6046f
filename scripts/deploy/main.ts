import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '#server/platform/db/supervisor.ts';
import { baseImage } from './base-image.ts';
import { canContain, openContainer } from './container.ts';
import { isInstalled, show } from './tools.ts';
import { tryImage } from './trial.ts';

const IMAGE = 'localhost/lagra:tried';
const { values } = parseArgs({
  options: {
    /** An image of Debian with Node and npm; made of Debian's packages by default. */
    base: { type: 'string' },
    /** An image that is built already. */
    image: { type: 'string' },
    /** A folder with PostgreSQL's `bin`, `lib` and `share`; that of the packages by default. */
    postgres: { type: 'string' },
  },
});

function missing(): string | undefined {
  const tools = ['buildah', ...(values.base || values.image ? [] : ['mmdebstrap']), 'unshare', 'setpriv'];
  const lacking = tools.filter((tool) => !isInstalled(tool));
  if (lacking.length > 0) return `${lacking.join(' and ')} not installed`;
  return canContain() ? undefined : 'it takes Linux and root, for mounts and other users';
}

function build(): string {
  const git = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' });
  const args = { BASE: values.base ?? baseImage(), BUILD_SHA: git.stdout?.trim() || 'unknown' };
  const given = Object.entries(args).flatMap(([name, value]) => ['--build-arg', `${name}=${value}`]);
  // The format of Docker, as that of OCI knows no health check.
  const how = ['--isolation', 'chroot', '--format', 'docker', '--layers', '--quiet'];
  show('buildah', 'bud', ...how, ...given, '--tag', IMAGE, '.');
  return IMAGE;
}

async function attempt(image: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'lagra-image-'));
  chmodSync(folder, 0o711); // the database runs as another user
  const { postgres: binaries } = values;
  const options = { dataDir: join(folder, 'data'), log: () => undefined };
  const database = await startEmbeddedPostgres({
    ...options,
    ...(binaries === undefined ? {} : { binaries }),
  });
  try {
    // Its socket is out of reach of the container.
    const databaseUrl = new URL(database.ownerUrl);
    databaseUrl.searchParams.delete('host');
    await inContainer(image, databaseUrl.href);
  } finally {
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function inContainer(image: string, databaseUrl: string): Promise<void> {
  const container = openContainer(image);
  try {
    await tryImage({ container, databaseUrl, say: (line) => console.log(`- ${line}`) });
  } finally {
    container.close();
  }
}

const why = missing();
if (why === undefined) await attempt(values.image ?? build());
else console.log(`The image was not tried: ${why}.`);
