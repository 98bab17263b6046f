import { z } from 'zod';
import * as v from '#model/values/schemas.ts';
import type { CompanyRow } from '#model/areas/setup/company/company.facts.ts';
import type { LogEvent, Refusal } from '#model/engine/envelope.ts';
import type { Reader } from '#model/engine/reader.ts';
import type { TableName } from '#model/engine/rows.ts';
import type { ConnectorSpec } from './connector-spec.ts';

/** What a connection was set up with: the values of its fields that are no secrets, by name. */
export type Settings = Readonly<Record<string, SettingValue>>;
export type SettingValue = string | number | boolean | null;
/** Keys and passwords, by name. Never in facts, jobs, logs or errors. */
export type Secrets = Readonly<Record<string, string>>;

/** A record of Lagra and what it is at the other side. */
export interface Link {
  /** What the other side calls such a thing: `order`; one of the connector's own words. */
  readonly entity: string;
  /** Its id there; one of an entity is linked to one record of Lagra. */
  readonly externalId: string;
  readonly kind: string;
  readonly document: string;
  /** As people there call it: `Order 1001`. */
  readonly name: string;
  /** Where it is seen there; empty if nowhere. */
  readonly url: string;
}

/** Something that was pulled: kept as it is until it is taken, so that it can be put right and tried again. */
export const pulledRecord = z.strictObject({
  is: z.literal('record'),
  /** One of the connector's flows. */
  flow: z.string(),
  entity: z.string(),
  externalId: z.string().min(1).max(200),
  name: z.string().max(200),
  url: z.string().max(500),
  /** The state of it there: one that was taken in this version is not taken again. */
  version: z.string().max(100),
  /** JSON. Texts at its top level can be put right by people before it is tried again. */
  data: z.record(z.string(), z.json()),
});
export type PulledRecord = z.infer<typeof pulledRecord>;

/** A file with a table, read with the mapping of the connection, as an import of a file is. */
export interface PulledTable {
  readonly is: 'table';
  readonly flow: string;
  readonly externalId: string;
  readonly name: string;
  readonly content: Uint8Array;
}
export type Pulled = PulledRecord | PulledTable;

/** A part of what there is to pull, oldest first. Pulling from one cursor gives the same, as long as nothing changes there. */
export interface PullPage {
  readonly items: readonly Pulled[];
  /** Where the next pull goes on, kept once all of these items are. */
  readonly cursor: string;
  /** Whether there is more already. */
  readonly more: boolean;
}

/** What decisions of a connector are made on. All of it answers at once; what is not known is loaded, and the decision made anew. */
export interface Desk {
  /** The company's rows, as the connection may see them. */
  readonly view: Reader;
  readonly company: CompanyRow;
  /** UTC ISO, and the company's day. */
  readonly now: string;
  readonly today: string;
  readonly settings: Settings;
  /** Whether the connection works in a warehouse: what is elsewhere it neither tells nor counts. */
  works(warehouse: string): boolean;
  /** What is linked to a thing of the other side, by this connection. */
  link(entity: string, externalId: string): Link | undefined;
  /** What a record of Lagra is there, by this connection. */
  linkOf(entity: string, document: string): Link | undefined;
  /** An id made of a name: the same at every attempt. */
  idOf(name: string): string;
  /** The rows in use that a text names, by code, number, SKU or name. */
  named(table: TableName, text: string): readonly { readonly id: string }[];
}

/** A command that a record gives. */
export interface ConnectorCommand {
  readonly kind: string;
  readonly document: string;
  readonly type: string;
  readonly data: unknown;
  /** It may be refused: what came before stands. */
  readonly optional?: true;
}

/** What a pulled record comes to. */
export type Taken =
  | {
      readonly is: 'commands';
      /** In order; none: it is as it should be. The record is taken where none that matters is refused. */
      readonly commands: readonly ConnectorCommand[];
      /** What it is linked to from then on; null: nothing. */
      readonly link: Pick<Link, 'kind' | 'document'> | null;
    }
  /** It cannot be taken as it is: waits with the reason. */
  | { readonly is: 'refused'; readonly refusal: Refusal }
  /** It is no concern of the company, such as a draft there. */
  | { readonly is: 'passed' };

