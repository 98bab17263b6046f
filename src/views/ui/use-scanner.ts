import { useEffect, useEffectEvent, useRef } from 'react';
import { afterKey, isScanning, noBurst, type Burst } from './scan-burst.ts';

interface Touched {
  readonly input: HTMLInputElement;
  readonly value: string;
}

/**
 * Codes from a wedge scanner, wherever the focus is. Characters that the scanner typed into a field are removed again,
 * so that a scan never changes a quantity.
 */
export function useScanner(onScan: (code: string) => void, enabled = true): void {
  const burst = useRef<Burst>(noBurst);
  const touched = useRef<Touched | null>(null);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, code, timeStamp: at } = event;
    // AltGr types signs such as ] and reports Ctrl and Alt.
    const modified = (event.ctrlKey || event.altKey || event.metaKey) && !event.getModifierState('AltGraph');
    const next = afterKey(burst.current, { key, code, at, modified });
    burst.current = next.burst;
    if (next.burst.text.length === 1) touched.current = fieldOf(event.target);
    if (isScanning(next.burst)) event.stopPropagation();
    if (next.code === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (touched.current) restore(touched.current);
    touched.current = null;
    onScan(next.code);
  });
  useEffect(() => {
    if (!enabled) return undefined;
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  }, [enabled]);
}

const fieldOf = (target: EventTarget | null): Touched | null =>
  target instanceof HTMLInputElement ? { input: target, value: target.value } : null;

/** React listens to the native setter, not to the property that it overrides on the element. */
function restore({ input, value }: Touched): void {
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  setter?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
