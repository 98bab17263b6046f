import type { DecisionContext } from '#model/engine/document-type.ts';
import type { DocumentRow } from '#model/engine/rows.ts';
import type { Answered } from './answered.ts';

/** Builds what a fact keeps of who answers for it. */
export const answering = ({ env }: Pick<DecisionContext<DocumentRow>, 'env'>): Answered =>
  env.onBehalfOf ? { onBehalfOf: env.onBehalfOf } : {};

/** Writes down on a row who did what others have to answer for. */
export const answeredBy = (row: Answered, { onBehalfOf }: Answered): void => {
  if (onBehalfOf === undefined) delete row.onBehalfOf;
  else row.onBehalfOf = onBehalfOf;
};
