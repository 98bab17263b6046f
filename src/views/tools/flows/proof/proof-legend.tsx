import { Trans, useLingui } from '@lingui/react/macro';

/** Explains the colours and widths of a painted report. */
export function ProofLegend({ hasPictures }: { readonly hasPictures: boolean }) {
  const { t } = useLingui();
  return (
    <ul className="flow-legend" aria-label={t`Legend`}>
      <li>
        <span className="flow-key-arrow proof-key" data-tone="success" aria-hidden />{' '}
        <Trans>taken at this level, the wider the more often</Trans>
      </li>
      <li>
        <span className="proof-key-dashed" data-tone="danger" aria-hidden /> <Trans>not taken there</Trans>
      </li>
      <li>
        <span className="proof-key-dashed" data-tone="primary" aria-hidden />{' '}
        <Trans>the text states it, the chart lacks it</Trans>
      </li>
      {hasPictures && (
        <li className="ui-faint">
          <Trans>In the corner of a state: how many pictures there are of it. Choose it to see them.</Trans>
        </li>
      )}
    </ul>
  );
}
