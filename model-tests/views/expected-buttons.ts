import type { Refusal } from '#model/engine/envelope.ts';
import type { DocumentWords } from '#views/kit/document/document-words.ts';

/** How a command should appear: enabled, disabled with a reason, or absent. */
export type Standing = 'on' | 'off' | 'away';

/** It has no place in the state, or is not for people to give. */
const away = ['notInState', 'unknownDocument', 'internalOnly'];

/**
 * Commands given by a button of the page's own after another command, so the button is there early: disabled, since
 * nothing entered on the page could be used by the other command.
 */
const afterAnother: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  goodsReceipt: { post: 'count' },
};

/** True if the page gives the other command first, by its own button; once this one is possible, the chart decides. */
export function isAfter(
  { kind }: DocumentWords,
  type: string,
  verdicts: Readonly<Record<string, Refusal | null>>,
): boolean {
  const first = afterAnother[kind]?.[type];
  return first !== undefined && verdicts[first] === null && verdicts[type]?.code === 'notInState';
}

/** How each command with a button should appear, by the engine's answer to it. */
export function expectedButtons(
  words: DocumentWords,
  verdicts: Readonly<Record<string, Refusal | null>>,
): Record<string, Standing> {
  const buttons = Object.entries(words.commands).filter(([, { button }]) => button !== false);
  return Object.fromEntries(
    buttons.map(([type, { never = [] }]) => {
      if (isAfter(words, type, verdicts)) return [type, 'off'];
      const refusal = verdicts[type] ?? null;
      if (refusal === null) return [type, 'on'];
      return [type, away.includes(refusal.code) || never.includes(refusal.code) ? 'away' : 'off'];
    }),
  );
}
