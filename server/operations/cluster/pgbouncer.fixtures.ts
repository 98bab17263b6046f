import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '#server/testing/door.ts';
import { listening, startTool, type Tool } from './tool.fixtures.ts';

/** Debian's pgbouncer in front of a database server, in transaction mode. */
export interface Pgbouncer extends Tool {
  /** The same address, through it. */
  through(url: string): string;
}

/** Who signs in is found by a superuser: the application's role and its password are the server's own. */
export async function startPgbouncer(folder: string, adminUrl: string): Promise<Pgbouncer> {
  const admin = new URL(adminUrl);
  const port = await freePort();
  const users = join(folder, 'users.txt');
  const file = join(folder, 'pgbouncer.ini');
  await chmod(folder, 0o755); // it does not run as root
  await writeFile(users, `"${admin.username}" "${decodeURIComponent(admin.password)}"\n`, { mode: 0o644 });
  await writeFile(
    file,
    `[databases]
* = host=${admin.hostname} port=${admin.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
pool_mode = transaction
default_pool_size = 8
max_client_conn = 200
auth_type = scram-sha-256
auth_file = ${users}
auth_user = ${admin.username}
auth_query = select usename, passwd from pg_shadow where usename = $1
log_connections = 0
log_disconnections = 0
`,
  );
  const asRoot = process.getuid?.() === 0;
  const tool = startTool('pgbouncer', [...(asRoot ? ['-u', 'postgres'] : []), file]);
  await listening(port, tool);
  const through = (url: string): string => {
    const led = new URL(url);
    led.host = `127.0.0.1:${port}`;
    led.searchParams.delete('host'); // the socket of the server's own
    return led.href;
  };
  return { ...tool, through };
}
