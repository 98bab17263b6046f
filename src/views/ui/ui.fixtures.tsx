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

/** Renders into the document, in the words of the source unless others are given; call again to update. Returns the host element. */
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

/** Takes down what was rendered. */
export function unmount(): void {
  if (mounted === undefined) return;
  const { root, host } = mounted;
  act(() => root.unmount());
  host.remove();
  mounted = undefined;
}

/** The element for a selector; throws when it is not there. */
export function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`nothing matches ${selector}`);
  return found;
}

export function click(selector: string): void {
  act(() => find(selector).click());
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
  if (!(input instanceof HTMLInputElement)) throw new Error(`${selector} is no input`);
  // React listens to the native setter, not to the property it overrides on the element.
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  act(() => {
    setter?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/** Pastes a text into the focused field that a selector finds; returns the event, once it was dealt with. */
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

/** Waits for what is still loading: it comes in its own time, outside of any act. */
export async function arrives(...selectors: readonly string[]): Promise<void> {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  for (const selector of selectors) await vi.waitFor(() => find(selector), 5000);
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
}

/** Answers what a page asks of the screen, for each test of a file: whatever it is, no, unless `matches` says otherwise. */
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

/** Lays grids out, for each test of a file: happy-dom gives nothing a height, and a grid draws what is in sight. */
export const layOutGrids = (): void => giveHeight('clientHeight', 440);

/** Shows lists as cards, for each test of a file: a narrow window, and cards as tall as a list expects them. */
export function layOutCards(): void {
  answerMedia(() => true);
  giveHeight('offsetHeight', 76);
}

/** Gives every element a height in pixels. */
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
