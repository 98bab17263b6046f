import {
  createContext,
  use,
  useCallback,
  useContext,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import type { CompanyModel } from '#model/engine/company-model.ts';
import { Miss } from '#model/engine/miss.ts';
import type { Replica } from '#model/engine/replica.ts';
import type { Rows, TableName } from '#model/engine/rows.ts';

const ModelContext = createContext<CompanyModel | null>(null);

/** Gives the pages below it the company that is open. */
export function ModelProvider({
  model,
  children,
}: {
  readonly model: CompanyModel;
  readonly children: ReactNode;
}) {
  return <ModelContext value={model}>{children}</ModelContext>;
}

/** The company that is open: read its replica, propose commands, ask the server. */
export function useModel(): CompanyModel {
  const model = useContext(ModelContext);
  if (!model) throw new Error('no company is open here');
  return model;
}

/**
 * The replica, for who asks it what may be done: what asks is shown once the charts are there, which come after the first
 * page's data.
 */
export function useDecider(): Replica {
  const model = useModel();
  // Settled at the first call: what has waited is drawn on from there, and has to wait again, for nothing.
  const [waits] = useState(!model.replica.decides);
  if (waits) use(model.deciding());
  return model.replica;
}

/** One number that changes whenever one of these tables does. */
function useTablesVersion(tables: readonly TableName[]): number {
  const { replica } = useModel();
  const subscribe = useCallback((notify: () => void) => replica.subscribe(notify), [replica]);
  return useSyncExternalStore(subscribe, () =>
    tables.reduce((sum, table) => sum + replica.version(table), 0),
  );
}

/**
 * Something computed from tables of the model; computed again only when one of them changes, or `key` does.
 * A part of the model that the device does not hold makes it `fallback`.
 */
export function useQuery<T>(
  tables: readonly TableName[],
  key: string,
  compute: (model: CompanyModel) => T,
  fallback: T,
): T {
  const model = useModel();
  const version = useTablesVersion(tables);
  // `compute` is a new function at every render; what it depends on is named by `key` and the version.
  // oxlint-disable-next-line react/exhaustive-deps
  return useMemo(() => unlessMissing(() => compute(model), fallback), [model, version, key]);
}

/** A row as it will be, or undefined; shown again whenever it changes. */
export function useRow<N extends TableName>(table: N, id: string | null): Rows[N] | undefined {
  const { replica } = useModel();
  const subscribe = useCallback((notify: () => void) => replica.subscribe(notify), [replica]);
  return useSyncExternalStore(subscribe, () =>
    id === null ? undefined : unlessMissing(() => replica.view.get(table, id), undefined),
  );
}

/** All rows of a table, in no promised order. */
export function useRows<N extends TableName>(table: N): readonly Rows[N][] {
  const { replica } = useModel();
  const subscribe = useCallback((notify: () => void) => replica.subscribe(notify), [replica]);
  return useSyncExternalStore(subscribe, () => replica.rows(table)) as readonly Rows[N][]; // table N holds Rows[N]
}

/** Ids of the documents that have a command under way, as `kind/id`. */
export function usePendingDocuments(): ReadonlySet<string> {
  const { replica } = useModel();
  const subscribe = useCallback((notify: () => void) => replica.subscribe(notify), [replica]);
  const count = useSyncExternalStore(subscribe, () => replica.pending.map((p) => p.command.id).join());
  const documents = (): Set<string> =>
    new Set(replica.pending.map((p) => `${p.command.kind}/${p.command.document}`));
  // The list is the same array for the replica's whole life; its ids tell whether it changed.
  // oxlint-disable-next-line react/exhaustive-deps
  return useMemo(documents, [replica, count]);
}

function unlessMissing<T>(attempt: () => T, otherwise: T): T {
  try {
    return attempt();
  } catch (error) {
    if (error instanceof Miss) return otherwise;
    throw error;
  }
}
