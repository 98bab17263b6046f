/** A line chart without axes, with 0 at the bottom unless values are negative; `summary` describes it. */
export function Sparkline({ values, summary }: { values: readonly number[]; summary: string }) {
  if (values.length < 2) return null;
  const low = Math.min(0, ...values);
  const span = Math.max(...values) - low || 1;
  const step = 100 / (values.length - 1);
  const points = values.map(
    (value, index) => `${(index * step).toFixed(2)},${(29 - ((value - low) / span) * 28).toFixed(2)}`,
  );
  return (
    <svg className="ui-spark" viewBox="0 0 100 30" preserveAspectRatio="none" role="img" aria-label={summary}>
      <path className="ui-spark-area" d={`M0,30 L${points.join(' L')} L100,30 Z`} />
      <path d={`M${points.join(' L')}`} />
    </svg>
  );
}
