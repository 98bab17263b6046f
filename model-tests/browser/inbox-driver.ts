import type { KeptInbox } from '#model/inbox/inbox.entry.ts';
import type { Driver } from '../kernel/walk.ts';
import { forgetful, PAGE, readings, type InboxSystem, type InboxWorld } from './inbox-actions.ts';
import { openInboxDevice, type InboxDevice, type InboxPlace } from './inbox-page.ts';
import {
  inboxObservation,
  keptOf,
  lookAtInbox,
  numbered,
  type InboxObservation,
} from './inbox-observation.ts';
import type { HeldRequest } from './request-holder.ts';
import { problemWith } from './session-browser.ts';
import type { StatePictures } from './state-pictures.ts';
import type { Words } from './words.ts';

interface Options {
  readonly system: InboxSystem;
  readonly place: InboxPlace;
  readonly words: Words;
  readonly pictures: StatePictures;
}

const PATIENCE = 10_000;
const somewhere = '/apps/settings/profile';
const asking = /inbox\.list\.asking(More)?$/;

/** Makes things happen, answers for the server or lets it answer, and looks at bell and panel. */
export class InboxDriver implements Driver {
  readonly #options: Options;
  #device: InboxDevice | undefined;
  /** Something was not as expected, so the remaining state is unknown. */
  #isLost = false;
  #world: InboxWorld | undefined;
  /** The entries' numbers, by id and by moment. */
  readonly #numbers = new Map<string, string>();
  #ask: HeldRequest | undefined;
  #told: HeldRequest | undefined;
  #stream: HeldRequest | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  get #at(): InboxDevice {
    if (!this.#device) throw new Error('no browser is open');
    return this.#device;
  }

  get #known(): InboxWorld {
    if (!this.#world) throw new Error('nothing has begun');
    return this.#world;
  }

  close = async (): Promise<void> => {
    await this.#device?.context.close();
    this.#device = undefined;
    this.#letGo();
  };

