import { validate as atUid } from 'stdnum/lib/cjs/at/uid.js';
import { validate as beVat } from 'stdnum/lib/cjs/be/vat.js';
import { validate as bgVat } from 'stdnum/lib/cjs/bg/vat.js';
import { validate as chVat } from 'stdnum/lib/cjs/ch/vat.js';
import { validate as cyVat } from 'stdnum/lib/cjs/cy/vat.js';
import { validate as czDic } from 'stdnum/lib/cjs/cz/dic.js';
import { validate as deVat } from 'stdnum/lib/cjs/de/vat.js';
import { validate as dkCvr } from 'stdnum/lib/cjs/dk/cvr.js';
import { validate as eeKmkr } from 'stdnum/lib/cjs/ee/kmkr.js';
import { validate as esNif } from 'stdnum/lib/cjs/es/nif.js';
import { validate as fiAlv } from 'stdnum/lib/cjs/fi/alv.js';
import { validate as frTva } from 'stdnum/lib/cjs/fr/tva.js';
import { validate as gbVat } from 'stdnum/lib/cjs/gb/vat.js';
import { validate as grVat } from 'stdnum/lib/cjs/gr/vat.js';
import { validate as hrOib } from 'stdnum/lib/cjs/hr/oib.js';
import { validate as huAnum } from 'stdnum/lib/cjs/hu/anum.js';
import { validate as ieVat } from 'stdnum/lib/cjs/ie/vat.js';
import { validate as isVsk } from 'stdnum/lib/cjs/is/vsk.js';
import { validate as itIva } from 'stdnum/lib/cjs/it/iva.js';
import { validate as ltPvm } from 'stdnum/lib/cjs/lt/pvm.js';
import { validate as luTva } from 'stdnum/lib/cjs/lu/tva.js';
import { validate as lvPvn } from 'stdnum/lib/cjs/lv/pvn.js';
import { validate as mtVat } from 'stdnum/lib/cjs/mt/vat.js';
import { validate as nlBtw } from 'stdnum/lib/cjs/nl/btw.js';
import { validate as noMva } from 'stdnum/lib/cjs/no/mva.js';
import { validate as plNip } from 'stdnum/lib/cjs/pl/nip.js';
import { validate as ptNif } from 'stdnum/lib/cjs/pt/nif.js';
import { validate as roCui } from 'stdnum/lib/cjs/ro/cui.js';
import { validate as seVat } from 'stdnum/lib/cjs/se/vat.js';
import { validate as siDdv } from 'stdnum/lib/cjs/si/ddv.js';
import { validate as skDph } from 'stdnum/lib/cjs/sk/dph.js';
import { ruled, type NumberRule } from './number-rule.ts';

/** VAT numbers by country. Other countries have none, or none that could be told from any other text. */
export const vatNumbers: Readonly<Record<string, NumberRule>> = {
  AT: ruled('ATU13585627', atUid),
  BE: ruled('BE0403170701', beVat),
  BG: ruled('BG175074752', bgVat),
  CH: ruled('CHE-107.787.577 MWST', chVat),
  CY: ruled('CY10259033P', cyVat),
  CZ: ruled('CZ25123891', czDic),
  DE: ruled('DE136695976', deVat),
  DK: ruled('DK13585628', dkCvr),
  EE: ruled('EE100931558', eeKmkr),
  ES: ruled('ESA28015865', esNif),
  FI: ruled('FI20774740', fiAlv),
  FR: ruled('FR40303265045', frTva),
  GB: ruled('GB980780684', gbVat),
  GR: ruled('EL094259216', grVat),
  HR: ruled('HR33392005961', hrOib),
  HU: ruled('HU12892312', huAnum),
  IE: ruled('IE6433435F', ieVat),
  IS: ruled('00621', isVsk),
  IT: ruled('IT00743110157', itIva),
  LT: ruled('LT119511515', ltPvm),
  LU: ruled('LU15027442', luTva),
  LV: ruled('LV40003521600', lvPvn),
  MT: ruled('MT11679112', mtVat),
  NL: ruled('NL004495445B01', nlBtw),
  NO: ruled('NO995525828MVA', noMva),
  PL: ruled('PL8567346215', plNip),
  PT: ruled('PT501964843', ptNif),
  RO: ruled('RO18547290', roCui),
  SE: ruled('SE556000000101', seVat),
  SI: ruled('SI50223054', siDdv),
  SK: ruled('SK2022749619', skDph),
};
