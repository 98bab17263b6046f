import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatId } from '#model/areas/setup/label-format/format-of.ts';
import { labelUses, type LabelUse } from '#model/values/label-formats.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useLabelSettings } from '#views/kit/labels/use-label-settings.ts';
import { UiLink } from '#views/ui/ui-link.tsx';

/** Where labels are printed that are usually in this format. */
const uses: Readonly<Record<LabelUse, { readonly said: MessageDescriptor; readonly path: string }>> = {
  item: { said: msg`Labels of products`, path: '/apps/products' },
  place: { said: msg`Labels of locations`, path: '/apps/inventory/labels' },
  pallet: { said: msg`Labels of pallets`, path: '/apps/inventory/labels?tab=pallets' },
};

/** What the company usually prints in a format, with links. [LBF5] */
export function LabelFormatUses({ format }: { readonly format: string }) {
  const { i18n } = useLingui();
  const paths = usePaths();
  const settings = useLabelSettings();
  const usual = labelUses.filter((use) => formatId(settings[use]) === format);
  return (
    <section>
      <h3 className="ui-heading">
        <Trans>Used by</Trans>
      </h3>
      {usual.length === 0 ? (
        <p className="ui-soft">
          <Trans>Nothing is usually printed in it.</Trans>
        </p>
      ) : (
        <p>
          {usual.map((use, index) => (
            <span key={use}>
              {index > 0 && ', '}
              <UiLink to={paths.to(uses[use].path)}>{i18n._(uses[use].said)}</UiLink>
            </span>
          ))}
        </p>
      )}
    </section>
  );
}
