import { isSingleKey, useSingleKeysOn } from './single-keys.ts';

/** The key of a control beside it; none while shortcuts of a single key are turned off. */
export function KeyHint({ children }: { children: string }) {
  const isOn = useSingleKeysOn();
  return isOn || !isSingleKey(children) ? <Kbd>{children}</Kbd> : null;
}

/** One key of the keyboard. */
export function Kbd({ children }: { children: string }) {
  return <kbd className="ui-kbd">{children}</kbd>;
}
