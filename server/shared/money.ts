/** Money is integer paise inside and rupees with at most two decimals in the contract (rulings R1). */
export const toPaise = (rupees: number): number => Math.round(rupees * 100);
export const toRupees = (paise: number): number => paise / 100;
