import { lineDecider } from '#model/areas/integrations/data-import/decide-line.ts';
import type { LineNote, LineRefusal } from '#model/areas/integrations/data-import/import-line.ts';
import { areWoven, inLevels, lateForm, worldOfComing } from '#model/areas/integrations/data-import/coming.ts';
import type { FormDraft, LineCommand } from '#model/areas/integrations/data-import/import-target.ts';
import { codeKey } from '#model/values/code-key.ts';
import { isDispensable, type LineReading } from '#model/areas/integrations/data-import/read-line.ts';
import { lineRefusalOf, saidFor } from '../screen/line-commands.ts';
import { idToAsk, type RepeatableCommand } from '../command-sink.ts';
import { importId } from '../import-id.ts';
import { inFlight } from '../in-flight.ts';
import type { Line } from '../delimited.ts';
import type { Rejection } from '../rejections.ts';
import { isRejection, rejectionOf, tableReader, type TableResult, type TableWork } from './table-work.ts';
import { whyNot } from './why-not.ts';

const IN_FLIGHT = 500;
const LOOK_AHEAD = 1000;
/** Ids are the same in every run, so they carry no date. */
const NO_DAY = '2000-01-01T00:00:00.000Z';

/** The commands of one line, after those of what it names and is not there yet. */
interface Job {
  readonly line: number;
  readonly notes: readonly LineNote[];
  /** The same line without a field that it was refused for; null where it cannot do without. [DI47] */
  readonly without: (why: LineRefusal) => Job | null;
  readonly before: readonly RepeatableCommand[];
  readonly create: RepeatableCommand;
  readonly then: readonly RepeatableCommand[];
  /** What it names of other lines, said once these were taken. */
  readonly after: RepeatableCommand | null;
  readonly document: string;
  /** What has to be there first. */
  readonly needs: readonly string[];
}

/** Creates a document from every line. A repeated line is imported once. [IM10] */
export async function importDocuments(given: TableWork): Promise<TableResult> {
  const work = areWoven(given.target, given.mapping) ? withComing(given) : given;
  const { lines, progress } = work;
  const rejections: Rejection[] = [];
  const jobs = jobsOf(work, lines, rejections);
  progress.begin(work.as, lines.length);
  progress.step(lines.length - jobs.length);
  const tally: Tally = { rejections, notes: [], done: [], taken: 0, before: 0 };
  for (const level of work === given ? [jobs] : inLevels(jobs)) {
    const { fresh, before } = await notTaken(work, level);
    progress.step(before.length);
    tally.before += before.length;
    tally.done.push(...before);
    await inFlight(fresh, IN_FLIGHT, async (job) => {
      await give(work, job, tally);
      progress.step();
    });
  }
  const { taken, before, notes, done } = tally;
  return { taken, before, rejections, notes: [...notes, ...(await sayLate(work, done))] };
}

/** What came of the lines so far. */
interface Tally {
  readonly rejections: Rejection[];
  readonly notes: LineNote[];
  /** Taken now or by an earlier run. */
  readonly done: Job[];
  taken: number;
  before: number;
}

/** Gives a line; one that is refused for a field that it can do without is given again without it. */
async function give(work: TableWork, job: Job, tally: Tally): Promise<void> {
  const { line, before: first, create, then } = job;
  const outcomes = await work.sink.give([...first, create, ...then], work.at);
  const outcome = outcomes[first.length];
  const why = whyNot(outcome);
  const refusal = outcome && 'refusal' in outcome ? lineRefusalOf(work, outcome.refusal) : null;
  const next = refusal && job.without(refusal);
  if (next) {
    const { fresh, before } = await notTaken(work, [next]);
    for (const asked of fresh) await give(work, asked, tally);
    tally.before += before.length;
    tally.done.push(...before);
  } else if (why) tally.rejections.push({ line, ...why });
  else {
    tally.taken += 1;
    tally.notes.push(...job.notes);
    tally.done.push(job);
  }
}

/** With what the lines create, so that they can name it: each under an id that follows from its SKU. [DI58] */
function withComing(work: TableWork): TableWork {
  const { company, target, mapping, world } = work;
  const idOf = (sku: string): string => idOfSku(company, sku);
  const lines = work.lines.map(({ number, cells }) => ({ number, cells, idOf }));
  return { ...work, world: worldOfComing(world, target, mapping, lines) };
}

const idOfSku = (company: number, sku: string): string =>
  importId(company, `table/product/sku/${codeKey(sku)}`, NO_DAY);

