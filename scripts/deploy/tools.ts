import { spawnSync } from 'node:child_process';

/** What a command printed, without the end of its last line. Throws where it fails. */
export function outputOf(command: string, ...args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (status === 0) return stdout.trimEnd();
  throw new Error(`${command} ${args[0] ?? ''} failed: ${error?.message ?? stderr.trim()}`);
}

/** Runs a command whose output is shown as it comes. Throws where it fails. */
export function show(command: string, ...args: readonly string[]): void {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} ${args[0] ?? ''} failed${error ? `: ${error.message}` : ''}`);
}

export const isInstalled = (command: string): boolean =>
  spawnSync('sh', ['-c', 'command -v "$1"', 'sh', command]).status === 0;
