import { createReadStream } from 'node:fs';
import { lstat, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import {
  proofLineOf,
  proofReport,
  wholeRun,
  type ChartReport,
  type ProofChart,
  type ProofOfChart,
  type ProofReport,
  type ProofSummary,
  type WholeRun,
} from '#model/flows/proof-report.ts';

/** The path tests' report, prepared for viewing. */
export interface Proof {
  /** Changes with every report. */
  readonly mark: string;
  readonly summary: ProofSummary;
  readonly charts: ReadonlyMap<string, ProofOfChart>;
  /** Names of the pictures it refers to. */
  readonly pictures: ReadonlySet<string>;
}

export interface Picture {
  readonly mark: string;
  readonly size: number;
  open(): NodeJS.ReadableStream;
}

export interface ProofStore {
  /** The last report; an empty one if none can be read. */
  last(): Promise<Proof>;
  /** A picture the report refers to; null for anything else. */
  picture(file: string): Promise<Picture | null>;
}

/** The reports in the path tests' folder; read again when one has been rewritten. */
export function createProofStore(folder: string): ProofStore {
  const [report, whole] = [join(folder, 'report.json'), join(folder, 'whole-run.json')];
  let read: { readonly mark: string; readonly proof: Promise<Proof> } | null = null;
  const last = async (): Promise<Proof> => {
    const marks = [markOf(await found(report)), markOf(await found(whole))];
    const mark = marks.map((one) => one ?? 'none').join('-');
    if (read?.mark !== mark) read = { mark, proof: readProof(report, whole, mark) };
    return read.proof;
  };
  return {
    last,
    picture: async (name) => {
      // Only files the report names are served, so that no name leads out of the folder.
      if (!(await last()).pictures.has(name)) return null;
      const path = join(folder, 'journey', name);
      const stats = await found(path);
      const mark = markOf(stats);
      return stats && mark !== null ? { mark, size: stats.size, open: () => createReadStream(path) } : null;
    },
  };
}

/** A symbolic link may point anywhere, so it is not followed. */
const found = async (path: string) => {
  const stats = await lstat(path).catch(() => null);
  return stats?.isFile() ? stats : null;
};

const markOf = (stats: { readonly size: number; readonly mtimeMs: number } | null): string | null =>
  stats === null ? null : `${stats.mtimeMs.toString(36)}-${stats.size.toString(36)}`;

async function readProof(report: string, whole: string, mark: string): Promise<Proof> {
  return proofOf(mark, await parsed(report, proofReport), await parsed(whole, wholeRun));
}

/** A report of another version, or an incomplete one, counts as none. */
async function parsed<T>(file: string, form: z.ZodType<T>): Promise<T | null> {
  try {
    return (await found(file)) && form.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return null;
  }
}

function proofOf(mark: string, report: ProofReport | null, wholeRun: WholeRun | null): Proof {
  if (!report) return { mark, summary: { report, wholeRun }, charts: new Map(), pictures: new Set() };
  const { sha, changed, date, seed, headline, machines } = report;
  const run = { sha, changed, date, seed };
  const charts = Object.values(machines);
  return {
    mark,
    summary: { report: { run, headline, charts: charts.map(proofLineOf) }, wholeRun },
    charts: new Map(charts.map((chart) => [chart.name, { told: { run, chart: withoutCovers(chart) } }])),
    pictures: new Set(charts.flatMap(({ pictures }) => pictures.map(({ file }) => file)).filter(isPlain)),
  };
}

function withoutCovers(chart: ChartReport): ProofChart {
  const { covers, ...rest } = chart;
  void covers;
  return rest;
}

/** A report may come from elsewhere: the names in it must be of pictures next to it. */
const isPlain = (name: string): boolean => /^\w[\w.-]*\.png$/.test(name);
