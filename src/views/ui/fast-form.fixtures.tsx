import type { KeyboardEvent, ReactNode } from 'react';
import { focusNextField } from './focus-next-field.ts';
import { render } from './ui.fixtures.tsx';

/** A form with the given field and a quantity after it, which Enter goes through as on any page with a form. */
export function fastForm(field: ReactNode): void {
  const goOn = (event: KeyboardEvent<HTMLFormElement>): void => {
    if (event.key !== 'Enter' || event.defaultPrevented || !(event.target instanceof HTMLElement)) return;
    event.preventDefault();
    focusNextField(event.currentTarget, event.target);
  };
  render(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- as on a page with a form
    <form onKeyDown={goOn}>
      {field}
      <input id="quantity" />
    </form>,
  );
}
