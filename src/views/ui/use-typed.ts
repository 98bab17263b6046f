import { useState, useTransition } from 'react';
import { flushSync } from 'react-dom';

/**
 * What is typed shows in the frame of its key; whoever is told of it draws in pieces that neither that frame nor the next
 * key waits for. Until they are done what was typed stands, then the value.
 * @returns the text to show, a way to change it, and one to have told of it at once
 */
export function useTyped(
  value: string,
  onChange: (value: string) => void,
): readonly [string, (text: string) => void, () => void] {
  const [typed, setTyped] = useState(value);
  const [isTelling, startTelling] = useTransition();
  const type = (text: string): void => {
    setTyped(text);
    startTelling(() => onChange(text));
  };
  const tellNow = (): void => {
    if (isTelling) flushSync(() => onChange(typed));
  };
  return [isTelling ? typed : value, type, tellNow];
}
