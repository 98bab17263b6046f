import { expect, it } from 'vitest';
import { messages as english } from '#i18n/locales/en/messages.po';
import { messages as swedish } from '#i18n/locales/sv/messages.po';
import { find, render } from '#views/ui/ui.fixtures.tsx';
import { useCountedUnit, useQuantity } from '#views/kit/document/use-quantity.ts';

function Said() {
  const say = useQuantity();
  const unitOf = useCountedUnit();
  const said = [1000, 2000, 1500].map((thousandths) => say(thousandths, { unit: 'box' }));
  return (
    <output>
      {[...said, say(1000, { unit: 'pcs' }), unitOf(-3000, { unit: 'pack' }), say(7000, undefined)].join('|')}
    </output>
  );
}

it.each([
  ['en', english, '1 box|2 boxes|1.5 boxes|1 pc|packs|7'],
  ['sv', swedish, '1 kartong|2 kartonger|1,5 kartonger|1 st|förp|7'],
])('[I18N13] a unit goes with its number in %s', (locale, messages, wanted) => {
  render(<Said />, { locale, messages });
  expect(find('output').textContent?.replaceAll('\u00a0', ' ')).toBe(wanted);
});
