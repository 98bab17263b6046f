import { all, documentSetup, decisionContext } from '#model/engine/chart.ts';
import type { DocumentType } from '#model/engine/document-type.ts';
import {
  labelFormatFacts,
  labelFormatForm,
  type LabelFormatRow,
} from '#model/areas/setup/label-format/label-format.facts.ts';
import { labelFormatKind } from '#model/areas/setup/label-format/label-format.kind.ts';
import {
  builtInIsKept,
  fitsItsPaper,
  formatCodeIsFree,
  isForSomething,
  isNotUsual,
  usualUseIsKept,
} from '#model/areas/setup/label-format/label-format.rules.ts';
import { listedCommands } from '#machines/app/record/listed-commands.ts';

type LabelFormatCommand = 'create' | 'provide' | 'update' | 'archive' | 'restore';

const isSound = all(formatCodeIsFree, isForSomething, fitsItsPaper);

/** The life of a label format: offered where labels are printed, or not. */
const labelFormatMachine = documentSetup<LabelFormatRow, LabelFormatCommand>()({
  rules: { isSound, staysSound: all(builtInIsKept, isSound, usualUseIsKept), isNotUsual },
  facts: labelFormatFacts,
}).createMachine({
  id: 'labelFormat',
  context: decisionContext,
  initial: 'none',
  states: {
    none: {
      on: {
        create: { guard: 'isSound', target: 'active', actions: 'created' },
        provide: { guard: 'isSound', target: 'active', actions: 'provided' },
      },
    },
    active: {
      on: {
        update: { guard: 'staysSound', actions: 'updated' },
        archive: { guard: 'isNotUsual', target: 'archived', actions: 'archived' },
      },
    },
    archived: { on: { restore: { target: 'active', actions: 'restored' } } },
  },
});

export const labelFormatDocument: DocumentType = {
  ...labelFormatKind,
  chart: labelFormatMachine,
  commands: {
    ...listedCommands('labelFormat', labelFormatForm),
    provide: { schema: labelFormatForm, mode: 'onlineOnly', permission: null },
  },
  facts: labelFormatFacts,
};
