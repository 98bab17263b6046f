import { afterEach, beforeEach, vi, type MockInstance } from 'vitest';
import { i18n, type Messages } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';

let mounted: { root: Root; host: HTMLElement } | undefined;

interface Words {
  readonly locale: string;
  readonly messages: Messages;
}

/** Renders into the document, by default with the source texts; call again to update. Returns the host element. */
export function render(content: ReactNode, words: Words = { locale: 'en', messages: {} }): HTMLElement {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  if (mounted === undefined) {
    i18n.loadAndActivate(words);
    const host = document.body.appendChild(document.createElement('div'));
    mounted = { host, root: createRoot(host) };
  }
  const { root, host } = mounted;
  act(() => root.render(<I18nProvider i18n={i18n}>{content}</I18nProvider>));
  return host;
}

/** Unmounts what was rendered. */
export function unmount(): void {
  if (mounted === undefined) return;
  const { root, host } = mounted;
  act(() => root.unmount());
  host.remove();
  mounted = undefined;
}

/** The element for a selector; throws if there is none. */
export function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`nothing matches ${selector}`);
  return found;
}

export function click(selector: string): void {
  act(() => find(selector).click());
}

/** How often Tab is pressed from the field of a form that leads to its lines to the first cell of these. */
export function tabsToLine(): number {
  const stops = [
    ...document.querySelectorAll<HTMLElement>('input, textarea, select, button, a[href], [tabindex]'),
  ].filter((one) => one.tabIndex >= 0 && !one.matches(':disabled, [type=hidden]'));
  const from = stops.findIndex((one) => one.matches('[data-leads-to-lines] input'));
  const to = stops.findIndex((one) => one.closest('tr[data-row]') !== null);
  if (from < 0 || to < 0) throw new Error('there is no such form');
  return to - from;
}

/** Presses a key on the focused element. */
export function press(key: string, init: KeyboardEventInit = {}): void {
  const target = document.activeElement ?? document.body;
  act(
    () =>
      void target.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }),
      ),
  );
}

/** Types a whole text into an input, as one change. */
export function type(selector: string, text: string): void {
  const input = find(selector);
  if (!(input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement))
    throw new Error(`${selector} is no input`);
  // React listens to the native setter, not to the property it overrides on the element.
  const { prototype } = input instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  const setter = Object.getOwnPropertyDescriptor(prototype, 'value')?.set;
  act(() => {
    setter?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/** Pastes a text into the focused field for a selector; returns the event after dispatch. */
export function paste(selector: string, text: string): ClipboardEvent {
  const data = new DataTransfer();
  data.setData('text/plain', text);
  const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
  act(() => {
    find(selector).focus();
    find(selector).dispatchEvent(event);
  });
  return event;
}

/** Waits for elements that are still loading, outside of act. */
export async function arrives(...selectors: readonly string[]): Promise<void> {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  for (const selector of selectors) await vi.waitFor(() => find(selector), 5000);
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
}

/** Stubs `matchMedia` for each test of a file: every query is false, unless `matches` says otherwise. */
export function answerMedia(matches: () => boolean = () => false): void {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => ({
      get matches() {
        return matches();
      },
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
  });
  afterEach(() => {
    unmount();
    vi.unstubAllGlobals();
  });
}

/** Gives grids a height for each test of a file: happy-dom has no layout, and a grid renders only visible rows. */
export const layOutGrids = (): void => giveHeight('clientHeight', 440);

/** Shows lists as cards for each test of a file: a narrow window, and cards of the height that a list expects. */
export function layOutCards(): void {
  answerMedia(() => true);
  giveHeight('offsetHeight', 76);
}

function giveHeight(property: 'clientHeight' | 'offsetHeight', pixels: number): void {
  let height: MockInstance<() => number>;
  beforeEach(() => {
    height = vi.spyOn(HTMLElement.prototype, property, 'get').mockReturnValue(pixels);
  });
  afterEach(() => {
    unmount();
    height.mockRestore();
  });
}
