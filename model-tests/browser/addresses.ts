import type { Visitor } from './journey-pages.ts';

/** Opens a path in the visitor's language. */
export const goTo = ({ page, origin, language }: Visitor, path: string): Promise<unknown> =>
  page.goto(`${origin}/${language}${path}`);

/** Where one has come to, query and all, once that is where one should; else after a while. */
export async function arrivesAt({ page, language }: Visitor, path: string): Promise<string> {
  const address = (url: URL): string => url.pathname + url.search;
  await page.waitForURL((url) => address(url) === `/${language}${path}`).catch(() => {}); // told by where one is
  return address(new URL(page.url())).slice(language.length + 1);
}

/** Whether a sentence comes to stand on the page. */
export const says = ({ page }: Visitor, sentence: string): Promise<boolean> =>
  page
    .getByText(sentence, { exact: true })
    .first()
    .waitFor()
    .then(
      () => true,
      () => false,
    );
