import { useLingui } from '@lingui/react';
import { placeOf } from '#views/kind-registry.ts';

/** The display name of a document: names created with the company are shown in the language of the page. */
export function useDisplayName(): (kind: string, name: string) => string {
  const { i18n } = useLingui();
  return (kind, name) => {
    const given = placeOf(kind)?.givenNames?.[name];
    return given ? i18n._(given) : name;
  };
}
