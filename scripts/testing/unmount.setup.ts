import { afterEach } from 'vitest';
import { unmount } from '../../src/views/ui/ui.fixtures.tsx';

/** Unmounts what a test has rendered: files share their modules, and would find it. */
afterEach(unmount);
