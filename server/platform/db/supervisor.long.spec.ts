import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  alive,
  copyFolder,
  gone,
  query,
  recall,
  remember,
  starterScript,
  embeddedTrial,
} from '#server/testing/embedded-trial.ts';
import { isRoot } from './embedded-user.ts';

const trial = embeddedTrial();

describe('the embedded database', () => {
  it('[EDB1] starts on a free local port with everything safe switched on', async () => {
    const server = await trial.start();
    const settings = [
      'fsync',
      'synchronous_commit',
      'full_page_writes',
      'listen_addresses',
      'unix_socket_directories', // in the data folder, which its user alone can enter
    ];
    settings.push('password_encryption', 'server_encoding', 'timezone');
    const values = await Promise.all(settings.map((name) => query(server.adminUrl, `show ${name}`)));
    expect(values.flat()).toEqual([
      'on',
      'on',
      'on',
      '127.0.0.1',
      server.folder,
      'scram-sha-256',
      'UTF8',
      'UTC',
    ]);
    const locale = await query(
      server.ownerUrl,
      'select datcollate from pg_database where datname = current_database()',
    );
    expect(['C.UTF-8', 'C']).toContain(locale[0]);
    expect(server.folder).toBe(join(trial.dataDir, 'postgres'));
    expect(server.attached).toBe(false);
    expect((await stat(server.folder)).mode & 0o777).toBe(0o700);
    expect(await query(server.ownerUrl, 'select inet_client_addr()')).toEqual([null]); // not over TCP
  });

  it('[EDB1] takes no password but its own, and keeps that in a file of its user alone', async () => {
    const server = await trial.start();
    const wrong = new URL(server.ownerUrl);
    wrong.password = 'password';
    await expect(query(wrong.toString(), 'select 1')).rejects.toThrow('password authentication failed');
    const secret = await stat(join(server.folder, 'lagra.secret'));
    expect(secret.mode & 0o777).toBe(0o600);
    const rules = (await readFile(join(server.folder, 'pg_hba.conf'), 'utf8'))
      .split('\n')
      .filter((line) => /^\w/.test(line));
    expect(rules.every((line) => line.endsWith('scram-sha-256'))).toBe(true);
  });

  it('[EDB1] gives an owner that is no superuser', async () => {
    trial.furnish();
    const server = await trial.start();
    expect(
      await query(
        server.ownerUrl,
        'select rolsuper or rolbypassrls from pg_roles where rolname = current_user',
      ),
    ).toEqual([false]);
  });

  it('[EDB2] keeps its data over a stop', async () => {
    trial.furnish();
    const first = await trial.start();
    await remember(first);
    await first.stop();
    expect(await gone(first.pid)).toBe(true);
    const second = await trial.start();
    expect(await recall(second)).toEqual([42]);
    expect(second.attached).toBe(false);
  });

  it('[EDB2] comes back on its address when the server itself is killed', async () => {
    trial.furnish();
    const server = await trial.start();
    await remember(server);
    process.kill(server.pid, 'SIGKILL');
    await vi.waitUntil(() => trial.said.includes('the database server is back'), { timeout: 20_000 });
    expect(await recall(server)).toEqual([42]);
    await server.stop();
    await expect(query(server.ownerUrl, 'select 1')).rejects.toThrow('connect E');
  });

  it('[EDB2] refuses data of another major version and says so', async () => {
    trial.furnish();
    const server = await trial.start();
    await server.stop();
    await writeFile(join(server.folder, 'PG_VERSION'), '14\n');
    await expect(trial.start()).rejects.toThrow(
      'was written by PostgreSQL 14; the installed binaries are 15',
    );
  });
});

describe('the end of the process', () => {
  beforeEach(() => trial.furnish());

  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    '[EDB3] by %s stops the server and then takes its course',
    async (signal) => {
      const { child, told } = await trial.startElsewhere();
      child.kill(signal);
      const [, endedBy] = await once(child, 'exit');
      expect(endedBy).toBe(signal);
      expect(await gone(told.pid)).toBe(true);
    },
  );

  it.each(['throw', 'finish'] as const)('[EDB3] by %s stops the server soon after', async (order) => {
    const elsewhere = await trial.startElsewhere();
    elsewhere.order(order);
    await once(elsewhere.child, 'exit');
    expect(await gone(elsewhere.told.pid)).toBe(true);
  });

  it('[EDB4] by kill -9 leaves a server that the next start joins, and stops at its own end', async () => {
    const { child, told } = await trial.startElsewhere();
    await remember(told);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(alive(told.pid)).toBe(true);

    const next = await trial.start();
    expect([next.attached, next.pid]).toEqual([true, told.pid]);
    expect(await recall(next)).toEqual([42]);
    await next.stop();
    expect(await gone(told.pid)).toBe(true);
  });
});

