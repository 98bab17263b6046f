import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { LeaderChoice, PairingSide } from '#model/areas/integrations/pairing/pairing.choice.ts';
import type { MatchMark } from '#model/areas/integrations/pairing/match.ts';
import { STATE, type SyncKind } from '#model/areas/integrations/pairing/sync-kinds.ts';
import { fieldsOfKinds } from '#views/fields-of-kinds.ts';
import { kindOf } from '#views/kind-registry.ts';

/** Fields that forms ask for in parts. */
const whole: Readonly<Record<string, MessageDescriptor>> = {
  [STATE]: msg`State`,
  name: msg`Name`,
  description: msg`Description`,
  sku: msg`SKU`,
  price: msg`Price`,
  weight: msg`Weight`,
  parent: msg`Belongs to`,
  defaults: msg`Defaults`,
  addresses: msg`Addresses`,
  contacts: msg`Contacts`,
  attributes: msg`Attributes`,
  barcodes: msg`Barcodes`,
  packagings: msg`Packagings`,
  purchaseUnit: msg`Purchase unit`,
  salesUnit: msg`Sales unit`,
  expires: msg`It expires`,
  notReturnable: msg`Not returnable`,
};

/** A field of a kind in words. */
export function useFieldName(): (kind: SyncKind, field: string) => string {
  const { i18n } = useLingui();
  return (kind, field) => i18n._(whole[field] ?? fieldsOfKinds[kind]?.[field]?.label ?? msg`Field`);
}

/** The records of a kind in words. */
export function useKindName(): (kind: SyncKind) => string {
  const { i18n } = useLingui();
  return (kind) => i18n._(kindOf(kind)?.many ?? msg`Records`);
}

/** By what two records are known to be the same. */
export const markWords: Readonly<Record<MatchMark, MessageDescriptor>> = {
  sku: msg`SKU`,
  gtin: msg`GTIN`,
  organisationNumber: msg`Organisation number`,
  vatNumber: msg`VAT number`,
  path: msg`Place in the tree`,
  name: msg`Name`,
};

/** Whose value counts, as this company says it. */
export function useLeaderName(side: PairingSide, partner: string): (choice: LeaderChoice) => string {
  const { i18n } = useLingui();
  return (choice) => {
    if (choice === 'newest') return i18n._(msg`The newest change`);
    if (choice === 'ask') return i18n._(msg`Ask when both changed it`);
    if (choice === 'own') return i18n._(msg`Each keeps its own`);
    return choice === side ? i18n._(msg`This company`) : partner;
  };
}
