import type { Draft } from 'immer';
import { DAY, defineKind } from '#model/engine/kind.ts';
import type { AgentRow } from '#model/areas/setup/agent/agent-kinds.ts';
import type { KeptSecret } from '../api-client/api-client.kind.ts';
import type { PairingSide, Partner, SyncedKind } from './pairing.choice.ts';
import { isOpenInvitation, isOver } from './pairing-states.ts';

/**
 * One company's side of a pairing. The other company has its own, under an id of its own. It acts here as an agent: what
 * arrives is written in its name.
 */
export interface PairingRow extends AgentRow {
  readonly side: PairingSide;
  /** Null until the invitation is accepted. */
  readonly partner: Partner | null;
  /** What is kept of the code of an open invitation. */
  readonly code: KeptSecret | null;
  /** Until when it may be accepted (UTC ISO); null on the side that did. */
  readonly expiresAt: string | null;
  readonly kinds: readonly SyncedKind[];
  /** How often what is kept in step was chosen, and by which side last. */
  readonly revision: number;
  readonly chosenBy: PairingSide;
  /** Fields that somebody has to settle. */
  readonly conflicts: number;
}

declare module '#model/engine/rows.ts' {
  interface Rows {
    pairing: PairingRow;
  }
}

type Row = Draft<PairingRow>;

const begun = {
  role: null,
  warehouses: null,
  kinds: [],
  revision: 0,
  chosenBy: 'inviter',
  conflicts: 0,
} as const;

const noConflicts = (row: Row): void => void (row.conflicts = 0);

const ended = (row: Row): void => void Object.assign(row, { conflicts: 0, code: null, expiresAt: null });

export const pairingKind = defineKind({
  kind: 'pairing',
  actions: ['view', 'manage'],
  isDiscussed: false,
  changesAccess: true,
  limits: { invited: 7 * DAY, paired: 14 * DAY, matching: 14 * DAY, conflict: 3 * DAY, paused: 14 * DAY },
  indexes: {
    code: (row) => (isOpenInvitation(row) ? (row.code?.hash ?? null) : null),
    partner: (row) => (isOver(row) || !row.partner ? null : String(row.partner.company)),
  },
  folds: {
    invited: (row: Row, data: object): void =>
      void Object.assign(row, begun, data, { side: 'inviter', partner: null }),
    accepted: (row: Row, data: { readonly partner: Partner }): void =>
      void Object.assign(row, begun, data, {
        side: 'accepter',
        name: data.partner.name,
        code: null,
        expiresAt: null,
      }),
    answered: (row: Row, { partner }: { readonly partner: Partner }): void =>
      void Object.assign(row, { partner, name: partner.name, code: null, expiresAt: null }),
    confirmed: noConflicts,
    settled: noConflicts,
    resumed: noConflicts,
    unpaired: ended,
    endedThere: ended,
  },
});
