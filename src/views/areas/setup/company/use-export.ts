import { useRef, useState } from 'react';
import { failureOf } from '#machines/app/session/session.types.ts';
import { useApp } from '#views/navigation/app-context.tsx';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useOnLeave } from '#views/ui/use-on-leave.ts';

/** An export that somebody asked for. */
export type Exporting =
  | { readonly is: 'none' }
  | { readonly is: 'writing'; readonly part: string; readonly done: number; readonly of: number }
  | { readonly is: 'written'; readonly href: string; readonly size: number }
  /** With what the server said, if it said why. */
  | { readonly is: 'failed'; readonly detail: string | null };

/** Exports the company, and tells how far it is; ends with the page. */
export function useExport() {
  const { company } = useModel();
  const { audit } = useApp();
  const [exporting, setExporting] = useState<Exporting>({ is: 'none' });
  const ending = useRef<AbortController>(null);
  useOnLeave(ending, ({ current }) => current?.abort());
  const begin = async (): Promise<void> => {
    const { signal } = (ending.current = new AbortController());
    setExporting({ is: 'writing', part: '', done: 0, of: 1 });
    let last: Exporting = { is: 'failed', detail: null }; // unless the file can be fetched
    try {
      const calls = (await audit(company)).everything;
      for await (const step of calls.begin(signal)) {
        if ('id' in step) last = { is: 'written', href: calls.href(step.id), size: step.size };
        else setExporting({ is: 'writing', ...step });
      }
    } catch (error) {
      last = signal.aborted ? { is: 'none' } : { is: 'failed', detail: failureOf('failed', error).detail };
    }
    setExporting(last);
  };
  return { exporting, begin, cancel: () => ending.current?.abort() };
}
