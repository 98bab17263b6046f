import type { Draft } from 'immer';
import type { AgentRow } from '#model/areas/setup/agent/agent-kinds.ts';
import type { Settings } from '../connector/connector.ts';
import type { AppliedEvent } from '#model/engine/document-type.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { defineKind } from '#model/engine/kind.ts';
import type { TableMapping } from './table-mapping.ts';

/** Minutes between two pulls that can be chosen. */
export const pullPauses = [15, 60, 240, 1440] as const;

/** Another system that the company is connected to. It acts in its own name, within the rights of who set it up last. */
export interface ConnectionRow extends AgentRow {
  /** Which connector; it stays. */
  readonly connector: string;
  /** Values of its fields that are no secrets. */
  readonly settings: Settings;
  /** What flows, of what the connector offers. */
  readonly flows: readonly string[];
  /** Where tables come in; null: not said yet. */
  readonly mapping: TableMapping | null;
  /** Minutes between two pulls. */
  readonly every: (typeof pullPauses)[number];
  /** Without doubles, in the order of the alphabet; empty where it has a role. */
  readonly permissions: readonly string[];
  /** Which secrets are kept, with their last four characters. */
  readonly secrets: Readonly<Record<string, string>>;
  /** Since when nothing works (UTC ISO); null: it does. */
  readonly failingSince: string | null;
  readonly problem: Pick<Refusal, 'code' | 'params'> | null;
}

declare module '#model/engine/rows.ts' {
  interface Rows {
    connection: ConnectionRow;
  }
}

type Row = Draft<ConnectionRow>;
type Problem = Pick<ConnectionRow, 'problem'>;
/** Last four characters by name; null: taken away. */
type Kept = Readonly<Record<string, string | null>>;

const works = { failingSince: null, problem: null } as const;
const begins = (row: Row, data: object): void => void Object.assign(row, data, works);
const archived = (row: Pick<ConnectionRow, 'state'>): boolean => row.state === 'archived';

export const connectionKind = defineKind({
  kind: 'connection',
  actions: ['view', 'manage', 'print'],
  isDiscussed: false,
  changesAccess: true,
  concerns: { failed: ['owner'], gaveUp: ['owner'] },
  references: { role: 'role' },
  indexes: {
    name: (row) => (archived(row) ? null : row.name.toLowerCase()),
    connector: (row) => (archived(row) ? null : row.connector),
  },
  folds: {
    added: (row: Row, data: object) => void Object.assign(row, data, { secrets: {} }, works),
    updated: (row: Row, { forgetsSecrets, ...data }: { readonly forgetsSecrets?: true }) =>
      void Object.assign(row, data, forgetsSecrets && { secrets: {} }),
    secretsKept: (row: Row, { secrets }: { readonly secrets: Kept }) => {
      for (const [name, lastFour] of Object.entries(secrets))
        if (lastFour === null) delete row.secrets[name];
        else row.secrets[name] = lastFour;
    },
    connected: begins,
    resumed: begins,
    recovered: begins,
    failed: (row: Row, { problem }: Problem, { at }: AppliedEvent) =>
      void Object.assign(row, { failingSince: at, problem }),
    disconnected: begins,
  },
});
