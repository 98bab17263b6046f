import { spawn, type ChildProcess } from 'node:child_process';
import { clockVariables } from '#server/platform/clock-variables.ts';
import { freePort } from '#server/testing/door.ts';

/** The server as a process of its own. */
export interface ServerProcess {
  readonly child: ChildProcess;
  readonly url: string;
  /** What it has written so far. */
  readonly out: () => string;
  readonly errors: () => string;
  /** Its exit code, once it has ended; -1 where a signal ended it. */
  readonly ended: Promise<number>;
}

/** Starts it with nothing of this process's settings but its clock and what is given. */
export async function startServer(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const { PATH = '', HOME = '', TMPDIR = '/tmp' } = process.env;
  const PORT = env['PORT'] ?? String(await freePort());
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: { PATH, HOME, TMPDIR, PORT, ...clockVariables(), ...env },
  });
  let out = '';
  let errors = '';
  child.stdout.on('data', (part) => (out += String(part)));
  child.stderr.on('data', (part) => (errors += String(part)));
  const ended = new Promise<number>((resolve) => child.once('close', (code) => resolve(code ?? -1)));
  return { child, url: `http://127.0.0.1:${PORT}`, out: () => out, errors: () => errors, ended };
}
