import type { Engine, Folding } from '#model/engine/engine.ts';
import type { Env } from '#model/engine/env.ts';
import type { Scope } from '#model/engine/scope.ts';
import type { DraftCalls } from '../drafts/draft-calls.ts';
import type { ListViewCalls } from '../list-views/list-view-calls.ts';
import type { CompanyCalls, SessionReport } from './company-contract.ts';

/** Whose company is kept on the device, and what it is kept with. */
export interface SessionOptions {
  readonly folding: Folding;
  /** Loads the charts that decide: not needed at startup. */
  readonly charts: () => Promise<Engine>;
  readonly schema: string;
  readonly user: string;
  readonly company: number;
  /** Tables the session may see. */
  readonly tables: ReadonlySet<string>;
  /** The warehouses it is limited to; null: all. */
  readonly scope: Scope;
  readonly accessKey: string;
  readonly may: (permission: string) => boolean;
  /** The sums up to which the person commits alone, by kind; null: any, or unknown here. */
  readonly limits: () => NonNullable<Env['limits']> | null;
  /** Whether a role is only tried on. */
  readonly tried: () => boolean;
  readonly calls: CompanyCalls;
  readonly draftCalls: DraftCalls;
  readonly listViewCalls: ListViewCalls;
  readonly report: SessionReport;
}
