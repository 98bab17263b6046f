import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { outputOf, show } from './tools.ts';

/**
 * An image that stands in for that of Node where no registry of images can be reached: Debian by its own packages, the
 * Node of this checkout and npm. Made once for a version of Node; returns its name.
 */
export function baseImage(): string {
  const name = `localhost/lagra-base:${process.version.slice(1)}`;
  if (outputOf('buildah', 'images', '--format', '{{.Name}}:{{.Tag}}').split('\n').includes(name)) return name;
  const folder = mkdtempSync(join(tmpdir(), 'lagra-base-'));
  try {
    const system = join(folder, 'system.tar');
    show('mmdebstrap', '--variant=minbase', '--include=ca-certificates,libstdc++6', 'bookworm', system);
    return imageOf(system, name);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function imageOf(system: string, name: string): string {
  const container = outputOf('buildah', 'from', 'scratch');
  try {
    const add = (...paths: readonly string[]): string => outputOf('buildah', 'add', container, ...paths);
    add(system, '/');
    add(process.execPath, '/usr/local/bin/node');
    add(npmFolder(), '/usr/local/lib/node_modules/npm');
    trustAsHere(container, add);
    const link = ['ln', '-s', '../lib/node_modules/npm/bin/npm-cli.js', '/usr/local/bin/npm'];
    outputOf('buildah', 'run', '--isolation', 'chroot', container, '--', ...link);
    outputOf('buildah', 'commit', '--quiet', container, name);
    return name;
  } finally {
    outputOf('buildah', 'rm', container);
  }
}

/** Authorities that Node trusts on this machine, where the registry of packages is behind a proxy of its own. */
function trustAsHere(container: string, add: (...paths: readonly string[]) => string): void {
  const authorities = process.env['NODE_EXTRA_CA_CERTS'];
  if (!authorities) return;
  const inside = '/etc/ssl/extra-authorities.crt';
  add(authorities, inside);
  outputOf('buildah', 'config', '--env', `NODE_EXTRA_CA_CERTS=${inside}`, container);
}

/** The folder of the npm that is installed here. */
function npmFolder(): string {
  const command = realpathSync(outputOf('sh', '-c', 'command -v npm'));
  const folder = dirname(dirname(command));
  if (basename(command) !== 'npm-cli.js') throw new Error(`${command} is not npm's own`);
  return folder;
}
