export const footerText = 'Beauty services at your home, by people who learned it at our academy.';
export const phoneAndEmail = 'Phone and e-mail';
export const footer = 'Footer';
export const footerPlain = 'Beauty services at your home.';
export const openingHours = 'Opening hours';
