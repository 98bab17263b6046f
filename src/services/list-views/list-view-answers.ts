import { z } from 'zod';
import { listSetting, listView } from '#model/list-view/list-view.ts';

export const listViewAnswer = z.object({
  views: z.array(listView.extend({ isOwn: z.boolean() })),
  settings: z.array(listSetting),
});

export const done = z.object({ id: z.string() });
export const kept = z.object({ list: z.string() });
