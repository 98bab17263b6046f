import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { outputOf } from './tools.ts';

const ImageConfig = z.object({
  User: z.string().regex(/^\d+:\d+$/),
  Env: z.array(z.string()),
  Entrypoint: z.array(z.string()),
  WorkingDir: z.string(),
  Volumes: z.record(z.string(), z.unknown()),
  Healthcheck: z.object({ Test: z.array(z.string()) }),
});

type ImageConfig = z.output<typeof ImageConfig>;

/** A program in the container, as first process of its own. */
export interface Running {
  /** What it wrote until now. */
  output(): string;
  /** Its number outside. */
  pid(): number;
  /** Its exit code; null if a signal ended it. */
  readonly exit: Promise<number | null>;
}

export interface Container {
  readonly config: ImageConfig;
  /** Its file system, seen from outside. */
  readonly root: string;
  /** What stands in for the volume. */
  readonly data: string;
  run(command: readonly string[], env?: Readonly<Record<string, string>>): Running;
  close(): void;
}

/**
 * What Docker does with `--read-only --tmpfs /tmp --cap-drop ALL --security-opt no-new-privileges --network host`, by
 * means that a machine without cgroups for containers has as well.
 */
const start = `set -e
root=$1 data=$2 user=$3 group=$4; shift 4
mount --bind "$root" "$root"
mount --bind "$data" "$root/data"
mount -t tmpfs -o mode=1777,size=256m tmpfs "$root/tmp"
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
[ ! -e "$root/etc/resolv.conf" ] || mount --bind /etc/resolv.conf "$root/etc/resolv.conf"
mount -o remount,bind,ro "$root"
exec chroot "$root" setpriv --reuid "$user" --regid "$group" --clear-groups --no-new-privs --bounding-set=-all \\
  --inh-caps=-all "$@"`;

/** A container of the image that `run` starts programs in; `close` removes it. Takes root. */
export function openContainer(image: string): Container {
  const inspected: unknown = JSON.parse(outputOf('buildah', 'inspect', '--type', 'image', image));
  const { config } = z.object({ Docker: z.object({ config: ImageConfig }) }).parse(inspected).Docker;
  const container = outputOf('buildah', 'from', '--pull-never', image);
  const root = outputOf('buildah', 'mount', container);
  const data = mkdtempSync(join(tmpdir(), 'lagra-data-'));
  const [user = '', group = ''] = config.User.split(':');
  chownSync(data, Number(user), Number(group));
  const children = new Set<ChildProcess>();
  return {
    config,
    root,
    data,
    run: (command, env = {}) => {
      const given = [...config.Env, ...Object.entries(env).map(([name, value]) => `${name}=${value}`)];
      const inside = ['/usr/bin/env', '-i', `--chdir=${config.WorkingDir}`, ...given, ...command];
      const apart = ['--mount', '--pid', '--fork', '--kill-child', '--propagation', 'private'];
      const child = spawn('unshare', [...apart, 'sh', '-c', start, 'sh', root, data, user, group, ...inside]);
      children.add(child);
      child.once('exit', () => children.delete(child));
      return running(child);
    },
    close: () => {
      for (const child of children) child.kill('SIGKILL');
      outputOf('buildah', 'rm', container);
      rmSync(data, { recursive: true, force: true });
    },
  };
}

function running(child: ChildProcess): Running {
  let written = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => void (written += text));
  return {
    output: () => written,
    pid: () => Number(readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8')),
    exit: once(child, 'close').then(([code]: (number | null)[]) => code ?? null),
  };
}

/** Whether this machine lets us do so. */
export const canContain = (): boolean => process.getuid?.() === 0 && existsSync('/proc/self/ns/pid');
