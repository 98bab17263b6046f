import { afterEach, expect, it } from 'vitest';
import { companyWorld } from '#machines/company.fixtures.ts';
import { paperKinds } from '#model/areas/setup/company/company.facts.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { draftBox } from '#views/kit/document/draft-box.fixtures.ts';
import { places } from '#views/kinds.ts';
import { click, type, unmount } from '#views/ui/ui.fixtures.tsx';
import { CompanySettingsPage } from './company-settings.page.tsx';

afterEach(() => unmount());

it('[PAP7] texts are saved by kind and language, and kinds without one are left out', async () => {
  const model = Object.assign(deviceWith(companyWorld()), { drafts: draftBox().drafts });
  await showAt(model, '/en/apps/settings/company?part=papers', CompanySettingsPage);
  type('[name="shipment.sv"]', 'Kontrollera varorna vid mottagandet');
  click('[data-testid=save]');
  expect(model.replica.pending.map(({ command }) => command)).toMatchObject([
    {
      type: 'setPaperTexts',
      data: { texts: { shipment: { en: '', sv: 'Kontrollera varorna vid mottagandet' } } },
    },
  ]);
});

it('[PAP7] every kind that may have a text has a paper', () => {
  const papers = places.filter(({ paper }) => paper !== null).map(({ kind }) => kind as string);
  expect(paperKinds.filter((kind) => !papers.includes(kind))).toEqual([]);
});
