import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { useWhenChanged } from './use-when-changed.ts';

type Region = RefObject<HTMLElement | null>;

/**
 * Reports whether toasts should be held: the pointer is over one, one has the focus, or another tab is in front. Called
 * only on changes.
 * @param shown number of toasts: a removed one is no longer hovered
 */
export function useAttention(region: Region, shown: number, onHold: (held: boolean) => void): void {
  const pointed = useRef<EventTarget | null>(null);
  const told = useRef(false);
  const look = (focused: EventTarget | null): void => {
    const held = document.hidden || isWithin(region, pointed.current) || isWithin(region, focused);
    if (held === told.current) return;
    told.current = held;
    onHold(held);
  };
  const onLook = useEffectEvent(look);
  useEffect(() => {
    const again = (): void => onLook(document.activeElement);
    const point = (at: EventTarget | null): void => {
      pointed.current = at;
      again();
    };
    const leaving = new AbortController();
    const { signal } = leaving;
    document.addEventListener('pointerover', ({ target }) => point(target), { signal });
    document.addEventListener('pointerout', ({ relatedTarget }) => point(relatedTarget), { signal });
    document.addEventListener('focusin', ({ target }) => onLook(target), { signal });
    document.addEventListener('focusout', ({ relatedTarget }) => onLook(relatedTarget), { signal });
    document.addEventListener('visibilitychange', again, { signal });
    return () => leaving.abort();
  }, []);
  useWhenChanged(shown, () => look(document.activeElement));
}

const isWithin = (region: Region, target: EventTarget | null): boolean =>
  target instanceof Element && target.isConnected && region.current?.contains(target) === true;

/**
 * Keyboard access to the toasts: F8 goes to the newest; closing one by keyboard moves the focus to the next, closing
 * the last one back to where it was. Call the returned function when a toast is closed by keyboard.
 */
export function useToastFocus(region: Region, shown: number): () => void {
  const before = useRef<HTMLElement | null>(null);
  const closing = useRef(false);
  const newest = (): HTMLElement | null =>
    region.current?.querySelector<HTMLElement>('[data-index="0"] button') ?? null;
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const target = event.key === 'F8' && !event.defaultPrevented ? newest() : null;
    if (!target) return;
    event.preventDefault();
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && !isWithin(region, activeElement))
      before.current = activeElement;
    target.focus();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  useWhenChanged(shown, () => {
    if (!closing.current) return;
    closing.current = false;
    const next = newest() ?? before.current;
    if (next?.isConnected) next.focus();
  });
  return () => {
    closing.current = true;
  };
}
