import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Ends the process with one line where a folder of the checkout, or what lies directly in it, was left by another user:
 * a run as root leaves files that nobody else may replace, and npm or the build would stop halfway.
 * @param {string[]} folders below the root; those that are not there count as ours
 */
export function mustBeOurs(...folders) {
  const foreign = folders.flatMap(entriesOf).find((path) => !isWritable(path));
  if (foreign === undefined) return;
  console.error(
    `This user may not write to ${foreign}, which another one (root?) has left. ` +
      `Run as that user, or take the files over: sudo chown -R "$(id -un)" "${root.replace(/\/$/, '')}"`,
  );
  process.exit(1);
}

function entriesOf(folder) {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  const folders = readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [path, ...folders.map(({ name }) => join(path, name))];
}

function isWritable(path) {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
