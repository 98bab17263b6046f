import type { ReactNode } from 'react';
import { PageHeader } from '#views/ui/page-header.tsx';
import { SeriesPart } from './series-part.tsx';

interface SeriesListProps {
  /** The page that the list is a part of. */
  readonly within: { readonly title: string; readonly parts: ReactNode };
}

/** The number series of the company settings, among the lists that documents are written with. [NU2] */
export function SeriesList({ within }: SeriesListProps) {
  return (
    <>
      <PageHeader title={within.title} />
      {within.parts}
      <SeriesPart />
    </>
  );
}
