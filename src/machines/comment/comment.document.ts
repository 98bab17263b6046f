import type { z } from 'zod';
import { EVERY_MEMBER, type CommandSpec, type DocumentType } from '#model/engine/document-type.ts';
import { commentFacts, editedComment, namedComment, newComment } from '#model/comment/comment.events.ts';
import { commentFolds } from '#model/comment/comment.folds.ts';
import { commentTable } from '#model/comment/comment.table.ts';
import { commentMachine } from './comment.machine.ts';

/** Who may comment depends on the document: a rule of the chart says so. */
const open = (schema: z.ZodType): CommandSpec => ({ schema, mode: 'predict', permission: EVERY_MEMBER });

export const commentDocument: DocumentType = {
  kind: 'comment',
  table: commentTable,
  chart: commentMachine,
  commands: { write: open(newComment), edit: open(editedComment), remove: open(namedComment) },
  facts: commentFacts,
  folds: commentFolds,
};
