import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { useWhenChanged } from './use-when-changed.ts';

type Region = RefObject<HTMLElement | null>;

/**
 * Tells whether somebody is looking at the toasts, or cannot look at them: the pointer is over one, the focus in one,
 * or another tab is in front. Told only when it changes.
 * @param shown how many there are: one that is gone is pointed at no more
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
 * The way to the toasts and back by keyboard: F8 goes to the newest; one that was closed with the keys leaves the focus
 * to the next, the last one to where it was before. Call what it returns when a toast is closed with the keys.
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
