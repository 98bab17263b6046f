import type { Draft } from 'immer';
import { defineKind } from '#model/engine/kind.ts';
import type { DocumentRow } from '#model/engine/rows.ts';
import type { RateClass } from './rate-classes.ts';

/** What is kept of a secret: its SHA-256 in hex, and its last four characters to tell it by. */
export interface KeptSecret {
  readonly hash: string;
  readonly lastFour: string;
}

/** A program that calls the API of the company with a secret of its own. */
export interface ApiClientRow extends DocumentRow {
  readonly name: string;
  /** The role whose permissions it has; null: those in `permissions`. */
  readonly role: string | null;
  /** Without doubles, in the order of the alphabet; empty where it has a role. */
  readonly permissions: readonly string[];
  /** The warehouses it is limited to; null: those of its role and its owner. */
  readonly warehouses: readonly string[] | null;
  /** The addresses and networks it may call from; none: any. */
  readonly addresses: readonly string[];
  /** The last day on which it may call; null: it does not expire. */
  readonly expiresOn: string | null;
  readonly rate: RateClass;
  /** The user whose rights bound its own. */
  readonly owner: string;
  readonly secret: KeptSecret;
  /** The secret before, while it is being rotated. */
  readonly formerSecret: KeptSecret | null;
}

declare module '#model/engine/rows.ts' {
  interface Rows {
    apiClient: ApiClientRow;
  }
}

type Client = Draft<ApiClientRow>;

/** States in which it never calls again. */
const over: ReadonlySet<unknown> = new Set(['expired', 'revoked']);

/** From here on the secret before is worth nothing. */
const forgetsFormer = (row: Client): void => void (row.formerSecret = null);

export const apiClientKind = defineKind({
  kind: 'apiClient',
  actions: ['view', 'manage'],
  isDiscussed: false,
  changesAccess: true,
  references: { role: 'role' },
  limits: { rotating: 7 * 24 },
  indexes: {
    name: (row) => (over.has(row.state) ? null : row.name.toLowerCase()),
    owner: (row) => (over.has(row.state) ? null : row.owner),
    // Of one that is over, too: its calls are told apart from those of nobody.
    secret: (row) => row.secret.hash,
    former: (row) => row.formerSecret?.hash ?? null,
    expiry: (row) => (over.has(row.state) ? null : row.expiresOn),
  },
  folds: {
    created: (row: Client, data: object) => void Object.assign(row, data, { formerSecret: null }),
    rotated: (row: Client, { secret }: { readonly secret: KeptSecret }) => {
      row.formerSecret = row.secret;
      row.secret = secret;
    },
    finished: forgetsFormer,
    suspended: forgetsFormer,
    expired: forgetsFormer,
    revoked: forgetsFormer,
  },
});
