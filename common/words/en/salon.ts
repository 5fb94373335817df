export const ourSalon = 'our salon';
export const ourEmail = 'our e-mail address';
export const ourPhone = 'our telephone number';
export const amountInCart = 'the amount shown in the cart';
