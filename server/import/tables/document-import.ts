import type { CompanyRow } from '#model/company/company.facts.ts';
import { sentenceOf } from '#server/platform/http/sentence.ts';
import { idToAsk, type Outcome, type RepeatableCommand } from '../command-sink.ts';
import { importId } from '../import-id.ts';
import { inFlight } from '../in-flight.ts';
import type { Rejection } from '../rejections.ts';
import { Cells } from './cells.ts';
import type { ReadLine } from './document-lines.ts';
import type { TableResult, TableWork } from './table-work.ts';

const IN_FLIGHT = 500;
const LOOK_AHEAD = 1000;
/** Ids are the same in every run, so they carry no date. */
const NO_DAY = '2000-01-01T00:00:00.000Z';

/** The commands of one line; the first one creates its document. */
interface Job {
  readonly line: number;
  readonly create: RepeatableCommand;
  readonly then: readonly RepeatableCommand[];
}

/** Creates a document from every line. A repeated line is imported once. [IM10] */
export async function importDocuments(
  work: TableWork,
  read: ReadLine,
  company: CompanyRow,
): Promise<TableResult> {
  const { lines, sink, progress, at } = work;
  const rejections: Rejection[] = [];
  const jobs = jobsOf(work, read, company, rejections);
  progress.begin(work.as, lines.length);
  progress.step(lines.length - jobs.length);
  const { fresh, before } = await notTaken(work, jobs);
  progress.step(before);
  let taken = 0;
  await inFlight(fresh, IN_FLIGHT, async ({ line, create, then }) => {
    const [created] = await sink.give([create, ...then], at);
    const why = whyNot(created);
    if (why) rejections.push({ line, ...why });
    else taken += 1;
    progress.step();
  });
  return { taken, before, rejections };
}

function jobsOf(
  { lines, columns, company: id }: TableWork,
  read: ReadLine,
  company: CompanyRow,
  rejections: Rejection[],
): Job[] {
  const seen = new Map<string, number>();
  return lines.flatMap((line): Job[] => {
    const cells = new Cells(line, columns);
    const { kind, form, then } = read(cells, company);
    const name = `table/${kind}/${JSON.stringify(form)}`;
    const twin = seen.get(name);
    if (twin !== undefined) cells.reject('twice', `says the same as line ${twin}`);
    if (cells.rejection) rejections.push(cells.rejection);
    if (cells.rejection) return [];
    seen.set(name, line.number);
    const document = importId(id, name, NO_DAY);
    const command = (type: string, data: unknown): RepeatableCommand => ({
      id: importId(id, `${name}/${type}`, NO_DAY),
      kind,
      document,
      type,
      data,
    });
    return [
      { line: line.number, create: command('create', form), then: then.map((type) => command(type, {})) },
    ];
  });
}

async function notTaken(
  { sink }: TableWork,
  jobs: readonly Job[],
): Promise<{ fresh: Job[]; before: number }> {
  const fresh: Job[] = [];
  for (let from = 0; from < jobs.length; from += LOOK_AHEAD) {
    const page = jobs.slice(from, from + LOOK_AHEAD);
    const known = await sink.known(page.flatMap(({ create, then }) => [create, ...then].map(({ id }) => id)));
    const asked = <C extends RepeatableCommand>(command: C): C => ({
      ...command,
      id: idToAsk(command.id, known),
    });
    for (const job of page)
      if (!known.accepted.has(job.create.id))
        fresh.push({ ...job, create: asked(job.create), then: job.then.map(asked) });
  }
  return { fresh, before: jobs.length - fresh.length };
}

/** Why a command was refused, as a short reason and a sentence; null if it was accepted. */
export function whyNot(outcome: Outcome | undefined): Omit<Rejection, 'line'> | null {
  if (!outcome) return { reason: 'noAnswer', explanation: 'was not answered' };
  if ('facts' in outcome) return null;
  const { refusal } = outcome;
  const fields = refusal.code === 'invalid' ? ` (${Object.keys(refusal.fields ?? {}).join(', ')})` : '';
  return { reason: refusal.code, explanation: `was refused: ${sentenceOf(refusal, 'en')}${fields}` };
}
