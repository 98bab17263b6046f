import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { clockVariables } from '../clock-variables.ts';

const execute = promisify(execFile);

/** The unprivileged user PostgreSQL runs as if this process is root: PostgreSQL itself refuses root. */
export interface RunAs {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

/** A failed start, with a message the person at the terminal can act on. */
export class EmbeddedDatabaseError extends Error {
  override readonly name = 'EmbeddedDatabaseError';
}

export const isRoot = (): boolean => process.getuid?.() === 0;

/**
 * Picks a user from the text of /etc/passwd: `postgres`, else `nobody`. Never adds a user to the machine. 65534 is
 * nobody's id on every Unix, even without a passwd file.
 */
export function pickUser(passwd: string): RunAs {
  const rows = passwd.split('\n').map((line) => line.split(':'));
  for (const wanted of ['postgres', 'nobody']) {
    const row = rows.find(([name, , uid]) => name === wanted && uid !== '0');
    const [uid, gid] = [Number(row?.[2]), Number(row?.[3])];
    if (row && Number.isSafeInteger(uid) && Number.isSafeInteger(gid)) return { name: wanted, uid, gid };
  }
  return { name: 'nobody', uid: 65534, gid: 65534 };
}

/**
 * The user for the tools: undefined (this process's own) unless it is root. Existing data decides: PostgreSQL starts
 * only as the owner of its folder.
 */
export async function userFor(dataFolder: string): Promise<RunAs | undefined> {
  if (!isRoot()) return undefined;
  const owner = await stat(dataFolder).catch(() => undefined);
  if (owner && owner.uid !== 0) return { name: `uid ${owner.uid}`, uid: owner.uid, gid: owner.gid };
  return pickUser(await readFile('/etc/passwd', 'utf8').catch(() => ''));
}

/**
 * Spawn options for PostgreSQL's tools: as the user, from a folder it can enter, in English, without our environment but for its clock.
 */
export function spawnOptions(user: RunAs | undefined, env: Record<string, string> = {}) {
  const windows = process.platform === 'win32';
  const kept = windows ? ['SystemRoot', 'TEMP', 'TMP', 'PATH'] : ['PATH'];
  const inherited = kept.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  const whole: Record<string, string> = {
    ...Object.fromEntries(inherited),
    LC_ALL: 'C',
    ...clockVariables(),
    ...env,
  };
  return {
    ...(windows ? {} : { cwd: '/' }),
    ...(user ? { uid: user.uid, gid: user.gid } : {}),
    env: whole,
  };
}

/** Runs a tool to its end; `output` is everything it printed. Never throws if the tool fails. */
export async function runTool(file: string, args: readonly string[], user: RunAs | undefined) {
  try {
    const { stdout, stderr } = await execute(file, args, spawnOptions(user));
    return { ok: true, output: stdout + stderr };
  } catch (error) {
    const {
      stdout = '',
      stderr = '',
      message,
    } = error as { stdout?: string; stderr?: string; message: string }; // execFile's error
    return { ok: false, output: `${stdout}${stderr}`.trim() || message };
  }
}

/** Whether the user can pass through every folder of the path; the system decides, as it knows access lists too. */
export async function canEnter(folder: string, user: RunAs): Promise<boolean> {
  return (await runTool('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], user)).ok;
}
