export const ourSalon = 'हमारा सैलून';
export const ourEmail = 'हमारा ई-मेल';
export const ourPhone = 'हमारा फ़ोन नंबर';
export const amountInCart = 'कार्ट में दिखाई रकम';
