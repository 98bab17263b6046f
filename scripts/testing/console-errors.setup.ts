import { afterEach, beforeEach, expect, vi } from 'vitest';

/** A console error fails the test it happened in: React's and the router's warnings arrive this way. */
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  const calls = vi.mocked(console.error).mock.calls;
  vi.mocked(console.error).mockRestore();
  expect(calls, 'console.error was called').toEqual([]);
});