describe('a postmaster.pid that is left over', () => {
  beforeEach(() => trial.furnish());

  /** Ends a server as a power failure would and returns its folder. */
  async function leaveBehind(): Promise<string> {
    const { child, told } = await trial.startElsewhere();
    await remember(told);
    child.kill('SIGKILL');
    await once(child, 'exit');
    process.kill(told.pid, 'SIGKILL');
    await gone(told.pid);
    return told.folder;
  }

  async function claimPid(folder: string, pid: number): Promise<void> {
    const path = join(folder, 'postmaster.pid');
    const [, ...rest] = (await readFile(path, 'utf8')).split('\n');
    await writeFile(path, [String(pid), ...rest].join('\n'));
  }

  it('[EDB4] from a killed server is overcome', async () => {
    await leaveBehind();
    const server = await trial.start();
    expect([server.attached, await recall(server)]).toEqual([false, [42]]);
  });

  it('[EDB4] whose pid now belongs to another program of the same user is overcome', async () => {
    const folder = await leaveBehind();
    const { uid, gid } = await stat(folder);
    const stranger = spawn('sleep', ['60'], { cwd: '/', stdio: 'ignore', ...(isRoot() ? { uid, gid } : {}) });
    trial.own(stranger);
    await claimPid(folder, stranger.pid ?? 0);
    const server = await trial.start();
    expect([server.attached, await recall(server)]).toEqual([false, [42]]);
    expect(alive(stranger.pid ?? 0)).toBe(true);
  });

  it('[EDB4] that names the live server of another folder, with the same secret, does not lead there', async () => {
    const first = await trial.start();
    await remember(first);
    await first.stop();
    const copy = join(trial.area, 'copy');
    copyFolder(trial.dataDir, copy);
    const live = await trial.start();
    await query(live.ownerUrl, 'update kept set answer = 1');
    copyFolder(join(live.folder, 'postmaster.pid'), join(copy, 'postgres/postmaster.pid'));

    const other = await trial.start({ dataDir: copy });
    expect([other.attached, await recall(other)]).toEqual([false, [42]]);
    expect(other.pid).not.toBe(live.pid);
    expect(await recall(live)).toEqual([1]);
  });

  it('[EDB4] whose port now belongs to something that is no database is overcome', async () => {
    const folder = await leaveBehind();
    const mute = createServer();
    mute.listen(0, '127.0.0.1');
    await once(mute, 'listening');
    const address = mute.address();
    const lines = (await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n');
    lines[3] = String(address && typeof address === 'object' ? address.port : 0);
    lines[7] = 'ready   ';
    await writeFile(join(folder, 'postmaster.pid'), lines.join('\n'));
    const server = await trial.start();
    mute.close();
    expect([server.attached, await recall(server)]).toEqual([false, [42]]);
  });
});

describe('several starters', () => {
  it('[EDB5] at once on an empty folder: one starts, the others join, all can work', async () => {
    const all = await Promise.all([trial.startElsewhere(), trial.startElsewhere(), trial.startElsewhere()]);
    expect(all.map(({ told }) => told.error)).toEqual([undefined, undefined, undefined]);
    expect(new Set(all.map(({ told }) => told.pid)).size).toBe(1);
    expect(all.filter(({ told }) => !told.attached)).toHaveLength(1);
    for (const { told } of all) expect(await query(told.ownerUrl, 'select 1')).toEqual([1]);
    expect((await readdir(trial.dataDir)).filter((name) => name.includes('.init-'))).toEqual([]);
  });

  it('[EDB5] the one who leaves last stops the server, whoever started it', async () => {
    trial.furnish();
    const first = await trial.startElsewhere();
    const second = await trial.startElsewhere();
    expect([first.told.attached, second.told.attached]).toEqual([false, true]);
    first.order('stop');
    await once(first.child, 'exit');
    expect(await query(second.told.ownerUrl, 'select 1')).toEqual([1]);
    second.order('stop');
    await once(second.child, 'exit');
    expect(await gone(first.told.pid)).toBe(true);
  });

  it('[EDB5] that leave at the same moment leave no server behind', async () => {
    trial.furnish();
    const all = await Promise.all([trial.startElsewhere(), trial.startElsewhere(), trial.startElsewhere()]);
    for (const one of all) one.order('stop');
    await Promise.all(all.map(({ child }) => once(child, 'exit')));
    expect(await gone(all[0].told.pid)).toBe(true);
  });

  it('[EDB5] one that comes while the last one leaves gets a server that works', async () => {
    trial.furnish();
    const leaving = await trial.start();
    const [, coming] = await Promise.all([leaving.stop(), trial.start()]);
    expect(await query(coming.ownerUrl, 'select 1')).toEqual([1]);
  });
});

describe('a first start that was killed', () => {
  it('[EDB6] half way does not look finished: the next one begins anew', async () => {
    const child = spawn(process.execPath, [starterScript, JSON.stringify({ dataDir: trial.dataDir })], {
      stdio: 'ignore',
      detached: true,
    });
    const unfinished = async () => {
      const names = await readdir(trial.dataDir, { recursive: true }).catch(() => []);
      return names.some((name) => name.includes('.init-') && name.endsWith('PG_VERSION'));
    };
    await vi.waitUntil(unfinished, { timeout: 15_000, interval: 5 });
    process.kill(-(child.pid ?? 0), 'SIGKILL'); // initdb too
    await once(child, 'exit');
    expect(await readdir(trial.dataDir)).not.toContain('postgres');

    const server = await trial.start();
    await remember(server);
    expect(await recall(server)).toEqual([42]);
  });

  it('[EDB6] long ago is cleared away, one that may still be at work is not', async () => {
    await mkdir(trial.dataDir, { mode: 0o711 });
    const [old, recent] = [
      join(trial.dataDir, 'postgres.init-old'),
      join(trial.dataDir, 'postgres.init-recent'),
    ];
    await Promise.all([mkdir(old), mkdir(recent)]);
    await utimes(old, 1, 1);
    await trial.start();
    expect((await readdir(trial.dataDir)).sort()).toEqual(['postgres', 'postgres.init-recent']);
  });
});
