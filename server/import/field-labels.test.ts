import { expect, it } from 'vitest';
import { importTargets } from '#machines/areas/integrations/data-import/import-targets.ts';
import { fieldLabel, targetLabel } from '#words/data-import-fields.words.ts';

it('[IM13, DI4] what files can be imported as is called something in both languages, with each of its fields', () => {
  const nameless = importTargets.flatMap(({ name, fields }) => [
    ...(targetLabel(name).sv === name ? [name] : []),
    ...fields.flatMap((field) =>
      fieldLabel(name, field.name).sv !== field.name ? [] : [`${name}.${field.name}`],
    ),
  ]);
  expect(nameless, 'add it to src/words/data-import-fields.words.ts').toEqual([]);
});
