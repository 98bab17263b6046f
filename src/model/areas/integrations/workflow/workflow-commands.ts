import { z } from 'zod';
import type { CommandSpec, DocumentType } from '#model/engine/document-type.ts';
import { takesPerson } from '#model/areas/setup/agent-rights/agent-grants.ts';

/** What is asked of a command's data, as far as a workflow can say it: plain values. */
export interface CommandField {
  readonly field: string;
  readonly type: 'text' | 'choice' | 'flag' | 'whole' | 'day' | 'reason';
  readonly values?: readonly string[];
}

export interface WorkflowCommand {
  readonly command: string;
  readonly permission: string;
  /** Null: it needs more than plain values, so it can be asked for, not given. */
  readonly fields: readonly CommandField[] | null;
}

/** Commands that begin a document, or send its whole form. */
const isOwnForm = (command: string, { savesForm }: CommandSpec): boolean =>
  command === 'create' || savesForm === true;

/** The commands of a kind that a workflow can give, or ask somebody for. [WKF3] */
export const workflowCommands = ({ commands }: Pick<DocumentType, 'commands'>): readonly WorkflowCommand[] =>
  Object.entries(commands).flatMap(([command, spec]) => {
    const { permission, schema, wantsProof = false } = spec;
    if (permission === null || !permission.includes('.') || wantsProof || isOwnForm(command, spec)) return [];
    return [{ command, permission, fields: takesPerson(permission) ? null : plainFields(schema) }];
  });

interface Property {
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly description?: string;
}

function plainFields(schema: z.ZodType): readonly CommandField[] | null {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' });
  const fields: CommandField[] = [];
  for (const [field, property] of Object.entries(properties)) {
    const found = plainField(field, property as Property);
    if (found) fields.push(found);
    else if (required.includes(field)) return null;
  }
  return fields;
}

function plainField(field: string, { type, format, enum: values }: Property): CommandField | undefined {
  if (field === 'reason') return { field, type: 'reason' };
  if (values) return { field, type: 'choice', values: values.map(String) };
  if (type === 'boolean') return { field, type: 'flag' };
  if (type === 'integer') return { field, type: 'whole' };
  if (type !== 'string' || format === 'uuid') return undefined;
  return { field, type: format === 'date' ? 'day' : 'text' };
}
