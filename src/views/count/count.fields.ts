import { msg } from '@lingui/core/macro';
import type { FieldSaid } from '../document/field-said.ts';
import { countCauseWords } from './count.messages.ts';

/** Fields whose meaning is specific to counts. */
export const countFields = {
  cause: { label: msg`Cause`, as: { words: countCauseWords } },
} satisfies Readonly<Record<string, FieldSaid>>;
