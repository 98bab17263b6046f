import { useSelector } from '@xstate/react';
import { createActor, type AnyActorRef, type AnyMachineSnapshot } from 'xstate';
import { companyWorld } from '#machines/company.fixtures.ts';
import { sessionMachine } from '#machines/app/session/session.machine.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import type { InboxEntry } from '#model/inbox/inbox.entry.ts';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import { useApp } from '#views/navigation/app-context.tsx';
import { CompanyGate } from '#views/frame/app/company-gate.tsx';
import { SyncPanel } from '#views/frame/app/sync-panel.tsx';
import { deviceWith } from '#views/kit/document/document.fixtures.tsx';
import { InboxBell } from '#views/frame/inbox/inbox-bell.tsx';
import { InboxPanel } from '#views/frame/inbox/inbox-panel.tsx';
import { BulkRun } from '#views/kit/list/bulk-actions.tsx';
import { productWords } from '#views/areas/products/product/product.look.ts';
// Parts that a page would wait for are loaded at once here.
import '#views/ui/progress.tsx';
import { bulkRunCase } from '../model/bulk-run-case.ts';
import { connectivityCase } from '../model/connectivity-case.ts';
import { inboxCase } from '../model/inbox-case.ts';
import { syncCase } from '../model/sync-case.ts';
import { as, gives, snapshotsOf } from './app-part.ts';
import type { AppPart, SeenButton } from './app-part.ts';
import { stillAt } from './still-actor.ts';
import { openCompany } from './still-people.ts';

function InboxParts() {
  const company = useApp().company();
  if (!company) throw new Error('no company is open');
  return (
    <>
      <InboxBell />
      <InboxPanel company={company} open onClose={() => {}} />
    </>
  );
}

const inbox = (model: CompanyModel): AppPart => ({
  name: 'inbox',
  ...snapshotsOf(inboxCase(), ({ value, context: { page } }) => [value['list'], page]),
  Shown: InboxParts,
  app: ({ actor }) => {
    const company = openCompany(model, { inbox: as(actor) });
    return { company: () => company };
  },
  buttons: inboxButtons,
  shows: (snapshot) => {
    const { entries, unread } = snapshot.context.page;
    return {
      '[role=dialog]': 1,
      '.inbox-item': entries.length,
      '.inbox-item[data-read=false]': entries.filter(({ read }: InboxEntry) => !read).length,
      [`[data-testid=inbox-bell][data-unread="${unread}"]`]: 1,
      '.inbox .ui-notice': snapshot.matches({ list: 'behind' }) ? 1 : 0,
      '.inbox .ui-empty': entries.length === 0 && !isOpening(snapshot) ? 1 : 0,
      '.inbox .ui-skeleton': isOpening(snapshot) ? 1 : 0,
    };
  },
  says: (snapshot, words) => ({
    '.ui-side-title': words('Inbox'),
    ...(snapshot.matches({ list: 'behind' }) && {
      '.inbox .ui-notice': words(
        "The server can't be reached. This is what is known here; there may be more.",
      ),
    }),
  }),
});

/** The server has not answered, and nothing is known from before. */
const isOpening = (snapshot: AnyMachineSnapshot): boolean =>
  ['opening', 'asking'].some((list) => snapshot.matches({ list })) &&
  snapshot.context.page.entries.length === 0;

function inboxButtons(snapshot: AnyMachineSnapshot): SeenButton[] {
  const hasMore = snapshot.context.page.next !== null && !snapshot.matches({ list: 'behind' });
  return [
    gives(snapshot, '[data-testid=inbox-read-all]', { type: 'readAll' }, 'off'),
    gives(snapshot, '.inbox > .ui-button', { type: 'more' }, hasMore ? 'off' : 'away'),
    ...['1', '2', '3'].map((id) =>
      gives(snapshot, `[data-entry="${id}"] button`, { type: 'read', ids: [id] }),
    ),
  ];
}

