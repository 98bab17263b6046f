import type { DocumentType } from './document-type.ts';
import { named, type Admission, type Engine, type FactCheck, type Ledger } from './engine.ts';
import type { Numbering } from './number-form.ts';
import { consider, propose } from './propose.ts';

/** Creates the registry of charts; throws if two document types claim the same kind. */
export function createEngine(
  types: readonly DocumentType[],
  ledger: Ledger,
  judge?: FactCheck,
  admission?: Admission,
  numbering?: Numbering,
): Engine {
  const asked = { ...(judge && { judge }), ...(admission && { admission }), ...(numbering && { numbering }) };
  return { decides: true, ...named(types, ledger), ledger, deciding: { propose, consider }, ...asked };
}
