import { z } from 'zod';
import { inboxPage } from '#model/inbox/inbox.entry.ts';

export const page = inboxPage;
export const unread = z.object({ unread: z.int() });
