import { afterEach, expect, it, vi, type MockInstance } from 'vitest';
import { Tabs } from './tabs.tsx';
import { find, render, unmount } from './ui.fixtures.tsx';

let rects: MockInstance;
afterEach(() => {
  rects.mockRestore();
  unmount();
});

const WIDTH = 100;
const tabs = ['lines', 'stock', 'history'].map((id) => ({ id, label: id }));

/** Tabs half as wide as their list, positioned by its scroll offset. */
function layOut(): void {
  rects = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect');
  rects.mockImplementation(function (this: HTMLElement) {
    const list = this.closest('[role=tablist]');
    const at = tabs.findIndex(({ id }) => id === this.dataset['tab']);
    return at < 0 ? new DOMRect(0, 0, WIDTH) : new DOMRect((at * WIDTH) / 2 - (list?.scrollLeft ?? 0), 0, 50);
  });
}

it('[UI3] the chosen tab is scrolled to, with a piece of the next one', () => {
  layOut();
  const show = (active: string): number => {
    render(<Tabs tabs={tabs} active={active} onChange={() => {}} label="Parts" />);
    return find('[role=tablist]').scrollLeft;
  };
  expect(show('history')).toBe(74);
  expect(show('stock')).toBe(26);
});
