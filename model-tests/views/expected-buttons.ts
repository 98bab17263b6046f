import type { Refusal } from '#model/engine/envelope.ts';
import type { DocumentWords } from '#views/document/document-words.ts';

/** How a command is to be seen: it may be given, it is off and says why, or it is not there. */
export type Standing = 'on' | 'off' | 'away';

/** No place for it in the state, or no business of a person. */
const away = ['notInState', 'unknownDocument', 'internalOnly'];

/**
 * Commands that a button of the page's own gives after another one, so that it is there before they have their place: off,
 * since the page has nothing written on it that the other one could take.
 */
const afterAnother: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  goodsReceipt: { post: 'count' },
};

/** True where the page gives the other one first, with a button of its own; once the command has its place, the chart judges. */
export function isAfter(
  { kind }: DocumentWords,
  type: string,
  verdicts: Readonly<Record<string, Refusal | null>>,
): boolean {
  const first = afterAnother[kind]?.[type];
  return first !== undefined && verdicts[first] === null && verdicts[type]?.code === 'notInState';
}

/** How each command with a button is to be seen, by what the engine says to it. */
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
