/** A kit has no stock of its own: it comes apart where it is sold. What is assembled is built, and kept in stock. */
export const bundleModes = ['kit', 'assembled'] as const;
export type BundleMode = (typeof bundleModes)[number];

/** What a bundle costs: its own price, the sum of its components, or that less a percentage. */
export const bundlePricings = ['own', 'sum', 'sumLess'] as const;
export type BundlePricing = (typeof bundlePricings)[number];
