import { spawn, type ChildProcess } from 'node:child_process';
import type { Readable } from 'node:stream';
import { createInterface } from 'node:readline';

/** A program that runs beside the tests until they end it. */
export interface Companion {
  readonly process: ChildProcess;
  end(): Promise<void>;
}

export function startCompanion(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>> = {},
): Companion {
  // A process group of its own, so that its children end with it.
  const process = spawn(command, args, {
    env: { ...globalThis.process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    detached: true,
  });
  const end = async (): Promise<void> => {
    if (process.exitCode !== null || process.signalCode !== null) return;
    const ended = new Promise((resolve) => process.once('exit', resolve));
    stop(process);
    await ended;
  };
  return { process, end };
}

function stop({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    globalThis.process.kill(-pid, 'SIGKILL');
  } catch {
    // It has already exited.
  }
}

/** The first group of the first line that matches. Rejects if the program ends earlier. */
export function told(
  { process }: Companion,
  from: 'stdout' | 'stderr' | 3,
  pattern: RegExp,
): Promise<string> {
  return new Promise((found, fail) => {
    process.once('error', fail);
    process.once('exit', (code) => fail(new Error(`${process.spawnfile} ended with ${code}`)));
    const stream = from === 3 ? process.stdio[3] : process[from];
    createInterface(stream as Readable).on('line', (line) => {
      const [, value] = pattern.exec(line) ?? [];
      if (value !== undefined) found(value);
    });
  });
}
