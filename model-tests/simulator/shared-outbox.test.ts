import { describe, expect, test } from 'vitest';
import { engine } from '#machines/registry.ts';
import { asUser, authored } from '#model/engine/actor.ts';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import type { Command, Outcome } from '#model/engine/envelope.ts';
import { Replica } from '#model/engine/replica.ts';
import { uuidv7 } from '#model/values/ids.ts';
import { LogKeeper } from '#services/company/log-keeper.ts';
import { Outbox } from '#services/company/outbox.ts';
import type { OutboxWord } from '#services/company/tab-words.ts';
import { disk } from '#services/store/disk.fixtures.ts';
import { SimulatedServer } from './simulated-server.ts';

const everything = (): boolean => true;
const turns = async (): Promise<void> => {
  for (let turn = 0; turn < 50; turn++) await Promise.resolve();
};
let minted = 0;
const freshId = (): string => {
  minted += 1;
  const random = new Uint8Array(10);
  new DataView(random.buffer).setUint32(6, minted);
  return uuidv7(1_777_881_600_000 + minted, random);
};

interface Tab {
  leads: boolean;
  readonly replica: Replica;
  readonly told: { waiting: number; refused: number; readonly reached: boolean[] };
  outbox: Outbox;
}

/** A browser with a disk and tabs, and a server that it may or may not reach. */
function browser() {
  const server = new SimulatedServer(engine);
  const access = server.access(everything);
  const drive = disk();
  const net = {
    isOnline: true,
    fails: null as Error | null,
    posts: [] as (readonly string[])[],
    deaf: false,
  };
  const tabs: Tab[] = [];
  const open = async (leads: boolean): Promise<Tab> => {
    const store = await drive.store();
    const env = () => ({
      now: '2026-05-04T08:00:00.000Z',
      today: '2026-05-04',
      ...authored(asUser('user-1')),
      may: everything,
      internal: false,
      drawsNumbers: false,
    });
    const replica = new Replica({
      engine,
      company: 1,
      tables: access.tables,
      recentSince: '2026-01-01',
      env,
    });
    if (server.log.length > 0) replica.receive(server.batch(access, 1));
    const told = { waiting: 0, refused: 0, reached: [] as boolean[] };
    const tab: Tab = { leads, replica, told, outbox: undefined as unknown as Outbox }; // set below
    const post = async (commands: readonly Command[]): Promise<readonly Outcome[]> => {
      net.posts.push(commands.map(({ document }) => document));
      if (net.fails) throw net.fails;
      if (commands.some(({ document }) => document === 'unsound')) throw new Error('422');
      return server.handle('user-1', everything, commands);
    };
    tab.outbox = new Outbox({
      store,
      replica: () => replica,
      post,
      tell: (word: OutboxWord) => {
        if (!net.deaf) for (const other of tabs) if (other !== tab) other.outbox.hear(structuredClone(word));
      },
      isLeader: () => tab.leads,
      isOnline: () => net.isOnline,
      isUnauthorised: () => false,
      finalCode: (error) => (error instanceof Error && error.message === '422' ? 'invalid' : null),
      report: {
        counted: (waiting, refused) => Object.assign(told, { waiting, refused }),
        reached: (reached) => told.reached.push(reached),
        expired: () => {},
      },
    });
    const kept = await store.read(() => null);
    tab.outbox.open(replica, kept.outbox, kept.refused);
    tabs.push(tab);
    return tab;
  };
  const create = async (tab: Tab, document: string, sku = document): Promise<string> => {
    const data = productFixture({ sku, barcodes: [] });
    const command = { id: freshId(), kind: 'product', document, type: 'create', data, seen: 0 };
    tab.replica.dispatch(command);
    await tab.outbox.give(command);
    await turns();
    return command.id;
  };
  const logComes = (): void => {
    for (const { replica } of tabs)
      if (replica.head < server.log.length) replica.receive(server.batch(access, replica.head + 1));
  };
  const close = (tab: Tab): void => {
    tab.outbox.stop();
    tabs.splice(tabs.indexOf(tab), 1);
  };
  return { server, drive, net, open, create, logComes, close };
}

