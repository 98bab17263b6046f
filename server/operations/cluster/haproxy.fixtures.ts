import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '#server/testing/door.ts';
import { listening, startTool, type Tool } from './tool.fixtures.ts';

/** Debian's haproxy with a configuration, on a local port. */
export interface Haproxy extends Tool {
  readonly port: number;
}

async function startHaproxy(folder: string, config: (port: number) => string): Promise<Haproxy> {
  const port = await freePort();
  const file = join(folder, `haproxy-${port}.cfg`);
  await writeFile(file, config(port));
  const tool = startTool('haproxy', ['-db', '-f', file]);
  await listening(port, tool);
  return { ...tool, port };
}

/** In front of servers, one request after the other to the next of those that are ready: docs/scale.md shows the same. */
export const startHttpProxy = (folder: string, ports: readonly number[]): Promise<Haproxy> =>
  startHaproxy(
    folder,
    (port) => `
defaults
  mode http
  option redispatch
  option forwardfor
  retries 3
  retry-on conn-failure
  timeout connect 2s
  timeout client 60s
  timeout server 60s
frontend people
  bind 127.0.0.1:${port}
  default_backend servers
backend servers
  balance roundrobin
  option httpchk GET /api/ready/
  http-check expect status 200
  default-server check inter 250ms fall 1 rise 1
${ports.map((one, n) => `  server server${n + 1} 127.0.0.1:${one}`).join('\n')}
`,
  );

/** In front of databases: leads to the one that takes writes, as a check beside it says, and breaks what led to the other. */
export const startDatabaseProxy = (
  folder: string,
  ports: readonly number[],
  check: string,
): Promise<Haproxy> =>
  startHaproxy(
    folder,
    (port) => `
global
  external-check
  insecure-fork-wanted
defaults
  mode tcp
  timeout connect 2s
  timeout check 10s
  timeout client 1h
  timeout server 1h
listen database
  bind 127.0.0.1:${port}
  option external-check
  external-check command ${check}
  default-server check inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${ports.map((one, n) => `  server database${n + 1} 127.0.0.1:${one}`).join('\n')}
`,
  );
