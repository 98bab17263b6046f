import { use, useEffect, useEffectEvent, useRef } from 'react';
import { dropHeld } from './held-key.ts';
import { isTyping } from './hotkey.ts';
import { isBusyElsewhere } from './is-busy-elsewhere.ts';
import { ModalDepth, modalsOpen } from './modal-depth.ts';
import { afterKey, isCode, isScanning, noBurst, type Burst } from './scan-burst.ts';
import { signal } from './signals.ts';
import { takesCodes } from './takes-codes.ts';

interface Touched {
  readonly input: HTMLInputElement;
  readonly value: string;
}

interface Ear {
  /** Whether a code is none of its business, and goes to what hears scans on every page. */
  readonly leaves: (code: string) => boolean;
}

/** Who hears scans, the one in front last. */
const ears: Ear[] = [];

const leavesNone = (): boolean => false;

/**
 * Codes from a wedge scanner, wherever the focus is. Characters that the scanner typed into a field are removed again,
 * so that a scan never changes a quantity. What is mounted last hears it; a dialog in front of that stops it.
 * @param leaves codes that it leaves to what hears scans on every page
 */
export function useScanner(
  onScan: (code: string) => void,
  enabled = true,
  leaves: (code: string) => boolean = leavesNone,
): void {
  const depth = use(ModalDepth);
  const ear = useRef<Ear>(null);
  const isLeft = useEffectEvent(leaves);
  const isHeard = (): boolean => modalsOpen() <= depth;
  useEffect(() => {
    if (!enabled) return undefined;
    const own = { leaves: (code: string) => isLeft(code) };
    ear.current = own;
    ears.push(own);
    return () => void ears.splice(ears.indexOf(own), 1);
  }, [enabled]);
  useBursts(enabled, {
    onScan: (code) => leaves(code) || onScan(code),
    isInFront: () => ears.at(-1) === ear.current,
    isHeard,
    // A dialog's text may be what is scanned; its quantity never is.
    staysIn: (target) => !isHeard() && isTyping(target) && !isNumber(target),
  });
}

/**
 * The same for the whole application, where nothing else on the page hears scans, or leaves them; in a field a scan is what
 * it types.
 */
export function useLastScanner(onScan: (code: string) => void): void {
  useBursts(true, {
    onScan,
    isInFront: (code) => ears.every((ear) => code !== undefined && ear.leaves(code)),
    isHeard: () => !isBusyElsewhere(),
    staysIn: takesText,
  });
}

interface Hearing {
  readonly onScan: (code: string) => unknown;
  /** Nobody else takes the scan; its code is undefined as long as it goes on. */
  readonly isInFront: (code: string | undefined) => boolean;
  /** No dialog has to be answered first. */
  readonly isHeard: () => boolean;
  /** The scan is left to the field that it is typed into. */
  readonly staysIn: (target: EventTarget | null) => boolean;
}

function useBursts(enabled: boolean, { onScan, isInFront, isHeard, staysIn }: Hearing): void {
  const burst = useRef<Burst>(noBurst);
  const touched = useRef<Touched | null>(null);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, code, timeStamp: at, target } = event;
    // AltGr types signs such as ] and reports Ctrl and Alt.
    const modified = (event.ctrlKey || event.altKey || event.metaKey) && !event.getModifierState('AltGraph');
    const next = afterKey(burst.current, { key, code, at, modified });
    burst.current = next.burst;
    if (next.burst.text.length === 1) touched.current = fieldOf(target);
    if (next.code !== undefined || isCode(next.burst)) dropHeld();
    // A field for codes goes by all that is typed into it. [UI58]
    if (!isInFront(next.code) || staysIn(target) || takesCodes(target)) return;
    if (isScanning(next.burst)) event.stopPropagation();
    if (next.code === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (touched.current) restore(touched.current);
    touched.current = null;
    if (isHeard()) onScan(next.code);
    else signal('wrong');
  });
  useEffect(() => {
    if (!enabled) return undefined;
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  }, [enabled]);
}

/** A field, or a sheet, whose cells take what is typed on them. */
const takesText = (target: EventTarget | null): boolean =>
  isTyping(target) || (target instanceof Element && target.closest('.ui-sheet') !== null);

const isNumber = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && ['decimal', 'numeric'].includes(target.inputMode);

const fieldOf = (target: EventTarget | null): Touched | null =>
  target instanceof HTMLInputElement ? { input: target, value: target.value } : null;

/** React listens to the native setter, not to the property that it overrides on the element. */
function restore({ input, value }: Touched): void {
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  setter?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