describe('an outbox that tabs share', () => {
  test('[OUT1, OUT2] is sent by the leader, in order, and empty once the log has come past it', async () => {
    const { server, drive, net, open, create, logComes } = browser();
    const [leader, follower] = [await open(true), await open(false)];
    await create(follower, 'one');
    await create(leader, 'two');
    expect(net.posts).toEqual([['one'], ['two']]);
    expect([leader.told.waiting, follower.told.waiting, drive.rows.size]).toEqual([2, 2, 2]);
    logComes();
    await turns();
    expect([leader.told.waiting, follower.told.waiting, drive.rows.size]).toEqual([0, 0, 0]);
    expect(server.log.map(({ document }) => document)).toEqual(['one', 'two']);
  });

  test('[OUT3] of a tab that closed, or was not heard, is sent once by who leads next', async () => {
    const { server, net, open, create, logComes, close } = browser();
    const [leader, follower] = [await open(true), await open(false)];
    net.fails = new TypeError('no connection');
    net.deaf = true;
    await create(leader, 'one');
    await create(follower, 'two');
    net.deaf = false;
    net.fails = null;
    close(leader);
    follower.leads = true;
    follower.outbox.wake();
    await turns();
    expect(net.posts.at(-1)).toEqual(['one', 'two']);
    follower.outbox.wake();
    await turns();
    logComes();
    expect([server.log.length, follower.told.waiting]).toEqual([2, 0]);
  });

  test('[OUT4] keeps what was refused, in every tab and across reloads, until it is dealt with', async () => {
    const { server, drive, open, create } = browser();
    const [leader, follower] = [await open(true), await open(false)];
    server.handle('user-2', everything, [
      {
        id: freshId(),
        kind: 'product',
        document: 'theirs',
        type: 'create',
        data: productFixture({ sku: 'SAME', barcodes: [] }),
        seen: 0,
      },
    ]);
    const id = await create(follower, 'ours', 'SAME');
    expect([leader.told, follower.told]).toMatchObject([{ refused: 1 }, { refused: 1 }]);
    expect([drive.rows.size, [...drive.refused.keys()]]).toEqual([0, [id]]);
    const reloaded = await open(false);
    expect(reloaded.replica.conflicts).toMatchObject([{ command: { id }, refusal: { code: 'skuTaken' } }]);
    leader.outbox.dismiss(id);
    await turns();
    expect([leader, follower, reloaded].map(({ told }) => told.refused)).toEqual([0, 0, 0]);
    expect(drive.refused.size).toBe(0);
  });

  test('[OUT5] gives back what was not sent, and nothing else', async () => {
    const { net, drive, open, create, server } = browser();
    const [leader, follower] = [await open(false), await open(false)];
    const unsent = await create(follower, 'one');
    expect(follower.outbox.mayTakeBack(unsent)).toBe(true);
    follower.outbox.takeBack(unsent);
    await turns();
    expect([leader.told.waiting, follower.told, drive.rows.size]).toMatchObject([
      0,
      { waiting: 0, refused: 0 },
      0,
    ]);
    leader.leads = true;
    net.fails = new TypeError('no connection');
    const sent = await create(leader, 'two');
    expect([leader, follower].map(({ outbox }) => outbox.mayTakeBack(sent))).toEqual([false, false]);
    follower.outbox.takeBack(sent);
    expect(follower.told.waiting).toBe(1);
    expect(server.log).toEqual([]);
    net.isOnline = false;
    const offline = await create(leader, 'three');
    expect([net.posts.length, leader.outbox.mayTakeBack(offline)]).toEqual([1, true]);
    leader.outbox.stop();
  });

  test('[OUT6] refuses a command that no server reads, and goes on with the others', async () => {
    const { server, net, open, create } = browser();
    const leader = await open(false);
    for (const document of ['one', 'unsound', 'two']) await create(leader, document);
    leader.leads = true;
    leader.outbox.wake();
    await turns();
    expect(net.posts.map(String)).toEqual(['one,unsound,two', 'one', 'unsound,two', 'unsound', 'two']);
    expect(server.log.map(({ document }) => document)).toEqual(['one', 'two']);
    expect(leader.replica.conflicts).toMatchObject([{ refusal: { code: 'invalid' } }]);
  });

  test('[OUT7] tells every tab whether what is sent arrives', async () => {
    const { net, open, create } = browser();
    const [leader, follower] = [await open(true), await open(false)];
    net.fails = new TypeError('no connection');
    await create(leader, 'one');
    net.fails = null;
    leader.outbox.wake();
    await turns();
    expect([leader.told.reached, follower.told.reached]).toEqual([
      [false, true],
      [false, true],
    ]);
    leader.outbox.stop();
  });
});

describe('the log on the disk', () => {
  const header = {
    company: 1,
    asOf: 0,
    epoch: 1,
    schema: 's',
    access: 'a',
    since: '2026-01-01',
    tables: { product: 0 },
  };
  /** The writes in order. */
  const writes = () => {
    const done: string[] = [];
    const store = {
      append: async (events: readonly unknown[], { asOf, head }: { asOf: number; head: number }) =>
        void done.push(`${events.length} after ${asOf} to ${head}`),
      replace: async ({ asOf }: { asOf: number }, pages: readonly { key: readonly [string, number] }[]) =>
        void done.push(`pages ${pages.map(({ key }) => key.join('/')).join()} as of ${asOf}`),
    };
    return { done, store: store as unknown as ConstructorParameters<typeof LogKeeper>[0] }; // used by the keeper
  };
  const batch = (from: number, to: number) => ({
    company: 1,
    epoch: 1,
    from,
    to,
    events: Array.from({ length: to - from + 1 }, () => ({}) as never), // only counted
  });

  test('[LOG1] is written with how far it goes, several batches at once', async () => {
    const { done, store } = writes();
    const keeper = new LogKeeper(
      store,
      () => ({ head: 3 }) as Replica,
      async () => {},
    ); // not looked at
    keeper.goOn(header, 0);
    keeper.take(batch(1, 2));
    keeper.take(batch(3, 3));
    await keeper.write();
    await keeper.write();
    expect(done).toEqual(['3 after 0 to 3']);
  });

  test('[LOG2] becomes pages once it is long, and what comes meanwhile follows after them', async () => {
    const { done, store } = writes();
    const rows = new Map(Array.from({ length: 1500 }, (_, index) => [String(index), { id: String(index) }]));
    const state = { head: 5000, base: { has: () => true, all: () => rows } };
    let keeper: LogKeeper | undefined;
    const meanwhile = async (): Promise<void> => {
      if (state.head > 5001) return;
      state.head += 1;
      keeper?.take(batch(state.head, state.head));
      await keeper?.write();
    };
    keeper = new LogKeeper(store, () => state as unknown as Replica, meanwhile); // as far as the keeper looks
    keeper.goOn(header, 5000);
    keeper.take(batch(5000, 5000));
    await keeper.write();
    expect(done).toEqual([
      '1 after 0 to 5000',
      'pages product/0,product/1 as of 5001',
      '1 after 5001 to 5002',
    ]);
  });
});
