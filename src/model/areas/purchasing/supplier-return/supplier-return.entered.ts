import { enteredIn } from '#model/lines/entered-lines.ts';
import type { SendBackLine } from './supplier-return.facts.ts';
import { isNamedBySource } from './supplier-return.source.ts';

/** What names the line that its goods came in on is no line of its own: other returns may send back more of it. */
const own = enteredIn('lines', (line: SendBackLine) => !isNamedBySource(line));

/** The lines that facts bring into a return. [LN5] */
export const sendBackLines = { created: own, updated: own };
