import { useApp } from '#views/navigation/app-context.tsx';
import { useModel } from '#views/kit/document/model-context.tsx';
import type { FlowQuestions } from '#model/flows/flow-figures.ts';

/** Queries over the log of the open company; loaded on first use. */
export function useQuestions(): FlowQuestions {
  const { flows } = useApp();
  const { company } = useModel();
  return {
    figures: async (...asked) => (await flows(company)).figures(...asked),
    taken: async (...asked) => (await flows(company)).taken(...asked),
    stood: async (...asked) => (await flows(company)).stood(...asked),
    conformance: async (...asked) => (await flows(company)).conformance(...asked),
  };
}
