import { afterEach } from 'vitest';
import { unmount } from '../../src/views/ui/ui.fixtures.tsx';

/** What a test has rendered is taken down after it: files share their modules, and would find it. */
afterEach(unmount);
