/** What the salon claims about itself. Not computed (rule C13). */
export const claims = { years: '15+', clients: '10,000+', services: '50+', rating: '4.9', reviews: '500+' };
