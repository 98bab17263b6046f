import type { CompanyRow } from '#model/company/company.facts.ts';
import { idToAsk, type RepeatableCommand } from '../command-sink.ts';
import { importId } from '../import-id.ts';
import { inFlight } from '../in-flight.ts';
import type { Rejection } from '../rejections.ts';
import { Cells } from './cells.ts';
import type { DescribedDocument, ReadLine } from './document-lines.ts';
import { hasPaths, partyCategories, type CategoryOf } from './party-categories.ts';
import type { TableResult, TableWork } from './table-work.ts';
import { whyNot } from './why-not.ts';

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
  const described = describedIn(work, read, company, rejections);
  const categoryOf = await partyCategories(
    work,
    described.flatMap(({ form }) => pathIn(form) ?? []),
  );
  const jobs = jobsOf(work, described, categoryOf, rejections);
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

/** A line that says something new, with the name that its ids are made of. */
interface Described extends DescribedDocument {
  readonly line: number;
  readonly name: string;
}

function describedIn(
  { lines, columns }: TableWork,
  read: ReadLine,
  company: CompanyRow,
  rejections: Rejection[],
): Described[] {
  const seen = new Map<string, number>();
  return lines.flatMap((line): Described[] => {
    const cells = new Cells(line, columns);
    const { kind, form, then } = read(cells, company);
    const name = `table/${kind}/${JSON.stringify(form)}`;
    const twin = seen.get(name);
    if (twin !== undefined) cells.reject('twice', `says the same as line ${twin}`);
    if (cells.rejection) rejections.push(cells.rejection);
    if (cells.rejection) return [];
    seen.set(name, line.number);
    return [{ kind, form, then, name, line: line.number }];
  });
}

/** The path of a party's category, where a line names one. */
function pathIn(form: unknown): string | undefined {
  const category: unknown = Object(form).category;
  return typeof category === 'string' && category !== '' ? category : undefined;
}

function jobsOf(
  { company: id, as }: TableWork,
  described: readonly Described[],
  categoryOf: CategoryOf,
  rejections: Rejection[],
): Job[] {
  return described.flatMap(({ line, kind, form: written, then, name }): Job[] => {
    const path = hasPaths(as) ? pathIn(written) : undefined;
    const category = path === undefined ? undefined : categoryOf(path);
    if (category && 'why' in category) {
      rejections.push({
        line,
        reason: 'category refused',
        explanation: `has a category that ${category.why}`,
      });
      return [];
    }
    const form = category ? { ...Object(written), category: category.id } : written;
    const document = importId(id, name, NO_DAY);
    const command = (type: string, data: unknown): RepeatableCommand => ({
      id: importId(id, `${name}/${type}`, NO_DAY),
      kind,
      document,
      type,
      data,
    });
    return [{ line, create: command('create', form), then: then.map((type) => command(type, {})) }];
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
