import { z } from 'zod';

/** Done, and nothing to say: status 204. */
export const nothing = z.null();
/** A value a line, read as it comes. */
export const lines = z.any().describe('application/x-ndjson');
/** A file. */
export const bytes = z.string().meta({ format: 'binary' });

/** A schema of what the engine makes itself: its frame is checked, and the rest is taken to be of that type. */
export const trusted = <T>(frame: z.ZodType): z.ZodType<T, T> => frame as z.ZodType<T, T>; // that is what it says
