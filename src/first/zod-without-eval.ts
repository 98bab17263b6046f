import { config } from 'zod';

// Schemas would try whether they may compile themselves; the content security policy refuses it, and Firefox logs that.
config({ jitless: true });
