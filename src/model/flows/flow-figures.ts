import { z } from 'zod';
import * as v from '../values/schemas.ts';
import { pathRuleIds } from './conformance.ts';

const moment = z.string();
/** Seconds. */
const duration = z.number();
/** Days in the company's time zone, `YYYY-MM-DD`, both inclusive. */
export const flowRange = z.object({ from: v.day, to: v.day });
export type FlowRange = z.output<typeof flowRange>;

const flowState = z.object({
  state: z.string().describe('Id of the state: `salesOrder.commercial.draft`.'),
  documents: z.int().describe('Documents that were in it when the days ended.'),
  value: z.int().nullable().describe('What they were worth then, minor units; null where that is not known.'),
  stays: z.int().describe('Stays in it that ended within the days.'),
  median: duration.nullable().describe('Seconds that half of those stays took at most.'),
  ninetieth: duration.nullable().describe('Seconds that nine of ten took at most.'),
  limit: duration.nullable().describe('Seconds after which somebody should look.'),
  canWait: z.boolean().describe('Whether open documents are in it that leave it again: it may have a limit.'),
  late: z.int().describe('Open documents that had been in it for longer then.'),
});
export type FlowState = z.output<typeof flowState>;

const flowArrow = z.object({
  transition: z.string().describe('Id of the transition.'),
  count: z.int(),
  days: z.array(z.object({ day: z.string(), count: z.int() })).describe('Days on which it was taken.'),
});
export type FlowArrow = z.output<typeof flowArrow>;

const waiting = z.object({
  kind: z.string(),
  document: z.string(),
  name: z.string().nullable(),
  state: z.string(),
  since: moment,
  limit: duration,
});
/** A document waiting in a state that has a limit. */
export type WaitingDocument = z.output<typeof waiting>;

export const flowFigures = z.object({
  kind: z.string(),
  ...flowRange.shape,
  asOf: z.int().describe('The last event of the log that is counted.'),
  at: moment.describe('The moment that waiting is counted to: the end of the days, or now where they go on.'),
  currency: z.string(),
  states: z.array(flowState),
  transitions: z.array(flowArrow),
  unrecognised: z.int().describe('Steps that no transition of the chart as it is now stands for.'),
  slowest: z
    .array(waiting)
    .describe('Documents open then that had waited longest against the limit of their state.'),
});
export type FlowFigures = z.output<typeof flowFigures>;

const taken = z.object({
  seq: z.int(),
  document: z.string(),
  name: z.string().nullable(),
  at: moment,
  by: z.string(),
  byName: z.string(),
});
/** A document that took a transition. */
export type TakenStep = z.output<typeof taken>;
export const takenSteps = z.object({ steps: z.array(taken), next: z.string().nullable() });
export type TakenSteps = z.output<typeof takenSteps>;

const stood = z.object({
  seq: z.int().describe('The step that it came there with.'),
  document: z.string(),
  name: z.string().nullable(),
  since: moment,
});
/** A document that was in a state at the end of the period. */
export type StoodDocument = z.output<typeof stood>;
export const stoodDocuments = z.object({ documents: z.array(stood), next: z.string().nullable() });
export type StoodDocuments = z.output<typeof stoodDocuments>;

const unusual = z.object({
  seq: z.int().describe('The last event that was off the path.'),
  kind: z.string(),
  document: z.string(),
  name: z.string().nullable(),
  at: moment,
  reasons: z.array(z.object({ rule: z.enum(pathRuleIds), times: z.int() })),
});
/** A document off the usual path, and why. */
export type UnusualDocument = z.output<typeof unusual>;

export const conformance = z.object({
  ...flowRange.shape,
  at: moment,
  unusual: z.array(unusual),
  unusualCount: z.int(),
  next: z.string().nullable(),
  late: z.array(waiting).describe('The longest late, 100 at most.'),
  lateCount: z.int(),
});
export type Conformance = z.output<typeof conformance>;

/** Queries on a company's log; each call rejects if there is no answer. */
export interface FlowQuestions {
  figures(kind: string, range: FlowRange): Promise<FlowFigures>;
  taken(kind: string, transition: string, range: FlowRange, after?: string): Promise<TakenSteps>;
  /** The documents that were in a state at the end of the period. */
  stood(kind: string, state: string, range: FlowRange, after?: string): Promise<StoodDocuments>;
  /** For one kind, or for all that the person may see. */
  conformance(range: FlowRange, kind?: string, after?: string): Promise<Conformance>;
}
