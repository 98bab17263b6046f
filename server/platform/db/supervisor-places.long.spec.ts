import { once } from 'node:events';
import { chmod, chown, cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { query, recall, remember, embeddedTrial } from '#server/testing/embedded-trial.ts';
import { installedBinaries } from './embedded-binaries.ts';
import { isRoot, pickUser } from './embedded-user.ts';

const trial = embeddedTrial();

describe('binaries', () => {
  const copyOfBinaries = async (folder: string, links: boolean): Promise<string> => {
    const native = join(folder, 'native');
    await cp(installedBinaries(), native, { recursive: true, verbatimSymlinks: true });
    await cp(join(installedBinaries(), '../package.json'), join(folder, 'package.json'));
    if (links) return native;
    const list = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8')) as { target: string }[]; // fixed by the package
    for (const { target } of list) await rm(join(folder, target));
    return native;
  };

  it('[EDB7] get the links that a skipped install script did not make', async () => {
    trial.furnish();
    const binaries = await copyOfBinaries(join(trial.area, 'package'), false);
    const server = await trial.start({ binaries });
    expect(await query(server.ownerUrl, 'select 1')).toEqual([1]);
    expect(trial.said).toEqual([]);
  });

  it('[EDB7] that do not run are reported with a way out', async () => {
    const binaries = join(trial.area, 'package/native');
    await mkdir(join(binaries, 'bin'), { recursive: true });
    await writeFile(join(trial.area, 'package/package.json'), '{"version":"0.0.1"}');
    await writeFile(join(binaries, 'bin/postgres'), 'not a program', { mode: 0o755 });
    await expect(trial.start({ binaries })).rejects.toThrow(
      /do not run on this machine: .*Set DATABASE_URL/s,
    );
  });

  it.runIf(isRoot())('[EDB8] in a checkout that others cannot enter are copied beside the data', async () => {
    trial.furnish();
    const closed = join(trial.area, 'closed');
    await mkdir(closed, { mode: 0o700 });
    const binaries = await copyOfBinaries(closed, true);
    const server = await trial.start({ binaries });
    expect(await query(server.ownerUrl, 'select 1')).toEqual([1]);
    expect(trial.said).toEqual([
      expect.stringContaining(`copying the PostgreSQL binaries to ${trial.dataDir}/postgres-binaries-`),
    ]);
    await server.stop();
    trial.said.length = 0;
    await trial.start({ binaries });
    expect(trial.said).toEqual([]);
  });
});

describe.runIf(isRoot())('as root', () => {
  it('[EDB8] the server runs as a user without rights, and none is added to the machine', async () => {
    const before = await readFile('/etc/passwd', 'utf8');
    const server = await trial.start();
    const user = pickUser(before);
    expect((await stat(`/proc/${server.pid}`)).uid).toBe(user.uid);
    expect((await stat(server.folder)).uid).toBe(user.uid);
    expect(await readFile('/etc/passwd', 'utf8')).toBe(before);
  });

  it('[EDB8] data that an ordinary user made is run as that user', async () => {
    const nobody = { uid: 65534, gid: 65534 };
    await mkdir(trial.dataDir);
    await chown(trial.dataDir, nobody.uid, nobody.gid);
    const { child, told, order } = await trial.startElsewhere({}, nobody);
    await remember(told);
    order('stop');
    await once(child, 'exit');
    const server = await trial.start();
    expect(await recall(server)).toEqual([42]);
    expect((await stat(`/proc/${server.pid}`)).uid).toBe(nobody.uid);
  });

  it('[EDB8] a strict umask does not close a new data folder to the server', async () => {
    const before = process.umask(0o077);
    try {
      const server = await trial.start({ dataDir: join(trial.area, 'deep/er/data') });
      expect(server.folder).toBe(join(trial.area, 'deep/er/data/postgres'));
    } finally {
      process.umask(before);
    }
  });

  it('[EDB9] a data folder that the server cannot enter leads elsewhere, the same place each time, with a word', async () => {
    const [closed, fallbacks] = [join(trial.area, 'root/data'), [join(trial.area, 'elsewhere')]];
    await mkdir(join(trial.area, 'root'), { mode: 0o700 });
    const first = await trial.start({ dataDir: closed, fallbacks });
    await remember(first);
    expect(dirname(dirname(first.folder))).toBe(fallbacks[0]);
    expect(trial.said).toEqual([
      expect.stringMatching(`cannot enter ${closed}: the database is in ${first.folder}`),
    ]);
    await first.stop();

    await chmod(join(trial.area, 'root'), 0o755); // opened later, the data stays where it is
    const second = await trial.start({ dataDir: closed, fallbacks });
    expect([second.folder, await recall(second)]).toEqual([first.folder, [42]]);
    expect(trial.said[1]).toContain(`the database is in ${first.folder}`);
  });

  it('[EDB9] both of two first starters go to the same place', async () => {
    const options = { dataDir: join(trial.area, 'root/data'), fallbacks: [join(trial.area, 'elsewhere')] };
    await mkdir(join(trial.area, 'root'), { mode: 0o700 });
    const [one, two] = await Promise.all([trial.startElsewhere(options), trial.startElsewhere(options)]);
    expect(one.told.error ?? two.told.error).toBeUndefined();
    expect(one.told.folder).toBe(two.told.folder);
    expect(await readdir(join(trial.area, 'elsewhere'))).toHaveLength(1);
  });

  it('[EDB9] data that has become out of reach, or is gone, is an error, never a new empty database', async () => {
    const parent = join(trial.area, 'root');
    const options = { dataDir: join(parent, 'data'), fallbacks: [join(trial.area, 'elsewhere')] };
    await mkdir(parent);
    const open = await trial.start(options);
    await open.stop();
    await chmod(parent, 0o700);
    await expect(trial.start(options)).rejects.toThrow('can no longer enter that folder');

    await rm(options.dataDir, { recursive: true });
    const moved = await trial.start(options);
    await moved.stop();
    await rm(dirname(moved.folder), { recursive: true });
    await expect(trial.start(options)).rejects.toThrow('which is not there');
  });

  it('[EDB9] a fallback folder that someone else made is not used', async () => {
    const [foreign, own] = [join(trial.area, 'foreign'), join(trial.area, 'own')];
    await mkdir(foreign);
    await chown(foreign, 65534, 65534);
    await mkdir(join(trial.area, 'root'), { mode: 0o700 });
    const server = await trial.start({ dataDir: join(trial.area, 'root/data'), fallbacks: [foreign, own] });
    expect(dirname(dirname(server.folder))).toBe(own);
    expect(await readdir(foreign)).toEqual([]);
  });

  it('[EDB9] a data folder that this user may not write is told plainly', async () => {
    const { told } = await trial.startElsewhere(
      { dataDir: join(trial.area, 'data') },
      { uid: 65534, gid: 65534 },
    );
    expect(told.error).toMatch(/^EmbeddedDatabaseError: DATA_DIR .* cannot be used: EACCES/);
  });
});

describe('the user', () => {
  const line = (name: string, uid: number): string => `${name}:x:${uid}:${uid + 1}::/:/bin/false`;

  it.each([
    [
      [line('root', 0), line('nobody', 65534), line('postgres', 101)],
      { name: 'postgres', uid: 101, gid: 102 },
    ],
    [[line('root', 0), line('nobody', 99)], { name: 'nobody', uid: 99, gid: 100 }],
    [[line('root', 0), line('postgres', 0), line('nobody', 99)], { name: 'nobody', uid: 99, gid: 100 }],
    [[''], { name: 'nobody', uid: 65534, gid: 65534 }],
  ])('[EDB8] is postgres, else nobody, never root (%#)', (lines, user) => {
    expect(pickUser(lines.join('\n'))).toEqual(user);
  });
});
