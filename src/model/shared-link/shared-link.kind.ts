import type { Draft } from 'immer';
import type { AppliedEvent } from '../engine/document-type.ts';
import { agentKinds } from '../areas/setup/agent/agent-kinds.ts';
import { defineKind } from '../engine/kind.ts';
import type { DocumentRow } from '../engine/rows.ts';

/** A link by which somebody outside the company sees one document. It acts in its own name. */
export interface SharedLinkRow extends DocumentRow {
  /** Kind and id of the document. */
  readonly about: string;
  readonly of: string;
  readonly purpose: string;
  /** The person it is for, and whom they are at. */
  readonly name: string;
  /** The customer or supplier of the document as the link was made; absent: nobody, or it was not noted yet. */
  readonly party?: string;
  readonly locale: 'en' | 'sv';
  /** The user whose rights bound its own: who made it. */
  readonly owner: string;
  readonly role: null;
  readonly permissions: readonly string[];
  readonly warehouses: null;
  /** Of the document, as the link was made. */
  readonly warehouse: string | null;
  /** Moments, UTC ISO. */
  readonly expiresAt: string;
  readonly openedAt: string | null;
  readonly readAt: string | null;
  readonly questions: number;
}

declare module '../engine/rows.ts' {
  interface Rows {
    sharedLink: SharedLinkRow;
  }
}

const active: ReadonlySet<unknown> = new Set(agentKinds.sharedLink);

/** Whether it was neither revoked nor ended. */
export const isActive = ({ state }: Pick<SharedLinkRow, 'state'>): boolean => active.has(state);

/** Whether it is active and its time is not over at this moment (UTC ISO). */
export const isWorking = (link: Pick<SharedLinkRow, 'state' | 'expiresAt'>, now: string): boolean =>
  isActive(link) && link.expiresAt > now;

type Link = Draft<SharedLinkRow>;

const made = (row: Link, data: object): void =>
  void Object.assign(row, data, {
    role: null,
    warehouses: null,
    openedAt: null,
    readAt: null,
    questions: 0,
  });

export const sharedLinkKind = defineKind({
  kind: 'sharedLink',
  actions: ['view', 'manage'],
  isDiscussed: false,
  place: 'warehouse',
  lists: [],
  concerns: { firstOpened: ['owner'], readConfirmed: ['owner'] },
  indexes: {
    of: (row) => row.of,
    working: { key: (row) => (isActive(row) ? row.of : null), complete: true },
    expiry: (row) => (isActive(row) ? row.expiresAt : null),
  },
  isOpen: (row) => isActive(row),
  folds: {
    made,
    firstOpened: (row: Link, _: unknown, { at }: AppliedEvent) => void (row.openedAt = at),
    readConfirmed: (row: Link, _: unknown, { at }: AppliedEvent) => void (row.readAt = at),
    asked: (row: Link) => void (row.questions += 1),
    revoked: () => {},
    expired: () => {},
  },
});
