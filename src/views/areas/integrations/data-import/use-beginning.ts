import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useApp } from '#views/navigation/app-context.tsx';
import { useIsOffline } from '#views/navigation/use-connectivity.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { fileProblem, type FileProblem } from './file-problem.ts';
import { pathOf } from './import-paths.ts';

interface Beginning {
  /** How much of the file is sent, from 0 to 1; null while none is. */
  readonly share: number | null;
  /** Why the last file was not taken, in a sentence. */
  readonly problem: string | null;
  readonly isOffline: boolean;
  readonly take: (files: Iterable<File>) => void;
}

/** Sends a file, and opens the import that it becomes. [DIS1, DIS2] */
export function useBeginning(target: string | null): Beginning {
  const { t } = useLingui();
  const { imports } = useApp();
  const { company } = useModel();
  const paths = usePaths();
  const isOffline = useIsOffline();
  const sentence = useProblemSentence();
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (file: File): Promise<void> => {
    setShare(0);
    const answer = await (await imports(company)).begin(file, { target, onProgress: setShare });
    setShare(null);
    if ('id' in answer) paths.go(pathOf(answer.id));
    else setProblem(answer.detail ?? t`The server did not answer. Check your connection and try again.`);
  };
  const take = (given: Iterable<File>): void => {
    const files = [...given];
    const [file] = files;
    const found = fileProblem(files);
    setProblem(found && sentence(found));
    if (!file || found) return;
    void send(file).catch(() => {
      setShare(null);
      setProblem(t`The server did not answer. Check your connection and try again.`);
    });
  };
  return { share, problem, isOffline, take };
}

function useProblemSentence(): (problem: FileProblem) => string {
  const { t } = useLingui();
  return (problem) =>
    ({
      empty: t`This file is empty.`,
      tooLarge: t`This file is larger than 20 MB: divide it, or leave out columns that are not needed.`,
      oldExcel: t`This kind of spreadsheet is not read. Save it as Excel (XLSX) or CSV, and import that.`,
      otherKind: t`Only CSV and Excel (XLSX) files are imported.`,
      several: t`Import one file at a time.`,
    })[problem];
}
