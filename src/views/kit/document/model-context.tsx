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
import { ifKnown } from '#model/engine/if-known.ts';
import type { Replica } from '#model/engine/replica.ts';
import type { Rows, TableName } from '#model/engine/rows.ts';

const ModelContext = createContext<CompanyModel | null>(null);

/** Provides the open company to the pages below it. */
export function ModelProvider({
  model,
  children,
}: {
  readonly model: CompanyModel;
  readonly children: ReactNode;
}) {
  return <ModelContext value={model}>{children}</ModelContext>;
}

/** The open company: read its replica, propose commands, query the server. */
export function useModel(): CompanyModel {
  const model = useContext(ModelContext);
  if (!model) throw new Error('no company is open here');
  return model;
}

/**
 * The replica, for components that ask which commands are allowed. Suspends until the charts are loaded, which happens
 * after the first page's data.
 */
export function useDecider(): Replica {
  const model = useModel();
  // Decided on the first call: a component that has suspended would otherwise suspend again for nothing.
  const [waits] = useState(!model.replica.decides);
  if (waits) use(model.deciding());
  return model.replica;
}

const StillContext = createContext(false);

interface StillProps {
  readonly while: boolean;
  readonly children: ReactNode;
}

/**
 * What is below it stays as it was drawn while something else changes many rows, and follows once that is over: a list of
 * fifty thousand behind a dialog costs more to keep up than what the dialog does.
 */
export function Still({ while: isStill, children }: StillProps) {
  return <StillContext value={isStill}>{children}</StillContext>;
}

const silent = (): void => undefined;

/** Follows the replica, unless it is to stay still. */
function useSubscribe(): (notify: () => void) => () => void {
  const { replica } = useModel();
  const isStill = useContext(StillContext);
  return useCallback(
    (notify: () => void) => (isStill ? silent : replica.subscribe(notify)),
    [replica, isStill],
  );
}

/** A number that changes whenever one of these tables does. */
export function useTablesVersion(tables: readonly TableName[]): number {
  const { replica } = useModel();
  const subscribe = useSubscribe();
  return useSyncExternalStore(subscribe, () =>
    tables.reduce((sum, table) => sum + replica.version(table), 0),
  );
}

/**
 * A value computed from tables of the model; recomputed only when one of them or `key` changes. It is `fallback` if the
 * device does not hold a part of the model it needs.
 */
export function useQuery<T>(
  tables: readonly TableName[],
  key: string,
  compute: (model: CompanyModel) => T,
  fallback: T,
): T {
  const model = useModel();
  const version = useTablesVersion(tables);
  // `compute` is a new function on every render; `key` and the version stand for its dependencies.
  // oxlint-disable-next-line react/exhaustive-deps
  return useMemo(() => ifKnown(() => compute(model), fallback), [model, version, key]);
}

/** A row with pending commands applied, or undefined; re-renders whenever it changes. */
export function useRow<N extends TableName>(table: N, id: string | null): Rows[N] | undefined {
  const { replica } = useModel();
  const subscribe = useSubscribe();
  return useSyncExternalStore(subscribe, () =>
    id === null ? undefined : ifKnown(() => replica.view.get(table, id), undefined),
  );
}

/** All rows of a table, in no particular order. */
export function useRows<N extends TableName>(table: N): readonly Rows[N][] {
  const { replica } = useModel();
  const subscribe = useSubscribe();
  return useSyncExternalStore(subscribe, () => replica.rows(table)) as readonly Rows[N][]; // table N holds Rows[N]
}

/** Ids of the documents with a pending command, as `kind/id`. */
export function usePendingDocuments(): ReadonlySet<string> {
  const { replica } = useModel();
  const subscribe = useSubscribe();
  const count = useSyncExternalStore(subscribe, () => replica.pending.map((p) => p.command.id).join());
  const documents = (): Set<string> =>
    new Set(replica.pending.map((p) => `${p.command.kind}/${p.command.document}`));
  // The list is the same array for the replica's whole life; its ids tell whether it changed.
  // oxlint-disable-next-line react/exhaustive-deps
  return useMemo(documents, [replica, count]);
}
