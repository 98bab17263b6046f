import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { SpotlightKey } from './spotlight-key.ts';
import { Spotlight } from './spotlight.tsx';
import { find, press, render, unmount } from './ui.fixtures.tsx';

const rect = { x: 100, y: 80, left: 100, top: 80, width: 200, height: 40, right: 300, bottom: 120 };

let pressed: SpotlightKey[] = [];
const page = document.createElement('div');

beforeEach(() => {
  pressed = [];
  page.innerHTML = `<main tabindex="-1"><input><button>Before</button><section id="shown"></section></main>
    <div role="dialog"><button id="other">Elsewhere</button></div>`;
  document.body.append(page);
  find('#shown').getBoundingClientRect = () => ({ ...rect, toJSON: () => rect });
  page.querySelector('main button')?.addEventListener('click', () => {});
});
afterEach(() => {
  unmount();
  page.remove();
  document.documentElement.removeAttribute('dir');
});

/** Lets the card be positioned. */
const placed = () => act(() => new Promise((done) => setTimeout(done, 0)));

async function show(target: HTMLElement | null): Promise<void> {
  render(
    <Spotlight
      target={target}
      labelledBy="title"
      describedBy="text"
      onLost={() => pressed.push('exit')}
      onKey={(key) => pressed.push(key)}
    >
      <h2 id="title">A step</h2>
      <p id="text">What it is for</p>
      <button type="button">Back</button>
      <button type="button">Next</button>
    </Spotlight>,
  );
  await placed();
}

const card = () => find('.ui-spotlight-card');

describe('a spotlight', () => {
  test('[TOUR15] is a dialog with a name and a text that gets the focus', async () => {
    await show(find('#shown'));
    expect(card().getAttribute('role')).toBe('dialog');
    expect(card().getAttribute('aria-labelledby')).toBe('title');
    expect(card().getAttribute('aria-describedby')).toBe('text');
    expect(document.activeElement).toBe(card());
  });

  test('[TOUR15] keeps the focus from the page, leaves it to another dialog, and gives it back', async () => {
    find('main button').focus();
    await show(find('#shown'));
    act(() => find('main button').focus());
    expect(document.activeElement).toBe(card());
    act(() => find('#other').focus());
    expect(document.activeElement).toBe(find('#other'));
    act(() => card().focus());
    unmount();
    expect(document.activeElement).toBe(find('main button'));
  });

  test('[TOUR15] leaves the focus to the page where what had it has gone', async () => {
    find('main button').focus();
    await show(find('#shown'));
    find('main button').remove();
    unmount();
    expect(document.activeElement).toBe(find('main'));
  });

  test('[TOUR15] lights its element while it has one', async () => {
    await show(find('#shown'));
    const { width, height, transform } = find('.ui-spotlight-hole').style;
    expect({ width, height, transform }).toEqual({
      width: '200px',
      height: '40px',
      transform: 'translate(100px, 80px)',
    });
    await show(null);
    expect(document.querySelector('.ui-spotlight-hole')).toBeNull();
    expect(find('.ui-spotlight-scrim').dataset['plain']).toBe('true');
  });

  test('[TOUR15] is there before its first element is, in the middle and with the focus, and goes to it', async () => {
    await show(null);
    expect([card().dataset['placed'], card().style.transform]).toEqual(['false', '']);
    find('button:last-of-type').focus();
    const held = document.activeElement;
    expect(card().contains(held)).toBe(true);
    await show(find('#shown'));
    expect(card().dataset['placed']).toBe('true');
    expect(card().style.transform).not.toBe('');
    expect(document.activeElement).toBe(held);
  });
});

describe('its keys', () => {
  test('[TOUR14] leave, go on and go back', async () => {
    await show(find('#shown'));
    for (const key of ['ArrowRight', 'ArrowLeft', 'Escape', 'Enter']) press(key);
    expect(pressed).toEqual(['next', 'back', 'exit']);
  });

  test('[TOUR14] are mirrored from right to left', async () => {
    document.documentElement.dir = 'rtl';
    await show(find('#shown'));
    for (const key of ['ArrowRight', 'ArrowLeft']) press(key);
    expect(pressed).toEqual(['back', 'next']);
  });

  test('[TOUR14] are none with another key held', async () => {
    await show(find('#shown'));
    for (const held of ['ctrlKey', 'altKey', 'metaKey', 'shiftKey']) press('ArrowRight', { [held]: true });
    expect(pressed).toEqual([]);
  });

  test('[TOUR14] are none in a field or in another dialog', async () => {
    await show(find('#shown'));
    const keydown = () =>
      new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true });
    for (const selector of ['main input', '#other']) act(() => void find(selector).dispatchEvent(keydown()));
    expect(pressed).toEqual([]);
  });
});
