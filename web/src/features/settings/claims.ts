/** What the salon says of itself (rule C13): stated, not computed. */
export const claims = { years: '15+', clients: '10,000+', services: '50+', rating: '4.9', reviews: '500+' };