/** Says what documents name of later lines, once these were taken; what came to nothing is told. [DI58] */
async function sayLate(work: TableWork, done: readonly Job[]): Promise<LineNote[]> {
  const { sink, at, target, world } = work;
  const there = new Set(done.map(({ document }) => document));
  const late = done.flatMap(({ after }) => after ?? []);
  const known = await sink.known(late.map(({ id }) => id));
  const notes: LineNote[] = [];
  const tell = (code: string, cell: string): void =>
    void notes.push({ code, params: { cell }, field: 'substitutes', column: null, how: 'leftOut' });
  for (const command of late.filter(({ id }) => !known.accepted.has(id))) {
    const form = command.data as FormDraft; // what `jobsOf` gives afterwards
    const { form: data, missing } = lateForm(target, form, world.coming, there);
    for (const sku of missing) tell('cellUnknownRecord', sku);
    const [outcome] = await sink.give([{ ...command, id: idToAsk(command.id, known), data }], at);
    if (outcome && 'refusal' in outcome) tell(outcome.refusal.code, String(form['sku']));
  }
  return notes;
}

/** A line without the field that it was refused for; null where it does not say it. */
function withoutField(reading: LineReading, { field: refused, ...why }: LineRefusal): LineReading | null {
  const field = saidFor(refused, reading.said);
  if (field === null || !reading.said.has(field)) return null;
  const said = new Map(reading.said);
  said.delete(field);
  return { ...reading, said, notes: [...reading.notes, { ...why, field, how: 'leftOut' }] };
}

function jobsOf(work: TableWork, lines: readonly Line[], rejections: Rejection[]): Job[] {
  const { target, mapping, world } = work;
  const read = tableReader(work);
  const decide = lineDecider(target, mapping.key, 'blind', world);
  const isOptional = new Set(
    target.fields.filter((field) => isDispensable(target, field, mapping.key)).map(({ name }) => name),
  );
  const jobOf = (reading: LineReading): Job | null => {
    const decision = decide(reading);
    if (decision.takes === 'rejected') rejections.push(rejectionOf(reading.line, decision.refusal));
    if (decision.takes !== 'create') return null;
    const without = (why: LineRefusal): Job | null => {
      const less = isOptional.has(why.field ?? '') ? withoutField(reading, why) : null;
      return less && jobOf(less);
    };
    const { form, before, notes } = decision;
    return { line: reading.line, notes, without, ...commandsOf(work, form, before) };
  };
  return lines.flatMap((line): Job[] => {
    const reading = read(line);
    const job = isRejection(reading) ? null : jobOf(reading);
    if (isRejection(reading)) rejections.push(reading);
    return job ? [job] : [];
  });
}

/** The commands of a form, under ids that are the same in every run. */
function commandsOf(
  { company, target, world: { coming } }: TableWork,
  form: FormDraft,
  made: readonly LineCommand[],
): Omit<Job, 'line' | 'notes' | 'without'> {
  const { kind } = target;
  const name = `table/${kind}/${JSON.stringify(form)}`;
  const document = coming ? idOfSku(company, String(form['sku'])) : importId(company, name, NO_DAY);
  const first = coming && target.withoutLate?.(form, (id) => coming.skuOf(id) === undefined);
  const command = (type: string, data: unknown, step = type): RepeatableCommand => ({
    id: importId(company, `${name}/${step}`, NO_DAY),
    kind,
    document,
    type,
    data,
  });
  return {
    document,
    before: made.map((one) => ({ ...one, id: importId(company, `made/${one.document}`, NO_DAY) })),
    create: command('create', first ?? form),
    then: target.then.map((type) => command(type, {})),
    after: first ? command('update', form, 'after') : null,
    needs: target.needs?.(form) ?? [],
  };
}

async function notTaken(
  { sink, world }: TableWork,
  jobs: readonly Job[],
): Promise<{ fresh: Job[]; before: Job[] }> {
  const fresh: Job[] = [];
  const before: Job[] = [];
  const there = world.once('there', () => new Set(world.rows('product').map(({ id }) => id)));
  for (let from = 0; from < jobs.length; from += LOOK_AHEAD) {
    const page = jobs.slice(from, from + LOOK_AHEAD);
    const known = await sink.known(page.flatMap(({ create, then }) => [create, ...then].map(({ id }) => id)));
    const asked = <C extends RepeatableCommand>(command: C): C => ({
      ...command,
      id: idToAsk(command.id, known),
    });
    for (const job of page)
      if (known.accepted.has(job.create.id) || (known.refused.has(job.create.id) && there.has(job.document)))
        before.push(job);
      else fresh.push({ ...job, create: asked(job.create), then: job.then.map(asked) });
  }
  return { fresh, before };
}
