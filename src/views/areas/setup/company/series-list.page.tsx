import { PageHeader } from '#views/ui/page-header.tsx';
import { useCoreResources } from '../core-resources/use-core-resources.tsx';
import { SeriesPart } from './series-part.tsx';

/** The number series of the company settings, among the lists that documents are written with. [NU2] */
export function SeriesListPage() {
  const { title, parts } = useCoreResources('/number-series');
  return (
    <>
      <PageHeader title={title} />
      {parts}
      <SeriesPart />
    </>
  );
}
