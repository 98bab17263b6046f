import type { Refusal } from '#model/engine/envelope.ts';
import type { DocumentRow } from '#model/engine/rows.ts';
import type { WorkflowRow } from '#model/areas/integrations/workflow/workflow.kind.ts';
import type { CompanyAccess } from '#server/platform/model/company-access.ts';
import type { Run } from '../run-store.ts';
import type { Trx, WorkflowDeps } from '../workflow-deps.ts';

/** What an action came to: done, and what is written with that; waiting; or refused. */
export type Outcome =
  | { readonly what: string; readonly write?: (trx: Trx) => Promise<void> }
  | { readonly until: string }
  | { readonly refusal: Refusal };

/** A run at one of its actions. */
export interface Acting {
  readonly deps: WorkflowDeps;
  readonly company: number;
  readonly run: Run;
  readonly workflow: WorkflowRow;
  /** The document as it is. */
  readonly row: DocumentRow;
  /** What the workflow may see and do at this moment. [WKF2] */
  readonly access: CompanyAccess;
}

export const refused = (code: string, params?: Refusal['params']): { readonly refusal: Refusal } => ({
  refusal: { code, ...(params && { params }) },
});
