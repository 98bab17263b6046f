/**
 * For what only the holder of a secret address may see: no cache keeps it, no search engine lists it, and no other server
 * learns the address from the pages that it leads to.
 */
export const unsharedHeaders = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
} as const;
