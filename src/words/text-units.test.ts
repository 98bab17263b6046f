import { expect, test } from 'vitest';
import { refusalTexts } from './refusal-texts.ts';
import { written } from './text.ts';

const names = { person: (id: string) => id, permission: (id: string) => id };

test('[PRU6] what lacks an account is named in words, with what it is missing for', () => {
  const params = {
    purpose: 'sales',
    treatment: 'domestic',
    rate: 2400,
    category: 'Tools',
    categorySv: 'Verktyg',
  };
  const text = refusalTexts['accountMissingFor'];
  if (!text) throw new Error('it has a text');
  expect(written(text, params, 'en', names)).toBe(
    'No account is set for: Sales, VAT at home, VAT 24 %, category Tools. Set one under Posting rules.',
  );
  expect(written(text, params, 'sv', names)).toBe(
    'Inget konto är angivet för: Försäljning, Inhemsk moms, moms 24 %, kategori Verktyg. Ange ett under Konteringsregler.',
  );
});
