import type { Rule } from '../engine/chart.ts';
import type { AppliedEvent } from '../engine/document-type.ts';
import type { FollowUp } from '../engine/envelope.ts';
import type { DocumentRow } from '../engine/rows.ts';

type Step = Pick<FollowUp, 'type' | 'data'>;

/**
 * What follows once a document was reversed to be corrected: its author writes it anew and posts it, in the same unit.
 * Whatever is refused to them then refuses the correction. [LN7]
 */
export const doneAgain = ({ kind, document }: AppliedEvent, steps: readonly Step[]): FollowUp[] =>
  steps.map((step) => ({ kind, document, ...step, byAuthor: true }));

/** [LN7] Who corrects needs the permissions to do it too: a button says so before anything is typed. */
export const mayAlso =
  (...permissions: readonly string[]): Rule<DocumentRow, object> =>
  ({ env }) => {
    const missing = env.internal ? undefined : permissions.find((permission) => !env.may(permission));
    return missing === undefined ? null : { code: 'notPermitted', params: { permission: missing } };
  };
