import { z } from 'zod';
import type { DecisionContext } from '../engine/document-type.ts';
import type { DocumentRow } from '../engine/rows.ts';

/** What a fact keeps of who answers for it besides its author. [AG3] */
export const answered = z.object({
  /** The owner of the agent that did it, at that moment; absent: a person did. */
  onBehalfOf: z.string().optional(),
});
/** The same on the row, of the fact that others have to answer for. */
export type Answered = z.infer<typeof answered>;

/** Builds it. */
export const answering = ({ env }: Pick<DecisionContext<DocumentRow>, 'env'>): Answered =>
  env.onBehalfOf ? { onBehalfOf: env.onBehalfOf } : {};

/** Writes down on a row who did what others have to answer for. */
export const answeredBy = (row: Answered, { onBehalfOf }: Answered): void => {
  if (onBehalfOf === undefined) delete row.onBehalfOf;
  else row.onBehalfOf = onBehalfOf;
};
