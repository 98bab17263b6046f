import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const entry = fileURLToPath(new URL('../reading-child.ts', import.meta.url));
const root = resolve(import.meta.dirname, '../..');
/** What it may read of the disk: its own code. */
const code = ['package.json', 'node_modules', 'server', 'src'].map((name) => join(root, name));

/** Megabytes of its heap: what libraries take besides is watched from outside. */
const HEAP = 768;

/**
 * [SGR4] A process without any setting or secret of the server, whose JavaScript can write no file and read none but its
 * code, and which gives way to the server in time and, where memory runs out, in that too.
 */
export function spawnChild(runs = entry): ChildProcess {
  const flags = [
    '--permission',
    ...code.map((path) => `--allow-fs-read=${path}`),
    '--allow-addons',
    '--allow-worker',
    `--max-old-space-size=${HEAP}`,
    '--disable-warning=SecurityWarning',
  ];
  const child = spawn(process.execPath, [...flags, runs], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: { TZ: 'UTC', MALLOC_ARENA_MAX: '2', UV_THREADPOOL_SIZE: '2' },
    cwd: '/',
    windowsHide: true,
  });
  // Told by the exit as well; a pipe that broke is told by what cannot be read.
  child.on('error', () => undefined);
  child.stdin?.on('error', () => undefined);
  child.stdout?.on('error', () => undefined);
  if (child.pid !== undefined) giveWay(child.pid);
  return child;
}

/** Where the system does not let it, nothing is lost but politeness. */
function giveWay(pid: number): void {
  for (const yielding of [
    () => setPriority(pid, 5),
    () => writeFileSync(`/proc/${pid}/oom_score_adj`, '800'),
  ])
    try {
      yielding();
    } catch {
      // see above
    }
}

/** What a process takes: memory now, and time of a processor since it began. */
export interface Usage {
  readonly megabytes: number;
  readonly seconds: number;
}

/** Ticks in which Linux counts the time of processors, a second. */
const TICKS = 100;

/** Null where the system does not tell. */
export function usageOf(pid: number | undefined): Usage | null {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    // After the name, which may hold spaces: state is the third field, times in user and system the 14th and 15th.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    const seconds = (Number(fields[11]) + Number(fields[12])) / TICKS;
    return kilobytes === undefined ? null : { megabytes: Number(kilobytes) / 1024, seconds };
  } catch {
    return null;
  }
}
