import { COMPANY } from '#model/values/company-document.ts';
import type { TradingCompany } from './trading-company.ts';

/** A company that was suspended, resumed, reopened once, and has ended. */
export async function playCompanyEnd(company: TradingCompany): Promise<void> {
  const { name } = company.seeded.company.form;
  const give = (type: string, data: object, daysAgo: number): Promise<void> =>
    company.giveInternally('company', COMPANY, type, data, daysAgo);
  await give('setLogo', { logo: { hash: '0'.repeat(64), width: 8, height: 8 } }, 160);
  await give('removeLogo', {}, 159);
  await give('suspend', { name }, 158);
  await give('resume', {}, 157);
  await give('close', { name }, 156);
  await give('reopen', {}, 155);
  await give('close', { name }, 150);
  await give('passTime', {}, 119);
  await give('passTime', {}, 20);
}
