export const ourSalon = 'आमचे सलून';
export const ourEmail = 'आमचा ई-मेल';
export const ourPhone = 'आमचा फोन नंबर';
export const amountInCart = 'कार्टमध्ये दाखवलेली रक्कम';
