import { Ivya } from 'ivya';

/** The element at a selector, as far as a walk waits for it. */
export interface Observation {
  readonly count: number;
  readonly isVisible: boolean;
}

const ivya = Ivya.create({ browser: 'webkit', testIdAttribute: 'data-testid' });

/** Generated text with another one to be spoken, as at a required field: `"*" / ""`. */
const SPOKEN = /^"[^"]*" \/ ("[^"]*")$/;

/** While it looks, Ivya is shown generated text as it is spoken: it would take the slash for a part of the name. */
function allAt(selector: string): Element[] {
  const own = globalThis.getComputedStyle;
  globalThis.getComputedStyle = (element, pseudo) => {
    const style = own.call(globalThis, element, pseudo);
    const content = pseudo ? SPOKEN.exec(style.content)?.[1] : undefined;
    return content === undefined
      ? style
      : Object.assign(Object.create(null), { content, display: style.display });
  };
  try {
    return ivya.queryLocatorSelectorAll(selector, document);
  } finally {
    globalThis.getComputedStyle = own;
  }
}

/** The only match; several are a mistake of the caller. */
function oneAt(selector: string): Element | undefined {
  const [only, ...others] = allAt(selector);
  if (others.length > 0) throw new Error(`${others.length + 1} elements are ${selector}`);
  return only;
}

function isVisible(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
}

const isOff = (element: Element): boolean =>
  element.matches(':disabled') || element.closest('[aria-disabled=true]') !== null;

/** Called from outside, each by name. */
export const walk = {
  count: (selector: string): number => allAt(selector).length,

  look: (selector: string): Observation => {
    const element = oneAt(selector);
    return { count: element ? 1 : 0, isVisible: element !== undefined && isVisible(element) };
  },

  /** Where to press in the window, or why it cannot be pressed yet. */
  aim: async (selector: string): Promise<{ x: number; y: number } | string> => {
    const element = oneAt(selector);
    if (!element) return 'not there';
    if (!isVisible(element)) return 'not to be seen';
    if (isOff(element)) return 'off';
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const before = element.getBoundingClientRect();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const { left, top, width, height } = element.getBoundingClientRect();
    if (before.left !== left || before.top !== top) return 'moving';
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
    const hit = document.elementFromPoint(x, y);
    if (hit && (element.contains(hit) || labelOf(hit) === element)) return { x, y };
    return `covered by ${hit?.tagName.toLowerCase()}.${hit?.className}`;
  },

  /** False if it cannot have the focus yet. */
  focus: (selector: string, shouldSelect: boolean): boolean => {
    const element = oneAt(selector);
    if (!(element instanceof HTMLElement) || !isVisible(element) || isOff(element)) return false;
    element.focus();
    if (shouldSelect && (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement))
      element.select();
    return document.activeElement === element;
  },

  attribute: (selector: string, name: string): { value: string | null } | null => {
    const element = oneAt(selector);
    return element ? { value: element.getAttribute(name) } : null;
  },

  value: (selector: string): { value: string | null } | null => {
    const element = oneAt(selector);
    return element ? { value: 'value' in element ? String(element.value) : null } : null;
  },
};

const labelOf = (element: Element): Element | null => element.closest('label')?.control ?? null;

export type Walk = typeof walk;

Object.assign(globalThis, { lagraWalk: walk });
