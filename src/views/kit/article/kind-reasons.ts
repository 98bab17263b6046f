import { guardCodes } from 'virtual:guard-codes';
import { commonRefusals, refusalTexts } from '#words/refusal-texts.ts';
import { textsOfKinds } from '#words/kinds.ts';
import type { Text } from '#words/text.ts';
import { definitionOf, guardedCommands, type KindDefinition } from './kind-definition.ts';

/** A command that a reason may refuse. */
export interface RefusedCommand {
  readonly kind: string;
  readonly command: string;
  readonly name: Text;
}

/** A reason for a refusal, and what it may refuse. */
export interface Reason {
  readonly code: string;
  readonly text: Text;
  readonly refuses: readonly RefusedCommand[];
}

/** Whether some guard of a kind's chart gives a reason, or a state that says what to do instead. */
export const givesReason = (kind: string, code: string): boolean =>
  Object.values(guardCodes[kind] ?? {}).some((codes) => codes?.includes(code)) ||
  Object.values(definitionOf(kind).type.instead ?? {}).some((codes) => Object.values(codes).includes(code));

/**
 * The reasons that the article of a kind explains: those that its own guards give, and those that it declares for the
 * guards of other kinds.
 */
export function reasonsOf({ kind, texts: { refusals = {} } }: KindDefinition): readonly Reason[] {
  const isOwn = (code: string): boolean => Object.hasOwn(refusals, code);
  const codes = [
    ...Object.keys(refusals),
    ...Object.keys(refusalTexts).filter((code) => !isOwn(code) && givesReason(kind, code)),
  ];
  const others = [...textsOfKinds.keys()].filter((other) => other !== kind);
  return codes.flatMap((code): Reason[] => {
    const text = refusalTexts[code];
    const kinds = isOwn(code) ? [kind, ...others] : [kind];
    return text ? [{ code, text, refuses: kinds.flatMap((one) => refusedBy(one, code)) }] : [];
  });
}

/** The reasons that any document may give beyond those of a kind's own guards. */
export const sharedReasons = (kind: string): readonly Reason[] =>
  Object.entries(commonRefusals).flatMap(([code, text]) =>
    givesReason(kind, code) ? [] : [{ code, text, refuses: [] }],
  );

const refusedBy = (kind: string, code: string): readonly RefusedCommand[] =>
  givesReason(kind, code)
    ? guardedCommands(definitionOf(kind)).flatMap(({ command, name, codes }) =>
        codes.includes(code) ? [{ kind, command, name }] : [],
      )
    : [];
