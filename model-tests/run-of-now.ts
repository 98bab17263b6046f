import { execFileSync } from 'node:child_process';
import { now } from '#model/values/clock.fixtures.ts';

/** What is being tested: the commit, and whether anything has changed since. */
export function runOfNow() {
  return {
    sha: git('rev-parse', 'HEAD') ?? 'unknown',
    changed: git('status', '--porcelain') !== '',
    date: now(),
  };
}

/** Undefined without a repository. */
function git(...args: readonly string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      cwd: import.meta.dirname,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}
