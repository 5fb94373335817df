/**
 * What staff types of a mobile, as the digits that are stored: '+91 98765 43210' and '98765-43210' are 9876543210,
 * '+91 98765' is 98765, and a part is a part. null for what is no mobile.
 */
export const mobilePart = (typed: string): string | null => {
  if (!/^\+?[\d\s-]*\d[\d\s-]*$/.test(typed)) return null;
  const digits = typed.replaceAll(/\D/g, '');
  if (typed.startsWith('+')) return digits.replace(/^91(?=\d)/, '');
  return digits.length > 10 ? digits.replace(/^(91|0)(?=\d{10}$)/, '') : digits;
};
