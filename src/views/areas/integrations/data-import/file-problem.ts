import { LARGEST_IMPORT } from '#model/areas/integrations/data-import/import-size.ts';

/** Why a file cannot be an import, before it is sent; null if it may be one. */
export type FileProblem = 'empty' | 'tooLarge' | 'oldExcel' | 'otherKind' | 'several';

const READ = /\.(csv|tsv|txt|xlsx|gz)$/i;
/** Spreadsheets that save themselves as what is read. */
const OTHER_SHEETS = /\.(xls|xlsm|xlsb|ods|numbers)$/i;

/** What the file picker offers: by ending, since few devices know the types of these files. */
export const ACCEPTED = '.csv,.tsv,.txt,.xlsx,.gz,text/csv,text/plain,text/tab-separated-values';

export function fileProblem(files: readonly Pick<File, 'name' | 'size'>[]): FileProblem | null {
  const [file] = files;
  if (!file) return null;
  if (files.length > 1) return 'several';
  if (OTHER_SHEETS.test(file.name)) return 'oldExcel';
  if (!READ.test(file.name)) return 'otherKind';
  if (file.size === 0) return 'empty';
  return file.size > LARGEST_IMPORT ? 'tooLarge' : null;
}
