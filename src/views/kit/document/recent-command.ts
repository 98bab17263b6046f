import type { CompanyModel } from '#model/engine/company-model.ts';
import { SETTLING } from '#views/ui/use-settling.ts';

interface Given {
  readonly document: string;
  readonly at: number;
}

const last = new WeakMap<CompanyModel, Given>();

/** Keeps in mind that a document was given a command. */
export const noteCommand = (model: CompanyModel, document: string): void =>
  void last.set(model, { document, at: performance.now() });

/** Whether it was given one a moment ago: what is shown of it now may have taken the place of what was pressed. */
export function hadRecentCommand(model: CompanyModel, document: string): boolean {
  const given = last.get(model);
  return given?.document === document && performance.now() - given.at < SETTLING;
}
