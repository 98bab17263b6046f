import type { TableName } from '#model/engine/rows.ts';
import { importTargets } from '#machines/areas/integrations/data-import/import-targets.ts';
import { fieldLabel, targetLabel } from '#words/data-import-fields.words.ts';
import { useLanguage } from '#views/ui/use-language.ts';

/** What a file holds, in words. */
export function useTargetName(): (target: string) => string {
  const language = useLanguage();
  return (target) => targetLabel(target)[language];
}

/** The fields of a target in words. */
export function useFieldName(target: string): (field: string) => string {
  const language = useLanguage();
  return (field) => fieldLabel(target, field)[language];
}

/** The kind of document that the lines of a target become. */
export const kindOfTarget = (target: string): TableName | undefined =>
  importTargets.find(({ name }) => name === target)?.kind;
