import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const postgres = '/usr/lib/postgresql/15/bin';
const folders = [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin', '/usr/local/sbin', postgres];

/** Where a program of the system is; undefined where it is not installed. */
export const toolAt = (name: string): string | undefined =>
  folders.map((folder) => join(folder, name)).find((path) => existsSync(path));

/** Of these programs, those that are not installed: tests that need them are skipped, and say so. */
export const missing = (...names: readonly string[]): readonly string[] =>
  names.filter((name) => toolAt(name) === undefined);

export interface Tool {
  readonly child: ChildProcess;
  /** What it has written so far. */
  readonly said: () => string;
  /** Ends it, and resolves once it has ended. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** Starts a program of the system that goes on in the foreground. */
export function startTool(name: string, args: readonly string[], options: SpawnOptions = {}): Tool {
  const child = spawn(toolAt(name) ?? name, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  endWithTests(child);
  let said = '';
  for (const output of [child.stdout, child.stderr]) output?.on('data', (part) => (said += String(part)));
  const ended = once(child, 'close').catch(() => undefined);
  return {
    child,
    said: () => said,
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal);
      await ended;
    },
  };
}

/** Kills a process that is still there as the tests end, be it since they failed before they could stop it. */
export function endWithTests(child: ChildProcess): void {
  const kill = (): void => void child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('close', () => process.off('exit', kill));
}

/** Resolves once somebody listens at a local port. */
export async function listening(port: number, { child, said }: Pick<Tool, 'child' | 'said'>): Promise<void> {
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`it has ended: ${said()}`);
    await pause(50);
  }
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
