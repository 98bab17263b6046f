import { Trans, useLingui } from '@lingui/react/macro';

/** Explains the colours and widths of a map. */
export function MapLegend() {
  const { t } = useLingui();
  return (
    <ul className="flow-legend" aria-label={t`Legend`}>
      <li>
        <span className="flow-key" data-tone="success" aria-hidden /> <Trans>within the limit</Trans>
      </li>
      <li>
        <span className="flow-key" data-tone="warning" aria-hidden />{' '}
        <Trans>one of ten comes near the limit</Trans>
      </li>
      <li>
        <span className="flow-key" data-tone="danger" aria-hidden />{' '}
        <Trans>documents wait beyond the limit</Trans>
      </li>
      <li>
        <span className="flow-key-arrow" aria-hidden /> <Trans>the thicker, the more documents took it</Trans>
      </li>
      <li className="ui-faint">
        <Trans>
          In a state: how many were there at the end of the period, what they were worth, and how long half of
          them stay.
        </Trans>
      </li>
    </ul>
  );
}
