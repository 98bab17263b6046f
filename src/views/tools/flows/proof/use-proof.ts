import { useApp } from '#views/navigation/app-context.tsx';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useAsync, type Async } from '#views/ui/use-async.ts';
import type { ProofOfChart, ProofSummary } from '#model/flows/proof-report.ts';

/** An answer about the last report, and the addresses of its pictures. */
export interface ProofAnswer<T> {
  readonly answer: T;
  readonly picture: (file: string) => string;
}

/** The part of the last report about a chart, given its id. */
export function useProofOf(chart: string): Async<ProofAnswer<ProofOfChart>> {
  const { proof } = useApp();
  const { company } = useModel();
  return useAsync(`proof ${company} ${chart}`, async () => {
    const { picture, ...ask } = await proof(company);
    return { answer: await ask.chart(chart), picture };
  });
}

/** The last report in figures. */
export function useProofSummary(): Async<ProofSummary> {
  const { proof } = useApp();
  const { company } = useModel();
  return useAsync(`proof ${company}`, async () => (await proof(company)).summary());
}
