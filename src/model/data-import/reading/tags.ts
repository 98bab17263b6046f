import { isArchived } from '../../engine/archived.ts';
import type { TagRow } from '../../tag/tag.facts.ts';

/** Whether products may be given a tag. [TG3] */
export const mayBeGiven = (tag: TagRow): boolean => !isArchived(tag) && tag.kinds.includes('product');