/** A device with this many pending changes, and this many refused by the server. */
function deviceThatWaits({ waiting, refused }: { waiting: number; refused: number }): CompanyModel {
  const model = deviceWith(companyWorld());
  for (let n = 0; n < waiting + refused; n += 1) {
    const data = productFixture({ sku: `NEW-${n}` });
    const given = model.propose({ kind: 'product', document: model.newId(), type: 'create', data });
    if (!given.queued) throw new Error(given.refusal.code);
  }
  const ids = model.pending().map(({ command }) => command.id);
  model.replica.acknowledge(
    ids.slice(0, refused).map((id) => ({ id, refusal: { code: 'notPermitted' as const } })),
  );
  // The last one handed over may still be withdrawn.
  return { ...model, mayTakeBack: (id) => id === ids.at(-1) };
}

function Waiting({ actor }: { readonly actor: AnyActorRef }) {
  const company = useApp().company();
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches({ list: 'open' }));
  if (!company) throw new Error('no company is open');
  return <SyncPanel company={company} open={isOpen} onClose={() => actor.send({ type: 'closeList' })} />;
}

const links: Readonly<Record<string, string>> = {
  offline: 'No connection to the server',
  crowded: 'Lagra is open in too many tabs',
  stalled: "The server isn't accepting changes",
  outdated: "This page is older than the server's version",
};

const waitingList = (): AppPart => ({
  name: 'connectivity',
  view: 'list',
  // The connection and the pending changes are shown side by side, independently.
  ...snapshotsOf(connectivityCase(), ({ value: { link, memory, list }, context }) => {
    if (list === 'closed') return list;
    return link === 'online' && memory === 'kept' ? context : [link, memory];
  }),
  Shown: Waiting,
  app: ({ actor }, { context }) => {
    const model = deviceThatWaits(context);
    const company = openCompany(model, { connectivity: as(actor) });
    return { company: () => company, update: as({ send: () => {} }) };
  },
  buttons: (snapshot) => [
    gives(snapshot, '.ui-side .p-sidebar-close', { type: 'closeList' }),
    {
      at: '.ui-side .ui-notice .ui-button',
      standing: snapshot.matches({ list: 'open', link: 'outdated' }) ? 'on' : 'away',
    },
  ],
  shows: (snapshot) => {
    const { waiting, refused } = snapshot.context;
    const open = snapshot.matches({ list: 'open' }) ? 1 : 0;
    return {
      '[role=dialog]': open,
      '.ui-notice[data-tone=warning]': links[snapshot.value['link']] ? open : 0,
      '.ui-notice[data-tone=danger]': snapshot.matches({ memory: 'unkept' }) ? open : 0,
      '.app-sync li[data-tone=danger]': open * refused,
      '.app-sync li[data-tone=danger] button': open * refused * 3,
      '.app-sync li[data-tone=info]': open * waiting,
      '.app-sync li[data-tone=info] button': waiting > 0 ? open : 0,
      '.ui-side .ui-empty': waiting + refused === 0 ? open : 0,
    };
  },
  says: (snapshot, words) => {
    if (!snapshot.matches({ list: 'open' })) return {};
    const link = links[snapshot.value['link']];
    return {
      '.ui-side-title': words('Changes on this device'),
      ...(link !== undefined && { '.ui-notice[data-tone=warning] strong': words(link) }),
      ...(snapshot.matches({ memory: 'unkept' }) && {
        '.ui-notice[data-tone=danger] strong': words("This browser doesn't save anything"),
      }),
      ...(snapshot.context.refused > 0 && {
        'li[data-tone=danger] .app-sync-reason': words(
          'You do not have permission to do this. Ask an administrator of the company.',
        ),
      }),
    };
  },
});

function Opening() {
  const company = useApp().company();
  if (!company) throw new Error('no company is open');
  return (
    <>
      <main>
        <CompanyGate title="Products">
          <p data-testid="through">.</p>
        </CompanyGate>
      </main>
      <SyncPanel company={company} open onClose={() => {}} />
    </>
  );
}

