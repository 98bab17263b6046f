import { commonRefusals } from '#words/refusal-texts.ts';
import { textsOfKinds } from '#words/kinds.ts';

/** The anchor of a refusal in the article of a kind. */
export const refusalAnchor = (code: string): string => `refusal-${code}`;

/**
 * The kind whose article explains a refusal: the one that declares it; for a reason that all kinds share, `kind`, which
 * was refused.
 */
export function refusalHome(code: string, kind: string): string {
  if (Object.hasOwn(commonRefusals, code)) return kind;
  const owner = [...textsOfKinds.values()].find(({ refusals = {} }) => Object.hasOwn(refusals, code));
  return owner?.kind ?? kind;
}
