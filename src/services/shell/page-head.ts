/** The colour of the navbar, which the window's title bar continues; as in tokens.css. */
const COLOURS: Readonly<Record<string, string>> = { light: '#ffffff', dark: '#14181f' };

/** Keeps what the system shows of the application in sync with the page: title bar colour and language. */
export function followPage(document: Document): void {
  const { documentElement: root, head } = document;
  const tell = (): void => {
    const colour = COLOURS[root.dataset['theme'] ?? ''] ?? COLOURS['light'] ?? '';
    head.querySelector('meta[name=theme-color]')?.setAttribute('content', colour);
    const manifest = `/app.${root.lang === 'sv' ? 'sv' : 'en'}.webmanifest`;
    const link = head.querySelector('link[rel=manifest]');
    if (link?.getAttribute('href') !== manifest) link?.setAttribute('href', manifest);
  };
  new MutationObserver(tell).observe(root, { attributeFilter: ['lang', 'data-theme'] });
  tell();
}
