import { afterEach, beforeAll, vi } from 'vitest';
import { unmount } from '../../src/views/ui/ui.fixtures.tsx';

/** Begins with the real clock, whatever a file before it left: what waits for a moment would wait forever. */
beforeAll(() => void vi.useRealTimers());

/** Unmounts what a test has rendered: files share their modules, and would find it. */
afterEach(unmount);
