import { useState } from 'react';

/** The paths of fields that hold text that is not a number, their codes, and a way to mark them. */
export function useMistyped() {
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set());
  const mistyped = (path: string, isWrong: boolean): void =>
    // Several fields may report at once, so each starts from the latest set.
    setWrong((before) => {
      if (before.has(path) === isWrong) return before;
      const next = new Set(before);
      if (isWrong) next.add(path);
      else next.delete(path);
      return next;
    });
  const numbers: Readonly<Record<string, string>> = Object.fromEntries(
    [...wrong].map((path) => [path, 'notANumber']),
  );
  return { wrong, numbers, mistyped };
}
