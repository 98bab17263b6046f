import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import {
  readPerson,
  readSessionEnded,
  readWake,
  saysSessionsChanged,
  wakeChannel,
  type Wake,
} from '../db/wake.ts';

export interface WakeListener {
  /** Whether its connection stands. */
  hears(): boolean;
  close(): Promise<void>;
}

interface ListenOptions {
  readonly url: string;
  readonly onWake: (wake: Wake) => void;
  /** A person's inbox has changed. */
  readonly onPerson: (person: { readonly company: number; readonly user: string }) => void;
  readonly onSessionEnded: (session: string) => void;
  /** A session looks at its company otherwise than before. */
  readonly onSessionsChanged: () => void;
  /** Called after a lost connection is restored: notices may have been missed. */
  readonly onMissed: () => void;
  readonly log: (line: string) => void;
}

const FIRST_WAIT = 200;
const LONGEST_WAIT = 10_000;

/** Listens for other processes' writes, on its own connection, which is re-established whenever it breaks. */
export async function listenForWakes(options: ListenOptions): Promise<WakeListener> {
  const ending = new AbortController();
  let client = await connect(options);
  let hears = true;
  const stay = async (): Promise<void> => {
    for (;;) {
      await ended(client);
      hears = false;
      if (ending.signal.aborted) return;
      client = await reconnect(options, ending.signal).catch(() => client);
      if (ending.signal.aborted) return;
      hears = true;
      options.onMissed();
    }
  };
  const staying = stay();
  return {
    hears: () => hears,
    close: async () => {
      ending.abort();
      await client.end().catch(() => undefined);
      await staying;
    },
  };
}

async function connect({ url, onWake, onPerson, ...on }: ListenOptions): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'lagra notices', keepAlive: true });
  client.on('error', () => undefined); // 'end' follows
  client.on('notification', ({ payload }) => {
    const wake = readWake(payload ?? '');
    if (wake) onWake(wake);
    const person = readPerson(payload ?? '');
    if (person) onPerson(person);
    const session = readSessionEnded(payload ?? '');
    if (session !== undefined) on.onSessionEnded(session);
    if (saysSessionsChanged(payload ?? '')) on.onSessionsChanged();
  });
  await client.connect();
  await client.query(`listen ${wakeChannel}`);
  return client;
}

async function reconnect(options: ListenOptions, signal: AbortSignal): Promise<pg.Client> {
  options.log('the connection that hears of other processes broke');
  for (let wait = FIRST_WAIT; ; wait = Math.min(wait * 2, LONGEST_WAIT)) {
    await delay(wait, undefined, { signal });
    try {
      return await connect(options);
    } catch (error) {
      options.log(`it could not be made again: ${String(error)}`);
    }
  }
}

const ended = (client: pg.Client): Promise<void> =>
  new Promise((resolve) => client.once('end', () => resolve()));
