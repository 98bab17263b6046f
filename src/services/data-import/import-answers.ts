import { z } from 'zod';
import { importCounts } from '#model/areas/integrations/data-import/data-import.facts.ts';
import { columnNote, importLine, importProgress } from '#model/areas/integrations/data-import/import-line.ts';

export const begun = z.object({ id: z.uuid() });
export const standing = z.object({ progress: importProgress.nullable() });
export const found = z.object({ lines: z.array(importLine), total: z.int().min(0) });
export const corrected = z.object({ lines: z.array(importLine), counts: importCounts });
export const columnNotes = z.object({ told: z.array(columnNote) });
export const correctedAlike = z.object({ changed: z.int().min(0) });
export const done = z.unknown();