  /** A device with nothing of the inbox yet, where three things have come and one has been read. */
  start = async (label: string): Promise<void> => {
    const { system, place } = this.#options;
    this.#world = system.starts.find((start) => start.label === label)?.state;
    if (this.#isLost) await this.close();
    this.#isLost = false;
    this.#device ??= await openInboxDevice(place);
    const { page, database, happen, readAll } = this.#device;
    await page.goto(`${place.proxy.origin}/favicon.svg`);
    this.#letGo();
    await page.evaluate(leaveNothing, { database, keepsNothing: label === forgetful });
    this.#numbers.clear();
    await readAll();
    for (const [index] of happen.slice(0, this.#known.entries.length).entries()) await this.#happen(index);
    await this.#readSecond();
    await page.goto(`${place.proxy.origin}/${place.language}${somewhere}`);
    await this.#openPanel();
    await this.#fetch(1);
    if ((await this.key()) !== system.key(this.#known))
      throw new Error(`it does not begin: ${await this.key()}`);
  };

  #letGo(): void {
    const { streams, asks, marks } = this.#options.place;
    for (const holder of [streams, asks, marks]) holder.cutAll();
    for (const held of [this.#ask, this.#told, this.#stream]) held?.cut();
    this.#ask = this.#told = this.#stream = undefined;
  }

  async #happen(index: number): Promise<void> {
    const happen = this.#at.happen[index];
    if (!happen) throw new Error(`nobody knows the entry ${index + 1}`);
    await happen();
    const { id, at } = await this.#at.newest();
    for (const name of [id, at]) this.#numbers.set(name, String(index + 1));
  }

  /** On another device. */
  async #readSecond(): Promise<void> {
    const [second] = [...this.#numbers].find(([, number]) => number === '2') ?? [];
    if (second !== undefined) await this.#at.read(second);
  }

  async #openPanel(): Promise<void> {
    const { page } = this.#at;
    await page.locator('.inbox-bell').click();
    await page.locator('.ui-side .inbox').waitFor();
  }

  offer = async (label: string): Promise<{ accepted: boolean; code?: string }> => {
    const { system } = this.#options;
    const offer = system.offers(this.#known).find((candidate) => candidate.label === label);
    const act = this.#actions[label];
    if (!offer || !act) throw new Error(`${label} cannot happen here`);
    const { accepted, next, fired } = system.step(this.#known, offer.event);
    const before = { ask: this.#ask, told: this.#told };
    const problem = await problemWith(this.#at.page, async () => {
      await act();
      await this.#fetch(fired.filter((id) => asking.test(id)).length, before.ask);
      if (next.told && (next.told !== this.#known.told || this.#told === undefined)) await this.#hear(next);
      if (!next.told) this.#told = undefined;
    });
    if (problem !== null) {
      this.#isLost = true;
      return { accepted: !accepted, code: problem };
    }
    if (accepted) this.#world = next;
    return { accepted };
  };

  /** Takes this many requests in turn; only the last one's answer counts, the others are refused. */
  async #fetch(times: number, before?: HeldRequest): Promise<void> {
    for (let turn = 0; turn < times; turn += 1) {
      if (this.#ask && (turn > 0 || this.#ask === before)) this.#ask.say({}, 503);
      this.#ask = await this.#options.place.asks.next();
    }
  }

  /** Checks that the marks sent are what was read. */
  async #hear({ told }: InboxWorld): Promise<void> {
    if (!this.#told) this.#told = await this.#options.place.marks.next();
    const { ids, until } = JSON.parse(this.#told.body) as { ids?: string[]; until?: string }; // sent by our own page
    const said = until === undefined ? { ids: ids?.map(this.#number) } : { until: this.#number(until) };
    const moment = told?.until ?? null;
    const wanted = moment === null ? { ids: told?.ids } : { until: numbered(moment) };
    if (JSON.stringify(said) !== JSON.stringify(wanted))
      throw new Error(`${JSON.stringify(said)} is told, not ${JSON.stringify(wanted)}`);
  }

  readonly #number = (name: string): string => this.#numbers.get(name) ?? name;

  key = async (): Promise<string> => {
    const { system, words, pictures, place } = this.#options;
    const { page, database } = this.#at;
    const wanted = { ...inboxObservation(this.#known, words), waits: '' };
    const deadline = performance.now() + PATIENCE;
    let seen = '';
    do {
      const { disk, shown, ...rest } = await page.evaluate(lookAtInbox, database);
      const observation: InboxObservation = {
        ...rest,
        shown: shown.map((text) => text.replace(/[^()]+/, this.#number)),
        disk: disk && keptOf(disk as KeptInbox, this.#number),
      };
      // The page must not ask anything else of the server.
      const waits = [place.asks, place.marks].some(({ held }) => held > 0) ? 'for an answer' : '';
      seen = JSON.stringify({ ...ordered(observation), waits });
    } while (seen !== JSON.stringify({ ...ordered(wanted), waits: '' }) && performance.now() < deadline);
    if (seen !== JSON.stringify({ ...ordered(wanted), waits: '' })) return JSON.stringify({ seen, wanted });
    await pictures.takeRegions(page, this.#known.chart.value);
    return system.key(this.#known);
  };

  readonly #actions: Readonly<Record<string, () => Promise<void>>> = {
    'the server answers': () => this.#answer(),
    'the server does not answer': () => this.#refuse(),
    'older ones come': () => this.#answer(),
    'no older ones come': () => this.#refuse(),
    'the server has heard': () => this.#take(),
    'the server has not heard': () => this.#miss(),
    'read the newest': () => this.#read('first'),
    'read the oldest': () => this.#read('last'),
    'follow the newest': () => this.#follow(),
    'read all': () => this.#at.page.getByTestId('inbox-read-all').dispatchEvent('click'),
    'show older': () => this.#at.page.locator('.ui-side .inbox > button').dispatchEvent('click'),
    'the connection is there': async () => {
      this.#stream = await this.#options.place.streams.next();
      this.#stream.pass();
      await this.#isConnected(true);
    },
    'the connection ends': async () => {
      this.#stream?.cut();
      this.#stream = undefined;
      await this.#isConnected(false);
    },
    'something is new': () => this.#happen(this.#known.entries.length),
    'the page is loaded anew': async () => {
      this.#letGo();
      await this.#at.page.reload();
      await this.#openPanel();
    },
  };

  /** The page has noticed its connection, and has begun to act on it. */
  async #isConnected(isThere: boolean): Promise<void> {
    const pill = `[data-testid=connectivity]${isThere ? '[data-state=synced]' : '[data-state=offline]'}`;
    await this.#at.page.locator(pill).first().waitFor({ state: 'attached' });
  }

  /** The server's answer, without entries from before the walk. */
  async #answer(): Promise<void> {
    const { address } = this.#ask ?? {};
    if (address === undefined) throw new Error('nothing is asked');
    const url = new URL(address, this.#options.place.origin);
    url.searchParams.set('limit', String(PAGE));
    const { entries, ...rest } = await this.#at.answer(url.pathname + url.search);
    const known = entries.filter(({ id }) => this.#numbers.has(id));
    const isLast = known.length < entries.length || known.at(-1)?.id === [...this.#numbers.keys()][0];
    const ask = this.#ask;
    this.#ask = undefined;
    ask?.say({ ...rest, entries: known, next: isLast ? null : rest.next });
  }

  async #refuse(): Promise<void> {
    const ask = this.#ask;
    this.#ask = undefined;
    ask?.say({}, 503);
  }

  /** Until every connected client has been told: later connections hear nothing of it. */
  async #take(): Promise<void> {
    const { told } = this.#known;
    const { marks } = this.#options.place;
    for (const isNews of told ? readings(this.#known, told) : []) {
      const request = this.#told ?? (await marks.next());
      this.#told = undefined;
      if (isNews) await this.#at.tells(async () => request.pass());
      else request.pass();
    }
  }

  /** Nothing of it is seen; anything read before the page knows is sent with the next marks. */
  async #miss(): Promise<void> {
    const { page } = this.#at;
    const told = this.#told;
    this.#told = undefined;
    const heard = page.waitForResponse((answer) => new URL(answer.url()).pathname.endsWith('/inbox/read/'));
    told?.say({}, 503);
    await (await heard).finished();
    await page.evaluate(() => new Promise((done) => setTimeout(done)));
  }

  async #read(which: 'first' | 'last'): Promise<void> {
    const { page } = this.#at;
    const name = this.#options.words('Mark as read');
    const buttons = page.locator('.ui-side .inbox-item').getByRole('button', { name, exact: true });
    await buttons[which]().dispatchEvent('click');
  }

  /** Through the link to its subject; then the panel is opened there. */
  async #follow(): Promise<void> {
    const { page, places } = this.#at;
    const item = page.locator('.ui-side .inbox-item[data-read=false]').first();
    const reason = await item.getAttribute('data-reason');
    const where = reason === 'changed' ? places.order : places.product;
    const tab = reason === 'mentioned' || reason === 'replied' ? '?tab=comments' : '';
    await item.locator('a').first().click();
    await page.waitForURL((url) => (url.pathname + url.search).endsWith(where + tab));
    await page.locator('.ui-side').waitFor({ state: 'detached' });
    await this.#openPanel();
  }
}

const ordered = (observation: object): object => Object.fromEntries(Object.entries(observation).toSorted());

/** Runs in the page: deletes this device's copy of the inbox. */
async function leaveNothing(of: {
  readonly database: string;
  readonly keepsNothing: boolean;
}): Promise<void> {
  if (of.keepsNothing) localStorage.setItem('walk-keeps-nothing', 'yes');
  else localStorage.removeItem('walk-keeps-nothing');
  await new Promise<void>((done, fail) => {
    const deletion = indexedDB.deleteDatabase(of.database);
    deletion.addEventListener('success', () => done());
    deletion.addEventListener('error', () => fail(new Error('the inbox stays')));
  });
}
