import { documentSetup, decisionContext } from '#model/engine/chart.ts';
import type { DocumentType } from '#model/engine/document-type.ts';
import { accountFacts, accountForm, type AccountRow } from '#model/areas/setup/account/account.facts.ts';
import { accountKind } from '#model/areas/setup/account/account.kind.ts';
import { isNotNamed, numberIsFree, numberIsKept } from '#model/areas/setup/account/account.rules.ts';
import { listedCommands } from '#machines/app/record/listed-commands.ts';

type AccountCommand = 'create' | 'provide' | 'update' | 'archive' | 'restore';

/** The life of an account: offered to reasons, or kept for what was posted to it. */
const accountMachine = documentSetup<AccountRow, AccountCommand>()({
  rules: { numberIsFree, numberIsKept, isNotNamed },
  facts: accountFacts,
}).createMachine({
  id: 'account',
  context: decisionContext,
  initial: 'none',
  states: {
    none: {
      on: {
        create: { guard: 'numberIsFree', target: 'active', actions: 'created' },
        provide: { guard: 'numberIsFree', target: 'active', actions: 'provided' },
      },
    },
    active: {
      on: {
        update: { guard: 'numberIsKept', actions: 'updated' },
        archive: { guard: 'isNotNamed', target: 'archived', actions: 'archived' },
      },
    },
    archived: { on: { restore: { target: 'active', actions: 'restored' } } },
  },
});

export const accountDocument: DocumentType = {
  ...accountKind,
  chart: accountMachine,
  commands: {
    ...listedCommands('account', accountForm),
    provide: { schema: accountForm, mode: 'onlineOnly', permission: null },
  },
  facts: accountFacts,
};
