export const footerText = 'आपके घर पर ब्यूटी सर्विस, हमारी अकादमी की ट्रेंड टीम से।';
export const phoneAndEmail = 'फ़ोन और ई-मेल';
export const footer = 'पेज का निचला भाग';
export const footerPlain = 'आपके घर पर ब्यूटी सर्विस।';
export const openingHours = 'खुलने का समय';
