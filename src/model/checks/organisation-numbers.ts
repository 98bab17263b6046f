import { validate as atBusinessid } from 'stdnum/lib/cjs/at/businessid.js';
import { validate as beVat } from 'stdnum/lib/cjs/be/vat.js';
import { validate as bgVat } from 'stdnum/lib/cjs/bg/vat.js';
import { validate as chUid } from 'stdnum/lib/cjs/ch/uid.js';
import { validate as czDic } from 'stdnum/lib/cjs/cz/dic.js';
import { validate as dkCvr } from 'stdnum/lib/cjs/dk/cvr.js';
import { validate as eeRegistrikood } from 'stdnum/lib/cjs/ee/registrikood.js';
import { validate as esNif } from 'stdnum/lib/cjs/es/nif.js';
import { validate as fiYtunnus } from 'stdnum/lib/cjs/fi/ytunnus.js';
import { validate as frSiren } from 'stdnum/lib/cjs/fr/siren.js';
import { validate as frSiret } from 'stdnum/lib/cjs/fr/siret.js';
import { validate as hrOib } from 'stdnum/lib/cjs/hr/oib.js';
import { validate as isKennitala } from 'stdnum/lib/cjs/is/kennitala.js';
import { validate as itIva } from 'stdnum/lib/cjs/it/iva.js';
import { validate as lvPvn } from 'stdnum/lib/cjs/lv/pvn.js';
import { validate as noOrgnr } from 'stdnum/lib/cjs/no/orgnr.js';
import { validate as ptNif } from 'stdnum/lib/cjs/pt/nif.js';
import { validate as roCui } from 'stdnum/lib/cjs/ro/cui.js';
import { validate as seOrgnr } from 'stdnum/lib/cjs/se/orgnr.js';
import { ruled, type NumberRule } from './number-rule.ts';

/** Organisation numbers by country: those whose check digits are published. */
export const organisationNumbers: Readonly<Record<string, NumberRule>> = {
  AT: ruled('FN 122119m', atBusinessid),
  BE: ruled('0403.170.701', beVat),
  BG: ruled('175074752', bgVat),
  CH: ruled('CHE-100.155.212', chUid),
  CZ: ruled('25123891', czDic),
  DK: ruled('13585628', dkCvr),
  EE: ruled('12345678', eeRegistrikood),
  ES: ruled('A28015865', esNif),
  FI: ruled('2077474-0', fiYtunnus),
  FR: ruled('303265045', frSiren, frSiret),
  HR: ruled('33392005961', hrOib),
  IS: ruled('450401-3150', isKennitala),
  IT: ruled('00743110157', itIva),
  LV: ruled('40003521600', lvPvn),
  NO: ruled('988 077 917', noOrgnr),
  PT: ruled('501964843', ptNif),
  RO: ruled('18547290', roCui),
  SE: ruled('556000-0001', seOrgnr),
};
