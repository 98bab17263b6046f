import { z } from 'zod';

/** What a fact keeps of who answers for it besides its author. [AG3] */
export const answered = z.object({
  /** The owner of the agent that did it, at that moment; absent: a person did. */
  onBehalfOf: z.string().optional(),
});
/** The same on the row, of the fact that others have to answer for. */
export type Answered = z.infer<typeof answered>;
