import { countryName } from './country.ts';
import {
  formatCount,
  formatDate,
  formatDateTime,
  formatDecimal,
  formatMoney,
  formatPercent,
  formatQuantity,
  formatUnitPrice,
} from './format.ts';
import { formatMoneyByCode, formatUnitPriceByCode } from './money-by-code.ts';

/** How papers write figures and days, in the browser and on the server alike (`Writing` of `#model/papers/pen.ts`). */
export const writing = {
  money: formatMoney,
  unitPrice: formatUnitPrice,
  moneyByCode: formatMoneyByCode,
  unitPriceByCode: formatUnitPriceByCode,
  quantity: formatQuantity,
  percent: formatPercent,
  count: formatCount,
  decimal: formatDecimal,
  date: formatDate,
  dateTime: formatDateTime,
  country: countryName,
};
