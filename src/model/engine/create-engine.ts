import type { DocumentType } from './document-type.ts';
import { foldLines } from './line-registry.ts';
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
  const tables = named(types, ledger);
  return {
    decides: true,
    ...tables,
    ledger,
    foldLines: (target, event) => foldLines(tables.types, target, event),
    deciding: { propose, consider },
    ...asked,
  };
}
