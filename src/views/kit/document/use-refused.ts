import type { Refusal } from '#model/engine/envelope.ts';
import { helpDesk, type HelpRequest } from '#views/kit/help/help-desk.ts';
import { mendingPageOf, permissionOf } from './mending.ts';
import { useRefusalSentence } from './refusal-sentence.ts';

/** What a button or an item of a menu is given that a refusal turns off. */
export interface Refused {
  readonly disabledReason: string;
  readonly onWhy: () => void;
}

/** A refusal on a kind of document as such: the reason, and the help that explains it; nothing without a refusal. */
export function useRefused(kind: string): (refusal: Refusal | null | undefined) => Refused | undefined {
  const sentence = useRefusalSentence();
  return (refusal) =>
    refusal
      ? {
          disabledReason: sentence(refusal),
          onWhy: () => helpDesk.explain(explained(kind, refusal)),
        }
      : undefined;
}

/** What the help is asked to explain: the reason, and who else has the permission that mends it. */
export function explained(kind: string, { code, params }: Refusal): NonNullable<HelpRequest['refusal']> {
  const permission = permissionOf(kind, code, params) ?? mendingPageOf(code)?.permission ?? null;
  return { kind, code, ...(permission !== null && { permission }) };
}
