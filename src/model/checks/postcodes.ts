import { postcodeValidator } from 'postcode-validator';
import { ruled, type NumberRule } from './number-rule.ts';

const examples =
  'SE 111 22,NO 0150,DK 1050,FI 00100,IS 101,EE 10111,LV LV-1010,LT LT-01001,DE 10115,PL 00-001,NL 1012 AB,BE 1000,' +
  'LU 1009,FR 75001,ES 28001,PT 1000-001,IT 00100,AT 1010,CH 8001,CZ 110 00,SK 811 01,HU 1011,SI 1000,HR 10000,' +
  'RO 010011,BG 1000,GR 104 31,IE D02 X285,GB EC1A 1BB,MT VLT 1117,CY 1010,US 02101,CA K1A 0B1,JP 100-0001,AU 2000';

/** Postcodes by country. */
export const postcodes: Readonly<Record<string, NumberRule>> = Object.fromEntries(
  examples.split(',').map((entry): [string, NumberRule] => {
    const [country, example] = [entry.slice(0, 2), entry.slice(3)];
    return [country, ruled(example, (text) => ({ isValid: postcodeValidator(text, country) }))];
  }),
);
