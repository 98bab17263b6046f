import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BundleMode, BundlePricing } from '#model/areas/products/product/bundle-modes.ts';
import type { productKinds } from '#model/areas/products/product/product.facts.ts';

export const productKindWords: Readonly<Record<(typeof productKinds)[number], MessageDescriptor>> = {
  stocked: msg`Stocked`,
  service: msg`Service`,
  consumable: msg`Consumable`,
  bundle: msg`Bundle`,
  variants: msg`With variants`,
};

export const bundleModeWords: Readonly<Record<BundleMode, MessageDescriptor>> = {
  kit: msg`As a kit`,
  assembled: msg`Assembled`,
};

export const bundlePricingWords: Readonly<Record<BundlePricing, MessageDescriptor>> = {
  own: msg`Its own`,
  sum: msg`The sum of its components`,
  sumLess: msg`The sum less a percentage`,
};
