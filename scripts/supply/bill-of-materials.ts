import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const command = [
  'sbom',
  '--sbom-format=cyclonedx',
  '--sbom-type=application',
  '--package-lock-only',
  '--omit=dev',
];

/** Writes what is shipped as CycloneDX (SBOM), of the lock file. Throws with what npm said where it cannot. */
export function writeBillOfMaterials(file: string): void {
  const { status, stdout, stderr, error } = spawnSync('npm', command, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`npm could not list what is shipped: ${stderr || error?.message}`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, stdout);
}
