import type { Visitor } from './journey-pages.ts';

/** Opens a path in the visitor's language. */
export const goTo = ({ page, origin, language }: Visitor, path: string): Promise<unknown> =>
  page.goto(`${origin}/${language}${path}`);

/** The path and query once the page has arrived where it should; after a timeout, wherever it is. */
export async function arrivesAt({ page, language }: Visitor, path: string): Promise<string> {
  const address = (url: URL): string => url.pathname + url.search;
  await page.waitForURL((url) => address(url) === `/${language}${path}`).catch(() => {}); // the returned path tells
  return address(new URL(page.url())).slice(language.length + 1);
}

/** Whether a sentence appears on the page. */
export const says = ({ page }: Visitor, sentence: string): Promise<boolean> =>
  page
    .getByText(sentence, { exact: true })
    .first()
    .waitFor()
    .then(
      () => true,
      () => false,
    );
