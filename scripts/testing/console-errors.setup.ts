import { afterEach, beforeEach, vi } from 'vitest';

/** A console error fails the test it happened in: React's and the router's warnings are reported this way. */
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  const calls = vi.mocked(console.error).mock.calls;
  vi.mocked(console.error).mockRestore();
  if (calls.length > 0) throw new Error(`console.error was called: ${calls.map(String).join('\n')}`);
});
