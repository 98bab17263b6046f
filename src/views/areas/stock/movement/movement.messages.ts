import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Purpose, Settle } from '#model/areas/stock/movement/movement.facts.ts';
import type { PlaceReason } from '#model/areas/stock/movement/movement.put-away.ts';
import type { FaceReason } from '#model/areas/stock/movement/movement.replenish.ts';

export const purposeWords: Readonly<Record<Purpose, MessageDescriptor>> = {
  transfer: msg`Transfer`,
  putAway: msg`Put-away`,
  replenish: msg`Replenishment`,
  fromQuarantine: msg`Out of quarantine`,
  fromStaging: msg`Back from staging`,
};

export const outcomeWords: Readonly<Record<Settle['outcome'], MessageDescriptor>> = {
  lost: msg`Lost`,
  returned: msg`Back where it came from`,
  found: msg`Found`,
};

/** How far the goods of a receipt are put away. */
export const standingWords: Readonly<Record<'none' | 'partly' | 'done', MessageDescriptor>> = {
  none: msg`Not done`,
  partly: msg`Partly done`,
  done: msg`All done`,
};

export const proposalWords: Readonly<Record<PlaceReason | FaceReason, MessageDescriptor>> = {
  own: msg`The product's own place`,
  sameProduct: msg`The product lies there`,
  sameCategory: msg`Its category lies there`,
  sameType: msg`Its type lies there`,
  empty: msg`Empty, with room`,
  belowMin: msg`Less than the minimum left`,
  picksEmptyIt: msg`Open pick lists empty it`,
};
