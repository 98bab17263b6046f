import type { Observation } from '../kernel/conform.ts';
import type { Ask } from './document-observed.ts';
import { modelAndApi as layers } from './quotes.ts';
import { rowKit } from './row-kit.ts';

export interface DataImportObserved extends Observation {
  /** The column that tells which record a line is of is known. */
  keyed: boolean;
  /** Lines that would be taken, and lines that were. */
  ready: number;
  taken: number;
}

const { row } = rowKit<DataImportObserved>({ figures: ['keyed', 'ready', 'taken'], layers });

const read = { decision: 'A file is read and its columns guessed; they are mapped until they are right.' };
const checks = { decision: 'Every line is checked before any is taken, and as often as somebody likes.' };
const runs = { decision: 'What is not rejected is taken; what was put right is taken later.' };
const undoes = { decision: 'A whole import is taken back, as far as nothing builds on it, and again.' };
const leaves = { decision: 'A file that nothing was taken of may be discarded.' };

const keyed = ({ keyed: is }: DataImportObserved): boolean => is;
const ready = ({ ready: lines }: DataImportObserved): boolean => lines > 0;
const taken = ({ taken: lines }: DataImportObserved): boolean => lines > 0;
const fresh = ({ keyed: is = true }: Ask): Partial<DataImportObserved> => ({ keyed: is, ready: 0, taken: 0 });
const counted = ({ ready: lines = 0, taken: others = 0 }: Ask): Partial<DataImportObserved> => ({
  ready: lines,
  taken: others,
});

export const dataImportStart = { at: 'none' };
export const dataImportRows = [
  row('DI-01', 'begin', 'none → mapping', 'begun', read, { makes: fresh }),
  row('DI-02', 'map', 'mapping, checked → mapping', 'mapped', read, { makes: fresh }),
  row('DI-03', 'check', 'mapping, checked → checking', 'checkStarted', checks, { when: keyed }),
  row('DI-04', 'noteChecked', 'checking → checked', 'checked', checks, { makes: counted }),
  row('DI-05', 'recount', 'checked, stopped, done', 'counted', checks, { makes: counted }),
  row('DI-06', 'run', 'checked, stopped, done → running', 'runStarted', runs, { when: ready }),
  row('DI-07', 'noteRun', 'running → done', 'finished', runs, { makes: counted }),
  row('DI-08', 'stop', 'checking → mapping', 'stopped', runs),
  row('DI-09', 'stop', 'running, undoing → stopped', 'stopped', runs),
  row('DI-10', 'undo', 'stopped, done, undone → undoing', 'undoStarted', undoes, { when: taken }),
  row('DI-11', 'noteUndone', 'undoing → undone', 'undone', undoes, { makes: counted }),
  row('DI-12', 'discard', 'mapping, checked → discarded', 'discarded', leaves),
];
