import { useMemo } from 'react';
import { COMPANY } from '#model/values/company-document.ts';
import type {
  DataImportRow,
  ImportMapping,
} from '#model/areas/integrations/data-import/data-import.facts.ts';
import { guessMapping, rankedTargets } from '#model/areas/integrations/data-import/guess-mapping.ts';
import type { ImportLine } from '#model/areas/integrations/data-import/import-line.ts';
import type { TargetField } from '#model/areas/integrations/data-import/import-target.ts';
import { importWorld, type ImportWorld } from '#model/areas/integrations/data-import/import-world.ts';
import { fieldsOf } from '#model/areas/integrations/data-import/read-line.ts';
import { importTarget, importTargets } from '#machines/areas/integrations/data-import/import-targets.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useToday } from '#views/kit/document/use-today.ts';

export interface ColumnFields {
  readonly all: readonly TargetField[];
  readonly named: (name: string) => TargetField | undefined;
  /** What cells are read against, as far as this device holds it. */
  readonly world: ImportWorld;
}

/** What the columns of a file can be read as. [DIS4, DIS5] */
export function useColumnFields(target: string): ColumnFields {
  const world = useImportWorld();
  return useMemo(() => {
    const found = importTarget(target);
    const all = found ? fieldsOf(found, world) : [];
    const byName = new Map(all.map((field) => [field.name, field]));
    return { all, world, named: (name) => byName.get(name) };
  }, [world, target]);
}

/** Guesses what the columns of a file hold, for a target that is chosen: here, without asking the server. [DIS5] */
export function useGuess(
  { table, mapping }: DataImportRow,
  samples: readonly ImportLine[],
): (target: string) => ImportMapping {
  const world = useImportWorld();
  return (name) => {
    const target = importTarget(name);
    if (!target) return mapping;
    const lines = samples.map(({ cells }) => cells);
    return guessMapping(target, { heads: table.heads, lines }, fieldsOf(target, world));
  };
}

/** What a file may hold, the most likely first. [DIS38] */
export function useLikelyTargets(
  { table: { heads } }: DataImportRow,
  samples: readonly ImportLine[] | null,
): readonly string[] {
  return useMemo(
    () =>
      samples === null
        ? []
        : rankedTargets(importTargets, { heads, lines: samples.map(({ cells }) => cells) }).map(
            ({ name }) => name,
          ),
    [heads, samples],
  );
}

/** What cells are read against, as far as this device holds it. */
function useImportWorld(): ImportWorld {
  const { replica } = useModel();
  const today = useToday();
  return useMemo(() => {
    const company = replica.view.get('company', COMPANY);
    if (!company) throw new Error('a company has a row of its own');
    // What other lines create is known to the server alone: here nothing is told of a SKU that is not there.
    const coming = { idOf: (sku: string) => sku, skuOf: (sku: string) => sku };
    return importWorld({
      coming,
      company,
      today,
      rows: (table) => replica.rows(table) as never, // the rows of that table
      idOf: (name) => name,
    });
  }, [replica, today]);
}