const sync = (model: CompanyModel): AppPart => ({
  name: 'sync',
  ...snapshotsOf(syncCase(), ({ value, context }) => [value, context]),
  Shown: Opening,
  app: ({ actor }) => {
    const company = openCompany(model, { sync: as(actor) });
    return { company: () => company, session: createActor(sessionMachine) };
  },
  buttons: (snapshot) => [{ ...gives(snapshot, 'main .ui-empty .ui-button', { type: 'retry' }) }],
  shows: (snapshot) => {
    const isUsable = snapshot.matches('usable');
    const isCounted = snapshot.matches('bootstrapping') && snapshot.context.total > 0;
    const isBroken = snapshot.matches('broken');
    return {
      '[data-testid=through]': isUsable ? 1 : 0,
      'main .ui-progress': isCounted ? 1 : 0,
      'main .ui-empty': isBroken ? 1 : 0,
      'main h1': isBroken ? 1 : 0,
      '[data-testid=opening-page]': isUsable || isCounted || isBroken ? 0 : 1,
      '.ui-side .ui-empty': isUsable ? 1 : 0,
    };
  },
  says: (snapshot, words) => {
    const { done, total } = snapshot.context;
    return {
      ...(snapshot.matches('broken') && { 'main .ui-empty h2': words('The company cannot be opened') }),
      ...(snapshot.matches('bootstrapping') &&
        total > 0 && { 'main .ui-number': words('{0} of {1} rows', { 0: done, 1: total }) }),
    };
  },
});

/** The run as it is, and with every other `done` document refused instead: both verdicts occur. */
function withRefusals({ machine, snapshots }: ReturnType<typeof snapshotsOf>): typeof snapshots {
  const refused = { is: 'refused', refusal: { code: 'noLines' } };
  const other = ({ value, context }: AnyMachineSnapshot) => {
    const results = context.results.map((result: { verdict: { is: string } }, index: number) =>
      index % 2 === 0 && result.verdict.is === 'done' ? { ...result, verdict: refused } : result,
    );
    return stillAt(machine, { value, context: { ...context, results } }).actor.getSnapshot();
  };
  return [...snapshots, ...snapshots.map(other)];
}

const verdictOf = ({ context }: AnyMachineSnapshot, is: string): number =>
  context.results.filter(({ verdict }: { verdict: { is: string } }) => verdict.is === is).length;

/** What needs attention comes first. */
const verdicts = { refused: 'Not possible', waiting: 'Waiting', left: 'Not given' } as const;

const bulkRun = (): AppPart => {
  const found = snapshotsOf(bulkRunCase(), ({ value, context }) => [value, context]);
  return {
    name: 'bulkRun',
    machine: found.machine,
    snapshots: withRefusals(found),
    Shown: ({ actor }) => {
      const run = useSelector(actor, (snapshot) => snapshot);
      return <BulkRun run={as(run)} send={(event) => actor.send(event)} words={productWords} />;
    },
    app: () => ({}),
    buttons: (snapshot) => [
      gives(snapshot, '.ui-dialog .ui-progress .ui-button', { type: 'cancel' }),
      gives(snapshot, '.ui-dialog-actions [data-variant=primary]', { type: 'close' }),
    ],
    shows: (snapshot) => ({
      '[role=dialog]': snapshot.hasTag('open') ? 1 : 0,
      '.ui-dialog .ui-progress': snapshot.hasTag('underWay') ? 1 : 0,
      '.ui-dialog [role=grid]': snapshot.value === 'finished' && first(snapshot) ? 1 : 0,
    }),
    says: (snapshot, words) => {
      const { order, results } = snapshot.context;
      const all = order.documents.length;
      const worst = first(snapshot);
      if (snapshot.hasTag('underWay'))
        return { '.ui-progress .ui-number': words('{0} of {1}', { 0: results.length, 1: all }) };
      if (!snapshot.hasTag('open')) return {};
      return {
        '.p-dialog-title': words('Archive'),
        '.ui-dialog [role=status]': words('{0} of {1} done.', { 0: verdictOf(snapshot, 'done'), 1: all }),
        ...(worst && { '[role=grid] .ui-badge': words(verdicts[worst]) }),
      };
    },
  };
};

const first = (snapshot: AnyMachineSnapshot): keyof typeof verdicts | undefined =>
  (['refused', 'waiting', 'left'] as const).find((is) => verdictOf(snapshot, is) > 0);

/** What is seen of a company that is open, or being opened. */
export function companyParts(): readonly AppPart[] {
  const model = deviceWith(companyWorld());
  return [inbox(model), waitingList(), sync(model), bulkRun()];
}
