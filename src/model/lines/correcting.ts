import type { AppliedEvent } from '../engine/document-type.ts';
import type { FollowUp } from '../engine/envelope.ts';

type Step = Pick<FollowUp, 'type' | 'data'>;

/**
 * What follows once a document was reversed to be corrected: its author writes it anew and posts it, in the same unit.
 * Whatever is refused to them then refuses the correction. [LN8]
 */
export const doneAgain = ({ kind, document }: AppliedEvent, steps: readonly Step[]): FollowUp[] =>
  steps.map((step) => ({ kind, document, ...step, byAuthor: true }));
