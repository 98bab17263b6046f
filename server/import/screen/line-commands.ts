import { isArchived } from '#model/engine/archived.ts';
import { lineDecider, type LineDecision } from '#model/data-import/decide-line.ts';
import type { LineRefusal, LineVerdict } from '#model/data-import/import-line.ts';
import { lineReader } from '#model/data-import/read-line.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { importId } from '../import-id.ts';
import { cellsOf, NO_DAY, type ImportContext } from './import-context.ts';
import type { LineWork, StoredLine, WorkCommand } from './import-store.ts';

/** What a line would do, with its commands. */
export interface Planned {
  readonly line: number;
  readonly verdict: LineVerdict;
  /** None where it is rejected or the same. */
  readonly work: LineWork | null;
}

/** Makes a planner of an import's lines: they are to come in order, since it tells which say the same twice. [DI6] */
export function linePlanner(context: ImportContext): (line: StoredLine) => Planned {
  const { target, row, world } = context;
  const { mapping } = row;
  const read = lineReader(target, mapping, world);
  const decide = lineDecider(target, mapping.key, mapping.mode, world);
  return (stored) => {
    const reading = read(stored.line, cellsOf(stored));
    const decision = decide(reading);
    return {
      line: stored.line,
      verdict: verdictOf(decision, reading.about),
      work: workOf(context, stored, decision),
    };
  };
}

function verdictOf(decision: LineDecision, about: string): LineVerdict {
  const { takes } = decision;
  return {
    takes,
    about,
    refusal: takes === 'rejected' ? decision.refusal : null,
    changes: takes === 'create' || takes === 'update' ? [...decision.changes] : [],
    document: takes === 'same' || takes === 'update' ? decision.row.id : null,
  };
}

/** [DI19] Ids follow from the import, the line and what it says, so that nothing is done twice. */
function workOf(
  { company, row, target }: ImportContext,
  stored: StoredLine,
  decision: LineDecision,
): LineWork | null {
  if (decision.takes !== 'create' && decision.takes !== 'update') return null;
  const said = JSON.stringify(cellsOf(stored));
  const name = `${row.id}/${stored.line}/${said}`;
  const idOf = (step: string): string => importId(company, `${name}/${step}`, NO_DAY);
  const { kind } = target;
  const document = decision.takes === 'create' ? idOf('document') : decision.row.id;
  const before = decision.before.map((command): WorkCommand => ({
    ...command,
    id: importId(company, `${row.id}/${command.document}`, NO_DAY),
  }));
  const made = decision.before.map(({ kind: of, document: which }) => ({ kind: of, document: which }));
  const give = (type: string, data: unknown, version?: number): WorkCommand => ({
    id: idOf(type),
    kind,
    document,
    type,
    data,
    ...(version !== undefined && { version }),
  });
  if (decision.takes === 'create') {
    const commands = [...before, give('create', decision.form), ...target.then.map((type) => give(type, {}))];
    return { kind, document, takes: 'create', before: null, made, commands };
  }
  const restores = isArchived(decision.row);
  const { version } = decision.row;
  return {
    kind,
    document,
    takes: 'update',
    before: target.formOf(decision.row),
    made,
    commands: [
      ...before,
      ...(restores ? [give('restore', {}, version)] : []),
      give('update', decision.form, restores ? version + 1 : version),
    ],
    ...(restores && { restored: true }),
  };
}

/** A refusal of the company's rules as one of the line: at the field that it names. */
export function lineRefusalOf({ target, row }: ImportContext, refusal: Refusal): LineRefusal {
  const [[path, code] = [null, refusal.code]] = Object.entries(refusal.fields ?? {});
  const field = path === null ? undefined : fieldAt(target.fields, path);
  const column = row.mapping.columns.find((one) => one.field === field)?.column ?? null;
  const [own, example] = code.split(':');
  const params = {
    ...refusal.params,
    ...(refusal.code === 'invalid' && path !== null && { field: path, fault: own ?? '' }),
    ...(example !== undefined && { example }),
  };
  return {
    code: refusal.code === 'invalid' ? 'importInvalid' : refusal.code,
    ...(Object.keys(params).length > 0 && { params }),
    field: field ?? null,
    column,
  };
}

function fieldAt(fields: ImportContext['target']['fields'], path: string): string | undefined {
  const places = fields.map(({ name, path: place }) => [name, place.join('.')] as const);
  return (
    places.find(([, place]) => place === path) ??
    places.find(([, place]) => path.startsWith(`${place}.`)) ??
    places.find(([, place]) => place.startsWith(`${path}.`))
  )?.[0];
}
