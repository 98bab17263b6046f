import type { WorkflowForm } from './workflow.facts.ts';
import { z } from 'zod';

/** `cut`: it was not started, since too many workflows had followed from one another. */
export const runStates = ['started', 'waiting', 'done', 'failed', 'cut'] as const;
export type RunState = (typeof runStates)[number];

const refusal = z.looseObject({ code: z.string() });

/** A step that was carried out: what it was, when (UTC ISO), and what it came to. */
export const runStep = z.object({
  do: z.string(),
  at: z.string(),
  /** The name of a document that was made, the people told, an address. */
  what: z.string(),
});
export type RunStep = z.infer<typeof runStep>;

/** A run of a workflow for one document. */
export const workflowRun = z.object({
  id: z.string(),
  kind: z.string(),
  document: z.string(),
  name: z.string(),
  state: z.enum(runStates),
  /** How many causes lie behind it, itself included. */
  depth: z.int(),
  /** What started it: a trigger's `on`. */
  cause: z.string(),
  /** How many of its actions are done, and how many there are. */
  step: z.int(),
  of: z.int(),
  steps: z.array(runStep),
  refusal: refusal.nullable(),
  started_at: z.string(),
  wake_at: z.string().nullable(),
  ended_at: z.string().nullable(),
});
export type WorkflowRun = z.infer<typeof workflowRun>;

export const workflowRuns = z.object({
  counts: z.record(z.enum(runStates), z.int()),
  /** The newest hundred. */
  runs: z.array(workflowRun),
});
export type WorkflowRuns = z.infer<typeof workflowRuns>;

/** What a workflow would have started in the last thirty days. [WKF9] */
export const dryRun = z.object({
  from: z.string(),
  to: z.string(),
  /** How often it would have started, and how often only a condition held it back. */
  started: z.int(),
  heldBack: z.int(),
  /** The newest two hundred. */
  entries: z.array(z.object({ kind: z.string(), document: z.string(), name: z.string(), at: z.string() })),
  /** Conditions on figures whose past is not known; they were taken as they are now. */
  asOfNow: z.array(z.string()),
});
export type DryRun = z.infer<typeof dryRun>;

/** Of a workflow what says when it starts. */
export type TriedWorkflow = Pick<WorkflowForm, 'kind' | 'trigger' | 'conditions'>;

/** Calls about workflows; each rejects with the reason. */
export interface WorkflowDesk {
  runs(workflow: string): Promise<WorkflowRuns>;
  retry(workflow: string, run: string): Promise<void>;
  dryRun(form: TriedWorkflow): Promise<DryRun>;
  /** Starts a workflow with a button for a document; `press` makes it repeatable. */
  press(workflow: string, document: string, press: string): Promise<void>;
}