/** Something that is to be told to the other side. */
export const outgoing = z.strictObject({
  flow: z.string(),
  entity: z.string(),
  /** The record of Lagra that it is of. */
  kind: z.string(),
  document: z.string(),
  /** What it is about: of several that wait under one key the last one is sent alone (stock levels); null: each is sent. */
  latest: z.string().max(200).nullable(),
  /** As people know it: `SHP-00012`. */
  name: z.string().max(200),
  /** JSON, all that the push needs. */
  data: z.record(z.string(), z.json()),
  /** It is sent once this day of the company (`YYYY-MM-DD`) is over; absent: at once. */
  onceOver: v.day.optional(),
});
export type Outgoing = z.infer<typeof outgoing>;

/** What is pushed: the same at every attempt. */
export interface Change extends Outgoing {
  /** What the other side may know the attempt by: the same at every one. */
  readonly id: string;
  /** When it happened, UTC ISO. */
  readonly at: string;
  /** What its record is linked to already, under this entity. */
  readonly link: Link | null;
}

/** What came of a push. */
export type Pushed =
  /** The other side has it; what it is there, where that is worth keeping. */
  | { readonly is: 'done'; readonly link: Pick<Link, 'externalId' | 'name' | 'url'> | null }
  /** The other side does not take it as it is: waits with the reason, and the rest goes on. */
  | { readonly is: 'refused'; readonly refusal: Refusal };

/** Of the other side: `ok`, or a sentence by its code (`src/words`) on what is wrong. */
export type Tested =
  | { readonly is: 'ok'; /** Who or what answered: `Shop of Nordlager`. */ readonly name: string }
  | { readonly is: 'wrong'; readonly refusal: Refusal };

/** One request over HTTPS, guarded: no private addresses, no redirects, limits of time (30 s), size and shape. */
export interface HttpAsk {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** How long the answer may be; 2 by default. */
  readonly megabytes?: number;
}
export interface HttpAnswer {
  readonly status: number;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}
/** Throws `ConnectorFault` (`connectorUnreachable`, `connectorAnswerLarge`), and (`connectorBusy`) where the answer is 429 or 503, with what `Retry-After` says. */
export type Http = (ask: HttpAsk) => Promise<HttpAnswer>;

/** What a connector works with. */
export interface ConnectorContext {
  readonly company: number;
  readonly connection: string;
  readonly settings: Settings;
  readonly secrets: Secrets;
  /** UTC ISO. */
  readonly now: () => string;
  readonly http: Http;
  /** Keeps a secret that the other side has renewed, such as a refresh token. */
  readonly keepSecret: (name: string, value: string) => Promise<void>;
}

/**
 * What makes a connector: how to reach the other side, and, pure, what follows from what is there and from what happens here.
 * `test`, `pull` and `push` throw `ConnectorFault` where the other side cannot be reached, is busy, or does not let one in;
 * never with a secret in it.
 */
export interface Connector {
  readonly spec: ConnectorSpec;
  test(given: ConnectorContext): Promise<Tested>;
  /** A part of a flow that comes in, from a cursor (null: from the beginning, or from now, as the connector says). */
  readonly pull?: (given: ConnectorContext, flow: string, cursor: string | null) => Promise<PullPage>;
  /** [pure] What a pulled record comes to. */
  readonly take?: (record: PulledRecord, desk: Desk) => Taken;
  /** After a table was taken, what the other side is told of it (a file is moved, with a report beside it). Once more after a crash. */
  readonly settled?: (given: ConnectorContext, table: PulledTable, report: TableReport) => Promise<void>;
  /** [pure] What the other side is to be told of a fact; not called for facts of the connection itself. */
  readonly tell?: (event: LogEvent, desk: Desk) => readonly Outgoing[];
  /** [pure] What it is to be told of a record that has just been linked to one there, as its stock level; beside facts. */
  readonly linked?: (link: Link, desk: Desk) => readonly Outgoing[];
  /** Idempotent: the same change (by `id`, or by its link) told twice is there once. */
  readonly push?: (given: ConnectorContext, change: Change) => Promise<Pushed>;
  /** Several of one flow at once, where the other side takes them so; one answer for each. Instead of `push` where it is there. */
  readonly pushAll?: (given: ConnectorContext, changes: readonly Change[]) => Promise<readonly Pushed[]>;
  /** Whether the other side is there, without leaving a trace; asked at each run of one that neither pulls nor pushes. */
  readonly alive?: (given: ConnectorContext) => Promise<void>;
}

/** What became of a file. */
export interface TableReport {
  /** Whether anything of it was taken, or nothing was to take. */
  readonly isTaken: boolean;
  readonly taken: number;
  readonly rejected: number;
  /** The rejected lines with why, as CSV; empty without any. */
  readonly csv: string;
}
