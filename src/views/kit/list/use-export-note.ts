import { useModel } from '../document/model-context.tsx';
import { useLatest } from '#views/ui/use-latest.ts';

/** Tells the audit log of a file that was made of what the device holds; `list` as the log names it. [AUD10] */
export function useExportNote(list: string): (rows: number) => void {
  const model = useModel();
  return useLatest((rows: number) => model.note({ what: 'exported', list, rows }));
}
