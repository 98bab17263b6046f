import { useEffect, useRef, type RefObject } from 'react';
import { focusFirstField } from './focus-next-field.ts';

/** For a form that is begun from another page: it takes the focus, which its button had. [UI60] */
export function useFirstFocus(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.current) focusFirstField(form.current);
  }, []);
  return form;
}
