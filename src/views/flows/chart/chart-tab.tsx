import type { ListedChart } from '#machines/chart-list.ts';
import { useAddress } from '../../app/use-address.ts';
import { ChartView } from './chart-view.tsx';

/** The chart as it is defined; what is chosen in it lives in the address. */
export function ChartTab({ chart }: { readonly chart: ListedChart }) {
  const [query, setQuery] = useAddress();
  const at = query['at'];
  return (
    <ChartView
      chart={chart.slug}
      {...(at !== undefined && { selected: at })}
      onSelect={(id) => setQuery({ at: id === at ? undefined : id })}
    />
  );
}
