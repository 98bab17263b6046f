import type { Locale } from '#i18n/locale.ts';

interface Words {
  readonly title: string;
  readonly text: string;
  readonly action: string;
}

/** Hard-coded, since the catalogue is what is missing. */
const words: Readonly<Record<Locale, Words>> = {
  en: {
    title: 'Lagra could not be opened',
    text: 'A part of the page could not be loaded. Check the connection and try again.',
    action: 'Try again',
  },
  sv: {
    title: 'Lagra kunde inte öppnas',
    text: 'En del av sidan gick inte att ladda. Kontrollera anslutningen och försök igen.',
    action: 'Försök igen',
  },
};

/** Shown instead of the application if it cannot start, with a retry button. */
export function showStartFailure(root: HTMLElement, locale: Locale, retry: () => void): void {
  const { title, text, action } = words[locale];
  document.documentElement.lang = locale;
  document.title = `${title} · Lagra`;
  const button = element('button', action);
  button.type = 'button';
  button.className = 'ui-button';
  button.dataset['variant'] = 'primary';
  button.addEventListener('click', retry);
  const page = element('main', '');
  page.className = 'app-message';
  page.append(element('h1', title), element('p', text), button);
  root.replaceChildren(page);
}

function element<N extends keyof HTMLElementTagNameMap>(name: N, text: string): HTMLElementTagNameMap[N] {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
