import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { productKinds, stockUnits } from '#model/product/product.facts.ts';
import type { VatClass } from '#model/values/vat.ts';
import type { DocumentWords } from '../document/document-words.ts';

export const productWords: DocumentWords = {
  kind: 'product',
  one: msg`Product`,
  many: msg`Products`,
  states: {
    draft: { label: msg`Draft`, tone: 'neutral', icon: 'circleDashed' },
    active: { label: msg`Active`, tone: 'success', icon: 'circleCheck' },
    phasingOut: { label: msg`Phasing out`, tone: 'warning', icon: 'clock' },
    blocked: { label: msg`Blocked`, tone: 'danger', icon: 'ban', aside: true },
    archived: { label: msg`Archived`, tone: 'neutral', icon: 'archive' },
  },
  commands: {
    activate: { label: msg`Activate`, icon: 'circleCheck' },
    unblock: { label: msg`Unblock`, icon: 'lockOpen' },
    update: { label: msg`Edit`, icon: 'edit' },
    phaseOut: { label: msg`Phase out`, icon: 'clock' },
    block: { label: msg`Block`, icon: 'ban', danger: true, reason: 'block' },
    archive: {
      label: msg`Archive`,
      icon: 'archive',
      danger: true,
      confirm: msg`An archived product cannot be brought back.`,
    },
    create: { label: msg`New product`, icon: 'plus', button: false },
  },
  reverses: { blocked: 'unblock', unblocked: 'block' },
  facts: {
    created: msg`Created`,
    updated: msg`Changed`,
    activated: msg`Activated`,
    phasedOut: msg`Phased out`,
    blocked: msg`Blocked`,
    unblocked: msg`Unblocked`,
    archived: msg`Archived`,
  },
};

export const productKindWords: Readonly<Record<(typeof productKinds)[number], MessageDescriptor>> = {
  stocked: msg`Stocked`,
  service: msg`Service`,
  consumable: msg`Consumable`,
};

export const unitWords: Readonly<Record<(typeof stockUnits)[number], MessageDescriptor>> = {
  pcs: msg`pcs`,
  pack: msg`pack`,
  box: msg`box`,
  kg: msg`kg`,
  g: msg`g`,
  l: msg`l`,
  m: msg`m`,
  h: msg`h`,
};

/** Units behind a figure: `count` of them. */
export const countedUnitWords: Readonly<Record<(typeof stockUnits)[number], MessageDescriptor>> = {
  ...unitWords,
  pcs: msg({ message: '{count, plural, one {pc} other {pcs}}' }),
  pack: msg({ message: '{count, plural, one {pack} other {packs}}' }),
  box: msg({ message: '{count, plural, one {box} other {boxes}}' }),
};

export const vatClassWords: Readonly<Record<VatClass, MessageDescriptor>> = {
  standard: msg`Standard rate`,
  food: msg`Food`,
  restaurant: msg`Restaurant`,
  reduced: msg`Reduced rate`,
  zero: msg`Zero rate`,
  exempt: msg`Exempt`,
};
