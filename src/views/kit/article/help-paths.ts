/** Addresses of the help centre, without their language. */
export const HELP_PATH = '/apps/help-center';

export const articlePath = (slug: string, anchor?: string): string =>
  `${HELP_PATH}/article/${slug}${anchor === undefined ? '' : `#${anchor}`}`;

export const topicPath = (topic: string): string => `${HELP_PATH}/category/${topic}`;

/** Asks the people behind the product, with what the help did not answer. */
export const askPath = (about: string): string =>
  about === '' ? '/contact' : `/contact?${new URLSearchParams({ about }).toString()}`;

/** The slug and the anchor of an article at an address; null for any other address. */
export function articleAt(
  address: string,
): { readonly slug: string; readonly anchor: string | undefined } | null {
  const [, slug, anchor] = /^\/[a-z]{2}\/apps\/help-center\/article\/([\w-]+)(?:#(.+))?$/.exec(address) ?? [];
  return slug === undefined ? null : { slug, anchor };
}
