import { describe, expect, it } from 'vitest';
import { matchesHotkey } from './hotkey.ts';

const press = (key: string, modifiers: Partial<KeyboardEvent> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...modifiers,
});

describe('hotkeys', () => {
  it.each([
    ['k', press('k'), true],
    ['k', press('k', { ctrlKey: true }), false],
    ['mod+k', press('k', { ctrlKey: true }), true],
    ['mod+k', press('K', { metaKey: true }), true],
    ['mod+k', press('k', { ctrlKey: true, shiftKey: true }), false],
    ['mod+shift+k', press('K', { ctrlKey: true, shiftKey: true }), true],
    ['?', press('?', { shiftKey: true }), true],
    ['/', press('/'), true],
    ['Escape', press('Escape'), true],
    ['Enter', press('Enter', { shiftKey: true }), false],
    ['alt+n', press('n'), false],
  ])('[UI8] %s against a press', (combination, event, matches) => {
    expect(matchesHotkey(event, combination)).toBe(matches);
  });
});
