import { companyWorld } from '#machines/company.fixtures.ts';
import { COMPANY } from '#model/values/company-document.ts';
import { typed } from '#model/engine/reader.ts';
import { labelFormatFixture, sheetFixture } from '#model/areas/setup/label-format/label-format.fixtures.ts';
import { defaultLabels } from '#model/values/label-formats.ts';
import { defineCase } from '../model/define-case.ts';
import { worldOf, type EngineWorld } from '../model/engine-world.ts';
import { action, fits, happens, inside, offer, recordOffers, unfit } from '../model/offers.ts';
import { labelFormatRows, labelFormatStart } from '../spec/label-format.rows.ts';
import type { LabelFormatObserved } from '../spec/organisation-observed.ts';

const written = labelFormatFixture();
const malformed = labelFormatFixture({ width: 1000 });
const taken = labelFormatFixture({ code: '57X32' });
const unfits = {
  taken,
  'for nothing': labelFormatFixture({ forProducts: false, forPlaces: false }),
  'beside the sheet': sheetFixture({ columns: 3 }),
  'on uncounted sheets': sheetFixture({ rows: null }),
};

/** A label format among the built-in ones, in which labels of products may be usual. */
export const documentCase = defineCase<LabelFormatObserved>(() => {
  const base = companyWorld();
  const subject = base.id();
  const isUsual = ({ view }: EngineWorld): boolean =>
    typed(view).get('company', COMPANY)?.labels?.item === subject;
  const settle = (item: string) => [action('company', COMPANY, 'setLabels', { ...defaultLabels, item })];
  return {
    kind: 'labelFormat',
    rows: labelFormatRows,
    starts: labelFormatStart,
    bounds: 'The form as fitting or not; labels of products are usual in it or not.',
    worlds: { 'the built-in ones': worldOf(base, subject) },
    figures: (world) => ({ usual: isUsual(world) }),
    offers: (world, seen) => [
      ...recordOffers({
        create: { fitting: written, malformed, unfit: unfits },
        update: { fitting: labelFormatFixture({ forPallets: true }), malformed, unfit: unfits },
        archive: {},
        restore: {},
      }),
      offer('provide', '', written, fits, inside),
      offer('provide', 'taken', taken, unfit, inside),
      offer('provide', 'malformed', malformed, unfit, inside),
      offer('provide', 'by oneself', written, unfit),
      ...(seen.state['at'] === 'active'
        ? [
            isUsual(world)
              ? happens('another becomes the usual one', settle('57x32'))
              : happens('it becomes the usual one', settle(subject)),
          ]
        : []),
    ],
  };
});
