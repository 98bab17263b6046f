/** The reference that an invoice is paid with: the digits of its number, their length and a check digit (Luhn). */
export function ocrOf(number: string): string {
  const digits = number.replaceAll(/\D/g, '');
  if (digits === '') return '';
  const long = `${digits}${(digits.length + 2) % 10}`;
  const sum = [...long].toReversed().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return `${long}${(10 - (sum % 10)) % 10}`;
}
