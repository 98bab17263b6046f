import { useState } from 'react';

/** The paths of fields that hold text that is not read as a number, their codes, and a way to mark them. */
export function useMistyped() {
  const [numbers, setNumbers] = useState<Readonly<Record<string, string>>>({});
  const mistyped = (path: string, isWrong: boolean, code = 'notANumber'): void =>
    // Several fields may report at once, so each starts from the latest codes.
    setNumbers((before) => {
      if (before[path] === (isWrong ? code : undefined)) return before;
      const { [path]: _, ...others } = before;
      return isWrong ? { ...others, [path]: code } : others;
    });
  return { numbers, mistyped };
}
