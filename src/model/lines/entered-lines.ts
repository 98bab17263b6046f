import type { EnteredLine } from '../engine/document-type.ts';

interface Line {
  readonly id: string;
}

/** The lines in a list of a fact, in the order of its command. [LN5] */
export const enteredIn =
  <L extends string, One extends Line = Line>(list: L, isOwn: (line: One) => boolean = () => true) =>
  (data: { readonly [K in L]?: readonly One[] | undefined }): EnteredLine[] =>
    data[list]?.flatMap((line, index) =>
      isOwn(line) ? [{ id: line.id, field: `${list}.${index}.id` }] : [],
    ) ?? [];
