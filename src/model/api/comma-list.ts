import { z } from 'zod';

/** Characters of the longest element, with its comma. */
const LONGEST = 65;

/** A query parameter that is several, with commas between them; none of them is an empty one. */
export const commaList = <T extends z.ZodType<unknown, string>>(one: T, most: number) =>
  z
    .string()
    .max(LONGEST * most)
    .transform((text) => text.split(','))
    .pipe(z.array(one).max(most));
