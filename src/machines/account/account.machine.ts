import { documentSetup, given } from '#model/engine/chart.ts';
import type { DocumentType } from '#model/engine/document-type.ts';
import { accountFacts, accountForm, type AccountRow } from '#model/account/account.facts.ts';
import { accountKind } from '#model/account/account.kind.ts';
import { isNotNamed, numberIsFree, numberIsKept } from '#model/account/account.rules.ts';
import * as v from '#model/values/schemas.ts';

type AccountCommand = 'create' | 'provide' | 'update' | 'archive' | 'restore';

/** The life of an account: offered to reasons, or kept for what was posted to it. */
const accountMachine = documentSetup<AccountRow, AccountCommand>()({
  rules: { numberIsFree, numberIsKept, isNotNamed },
  facts: accountFacts,
}).createMachine({
  id: 'account',
  context: given,
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
    create: { schema: accountForm, mode: 'predict', permission: 'account.create' },
    provide: { schema: accountForm, mode: 'onlineOnly', permission: null },
    update: { schema: accountForm, mode: 'predict', permission: 'account.edit', savesForm: true },
    archive: { schema: v.empty, mode: 'predict', permission: 'account.archive' },
    restore: { schema: v.empty, mode: 'predict', permission: 'account.archive' },
  },
  facts: accountFacts,
};
