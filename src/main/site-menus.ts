const OPEN = 'details.site-menu[open]';

/** Folds unfolded menus of the public site: on Escape, a choice, a press or the focus elsewhere. */
export function foldMenus(document: Document): void {
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const menu of openMenus(document)) {
      menu.open = false;
      menu.querySelector('summary')?.focus();
    }
  });
  document.addEventListener('click', ({ target }) => {
    const isChoice = target instanceof Element && target.closest(`${OPEN} ul :is(a, button)`) !== null;
    for (const menu of openMenus(document)) if (isChoice || !holds(menu, target)) menu.open = false;
  });
  document.addEventListener('focusin', ({ target }) => {
    for (const menu of openMenus(document)) if (!holds(menu, target)) menu.open = false;
  });
}

const openMenus = (document: Document): Iterable<HTMLDetailsElement> =>
  document.querySelectorAll<HTMLDetailsElement>(OPEN);

const holds = (menu: HTMLDetailsElement, target: EventTarget | null): boolean =>
  target instanceof Node && menu.contains(target);
