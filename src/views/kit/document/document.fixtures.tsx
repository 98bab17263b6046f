import { act, type ReactNode } from 'react';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { createActor } from 'xstate';
import { sessionMachine } from '#machines/app/session/session.machine.ts';
import { engine } from '#machines/registry.ts';
import type { CompanyModel, HistoryEntry } from '#model/engine/company-model.ts';
import { replicaOf } from '#model/engine/replica.fixtures.ts';
import type { Replica } from '#model/engine/replica.ts';
import type { World } from '#model/engine/world.fixtures.ts';
import { uuidv7 } from '#model/values/ids.ts';
import { AppProvider, type Account, type App } from '#views/navigation/app-context.tsx';
import { keepsNothing } from '../file/file.fixtures.ts';
import { render } from '#views/ui/ui.fixtures.tsx';
import { ModelProvider } from './model-context.tsx';
import { AnnouncerProvider } from '#views/navigation/announcer.ts';

/** A device holding all or some events of a world, for a user with every permission. */
export function deviceWith(world: World, events: World['log'] = world.log): CompanyModel {
  return modelOver(replicaOf(world, engine, {}, events), world);
}

/** What a server would be asked for; here there is none. */
const unasked = {
  peopleWho: async () => [],
  authors: async () => [],
  linksElsewhere: async () => [],
  askList: async () => ({ rows: [], ids: [], next: null, counts: {}, sums: {} }),
  exportList: async () => ({ head: 0, pieces: (async function* none() {})() }),
  askLedger: async () => ({ moves: [], next: null, count: 0 }),
  exportLedger: async () => (async function* none() {})(),
  decideNow: async () => null,
  askDays: async () => [],
  turnover: async () => [],
  stockValue: async () => [],
  shrinkage: async () => [],
  quoteChances: async () => [],
  numberSeries: async () => [],
  counting: async () => ({ classes: { A: [], B: [] }, emptied: [], accuracy: [] }),
  fetchDocument: async () => false,
  note: () => undefined,
} satisfies Partial<CompanyModel>;

/** A company as pages see it, over existing rows. */
export function modelOver(
  replica: Replica,
  { by, log, may = () => true }: Pick<World, 'by' | 'log'> & Partial<Pick<World, 'may'>>,
): CompanyModel {
  let made = 0;
  const newId = (): string => uuidv7(1_790_000_000_000 + made++, new Uint8Array(10));
  const nothing = {
    isLasting: true,
    arrivals: 0,
    read: () => undefined,
    isElsewhere: () => false,
    leave: () => {},
    forget: () => {},
    newForm: (kind: string) => `${kind}.new`,
    subscribe: () => () => {},
  };
  const model: Partial<CompanyModel> = {
    company: 1,
    user: by,
    replica,
    newId,
    // A method as in the application: it cannot be called without its model.
    may(permission) {
      return this.user === by && may(permission);
    },
    pending: () => replica.pending,
    conflicts: () => replica.conflicts,
    propose: (draft) => replica.dispatch({ ...draft, id: newId(), seen: replica.head }),
    ...unasked,
    history: async (kind, document) =>
      log
        .filter((event) => event.kind === kind && event.document === document)
        .map((event): HistoryEntry => ({ ...event, byName: 'Anna Berg' })),
    drafts: nothing as unknown as CompanyModel['drafts'], // no drafts yet
  };
  return model as CompanyModel; // what the pages under test use
}

const files: App['files'] = {
  waiting: keepsNothing,
  address: () => '',
  thumbnail: (_, file, size) => `/thumbnail/${file}/${size}`,
  fetch: async () => new File([], ''),
  upload: async () => null,
  logo: (_, hash) => `/logo/${hash}`,
  setLogo: async () => null,
};

/** A server that cannot be reached. */
const papers: App['papers'] = async () => ({
  pdf: async () => ({ detail: null }),
  labels: async () => ({ detail: null }),
  mail: async () => ({ detail: null }),
});

const payments: Account['payments'] = {
  seller: async () => ({
    provider: 'sandbox',
    name: 'Alm & Co AB',
    address: 'Lagergatan 1',
    vatNumber: 'SE1',
  }),
  setUp: async () => ({ id: 'seti_1', elsewhere: null, methods: ['pm_sandbox_visa'] }),
  attach: async () => {},
};
/** A server that never answers. */
const ownAccount = {
  loadCompany: () => new Promise<never>(() => {}),
  changeCompany: () => new Promise<never>(() => {}),
  changeCompanySettings: () => new Promise<never>(() => {}),
} as Partial<Account['ownAccount']> as Account['ownAccount']; // likewise
const account = { payments, ownAccount } as Partial<Account> as Account; // all that is used of it

/** Imports that nobody has answered yet. */
const imports: App['imports'] = async () => ({
  begin: async () => ({ code: 'offline', detail: null }),
  progress: async () => null,
  lines: async () => ({ lines: [], total: 0 }),
  correct: async () => ({
    lines: [],
    counts: { create: 0, update: 0, same: 0, rejected: 0, taken: 0, undone: 0 },
  }),
  told: async () => [],
  correctAlike: async () => 0,
  map: async () => undefined,
  readSheet: async () => undefined,
  rejected: (id, format) => `/imports/${id}/rejected.${format}`,
});

/** Shows a page of that company at an address; resolves to its history. */
export async function showAt(
  model: CompanyModel,
  at: string,
  page: () => ReactNode,
  words?: Parameters<typeof render>[1],
) {
  const history = createMemoryHistory({ initialEntries: [at] });
  const router = createRouter({
    routeTree: createRootRoute({ component: page }),
    history,
    defaultNotFoundComponent: page,
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: (search) => {
      const kept = Object.entries(search).filter(([, value]) => value !== undefined);
      const text = new URLSearchParams(kept.map(([name, value]) => [name, String(value)])).toString();
      return text ? `?${text}` : '';
    },
  });
  const silent = { success: () => {}, error: () => {} };
  const session = createActor(sessionMachine); // nobody's; not started
  const used: Partial<App> = { files, papers, imports, session, account: () => account, company: () => null };
  const app = used as App; // all that is used of it
  await act(() => router.load());
  render(
    <AppProvider value={app}>
      <ModelProvider model={model}>
        <AnnouncerProvider value={silent}>
          <RouterProvider router={router as never /* its routes are not the application's */} />
        </AnnouncerProvider>
      </ModelProvider>
    </AppProvider>,
    words,
  );
  await act(async () => {});
  return history;
}
