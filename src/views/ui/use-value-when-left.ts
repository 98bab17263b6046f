import { useEffect, useState } from 'react';

/** The value as it was when the focus last left a field: what is being typed is not judged before that. */
export function useValueWhenLeft<T>(value: T): T {
  const [left, setLeft] = useState(value);
  useEffect(() => {
    const leave = (): void => setLeft(value);
    document.addEventListener('focusout', leave);
    return () => document.removeEventListener('focusout', leave);
  }, [value]);
  return left;
}
