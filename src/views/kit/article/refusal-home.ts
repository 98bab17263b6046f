import { commonRefusals } from '#words/refusal-texts.ts';
import { textsOfKinds } from '#words/kinds.ts';
import { givesReason } from './kind-reasons.ts';

/** The anchor of a refusal in the article of a kind. */
export const refusalAnchor = (code: string): string => `refusal-${code}`;

/** The anchor of what a command needs, there. */
export const needsAnchor = (command: string): string => `needs-${command}`;

/**
 * The kind whose article explains a refusal of `kind`: itself if its guards give that reason or all kinds share it, else
 * the one that declares it: what was to follow was refused there.
 */
export function refusalHome(code: string, kind: string): string {
  if (Object.hasOwn(commonRefusals, code) || givesReason(kind, code)) return kind;
  const owner = [...textsOfKinds.values()].find(({ refusals = {} }) => Object.hasOwn(refusals, code));
  return owner?.kind ?? kind;
}
