import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Browser, BrowserContext, Page } from 'playwright-core';
import { demoPeople } from '#server/demo/company-list.ts';
import type { InboxPage } from '#model/inbox/inbox.entry.ts';
import { orderLineFixture, salesOrderFixture } from '#model/areas/sales/sales-order/sales-order.fixtures.ts';
import { fromNow } from '#model/values/clock.fixtures.ts';
import type { BuildProxy } from './build-proxy.ts';
import { browserOf } from './chromium.ts';
import { beginSession } from './come-back.ts';
import type { RequestHolder } from './request-holder.ts';
import { hearInbox, type ToldInbox } from './told-inbox.ts';
import type { Language } from './words.ts';

/** A person at the bell, at a server whose doors the walk controls. */
export interface InboxPlace {
  readonly browser: Browser;
  /** The server itself. */
  readonly origin: string;
  readonly proxy: BuildProxy;
  readonly language: Language;
  /** Requests that follow the log, fetch entries, and send what was read. */
  readonly streams: RequestHolder;
  readonly asks: RequestHolder;
  readonly marks: RequestHolder;
}

/** Events that enter the inbox, by number: each really happens on the server. */
export interface Happenings {
  readonly happen: readonly (() => Promise<void>)[];
  /** The newest entry of the inbox. */
  newest(): Promise<InboxPage['entries'][number]>;
  /** On another device. */
  read(id: string): Promise<void>;
  readAll(): Promise<void>;
  /** Does something that adds to the inbox or reads an entry, and waits until every connected client was told. */
  tells(action: () => Promise<void>): Promise<void>;
  /** The server's answer to a request of the page. */
  answer(address: string): Promise<InboxPage>;
}

export interface InboxDevice extends Happenings {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Name of the inbox's database on this device. */
  readonly database: string;
  /** Addresses of the pages that entries link to, below the language. */
  readonly places: Readonly<Record<'order' | 'product', string>>;
}

const [reader, other] = ['sales', 'admin'].map((name) => {
  const found = demoPeople.find(({ email }) => email === `${name}@example.com`);
  if (!found) throw new Error(`the demonstration has no ${name}`);
  return found;
}) as [(typeof demoPeople)[number], (typeof demoPeople)[number]]; // one for each name

/** Signs in, which adds nothing to the inbox. */
export async function openInboxDevice(place: InboxPlace): Promise<InboxDevice> {
  const { browser, language, origin } = place;
  const context = await browser.newContext(browserOf(language));
  const colleague = await browser.newContext();
  context.setDefaultTimeout(20_000);
  const { companies, active } = await beginSession(context.request, origin, reader.email);
  await beginSession(colleague.request, origin, other.email);
  const company = active ?? companies[0];
  if (!company) throw new Error('the reader has no company');
  await context.addInitScript(
    (kept) => {
      for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, JSON.stringify(value));
    },
    { 'user-companies': companies, 'active-company': company },
  );
  await context.addInitScript(keepNothing);
  const at = `${origin}/api/core/companies/${company.id}`;
  const told = await hearInbox(context.request, at);
  context.on('close', () => told.close());
  const happenings = await whatHappens({
    mine: context.request,
    theirs: colleague.request,
    origin,
    at,
    told,
  });
  return {
    ...happenings,
    context,
    page: await context.newPage(),
    database: `lagra-${reader.user}-${company.id}-inbox`,
  };
}

interface Around {
  /** Requests of the reader, and of a colleague. */
  readonly mine: APIRequestContext;
  readonly theirs: APIRequestContext;
  readonly origin: string;
  readonly at: string;
  readonly told: ToldInbox;
}

async function whatHappens({
  mine,
  theirs,
  origin,
  at,
  told,
}: Around): Promise<Happenings & Pick<InboxDevice, 'places'>> {
  const give = async (by: APIRequestContext, path: string, data: object): Promise<void> => {
    const answer = await by.post(`${at}/${path}`, { data, headers: { origin } });
    if (!answer.ok()) throw new Error(`${path} answers ${answer.status()}: ${await answer.text()}`);
  };
  const listed = async (by: APIRequestContext, query: string): Promise<{ id: string }[]> =>
    (await (await by.get(`${at}/documents/${query}`)).json()).rows;
  // What the company's own workflows tell of would come in between.
  for (const { id } of await listed(theirs, 'workflow/?state=enabled'))
    await give(theirs, `documents/workflow/${id}/disable/`, {});
  const first = async (kind: string): Promise<string> => {
    const [row] = await listed(mine, `${kind}/?limit=1`);
    if (!row) throw new Error(`the demonstration has no ${kind}`);
    return row.id;
  };
  const [product, customer, warehouse] = [
    await first('product'),
    await first('customer'),
    await first('warehouse'),
  ];
  const say = (by: APIRequestContext, text: string, mentions: readonly string[] = []): Promise<void> =>
    give(by, `documents/comment/${product}/write/`, {
      data: { about: 'product', id: randomUUID(), text, mentions },
    });
  const order = randomUUID();
  const lines = [orderLineFixture({ id: randomUUID(), product })];
  const onOrder = (by: APIRequestContext, type: string, data: object): Promise<void> =>
    give(by, `documents/salesOrder/${order}/${type}/`, { data });
  await onOrder(mine, 'create', salesOrderFixture({ customer, warehouse, lines }));
  await onOrder(mine, 'confirm', {});
  await say(mine, 'Is this still the right one?');
  let isHeld = false;
  const inbox = async (query: string): Promise<InboxPage> => (await mine.get(`${at}/inbox/${query}`)).json();
  return {
    places: { order: `/apps/sales/orders/${order}`, product: `/apps/products/${product}` },
    // Later connections hear nothing of it.
    happen: [
      async () => {
        await onOrder(theirs, isHeld ? 'resume' : 'hold', isHeld ? {} : { reason: 'other' });
        isHeld = !isHeld;
      },
      () => say(theirs, 'It is.'),
      // As a device sends a command it had kept.
      () => give(mine, 'commands/', { commands: [refused(product)] }),
      () => say(theirs, '@Sara could you look at it?', [reader.user]),
    ].map((action) => () => told.after(action)),
    newest: async () => {
      const [entry] = (await inbox('?limit=1')).entries;
      if (!entry) throw new Error('nothing is in the inbox');
      return entry;
    },
    read: (id) => told.after(() => give(mine, 'inbox/read/', { ids: [id] })),
    readAll: async () => {
      if ((await inbox('?limit=1')).unread === 0) return;
      await told.after(() => give(mine, 'inbox/read/', { until: fromNow(1000) }));
    },
    tells: told.after,
    answer: async (address) => inbox(new URL(address, origin).search),
  };
}

/** A salesperson may not archive products. */
const refused = (product: string): object => ({
  id: randomUUID(),
  kind: 'product',
  document: product,
  type: 'archive',
  data: {},
  seen: 0,
});

/** Runs in the page: makes the browser refuse to open the inbox's database, if asked to. */
function keepNothing(): void {
  const { prototype } = IDBFactory;
  const begin = prototype.open;
  prototype.open = function (name, version) {
    if (name.endsWith('-inbox') && localStorage.getItem('walk-keeps-nothing') !== null)
      throw new DOMException('nothing is kept', 'UnknownError');
    return begin.call(this, name, version);
  };
}
