import type { With, With2 } from '../languages.ts';
import { plural } from './plural.ts';

export const rated = 'Rated';
export const ofFive = 'of 5';
export const save20 = 'Save 20%';
export const servicesFailed = 'Failed to load services';
export const categoriesFailedText = 'Failed to fetch categories. Please try again later.';
export const noServices = 'No services available';
export const comeBackLater = 'Please come back a little later.';
export const nearly: With<string> = search => `Nearly “${search}”`;
export const servicesFor: With<string> = search => `Services for “${search}”`;
export const seeAllServices: With<number> = n => `See all ${n} services`;
export const noServicesFound = 'No services found';
export const clearSearch = 'Clear Search';
export const nothingMatches: With<string> = search => `Nothing matches “${search}”.`;
export const didYouMean = 'Did you mean one of these?';
export const servicesIntro = 'Everything we do at your home, by category. Choose one to see its services and their prices.';
export const searchServices = 'Search services';
export const searchPlaceholder = 'Search beauty services...';
export const categories: With<number> = n => plural(n, 'category', 'categories');
export const more = 'More';
export const categoriesLabel = 'Categories';
export const servicesTitle = 'Services';
export const whatWeDo = 'What we do at your home, each with its price and the time it takes.';
export const everythingWeDo = 'Everything we do at your home, each with its price and the time it takes.';
export const loadingMore = 'Loading more...';
export const loadMore = 'Load more';
export const cartIsSafe = 'Nothing you put into your cart is lost.';
export const categoriesFailed = 'Failed to load categories';
export const showing: With2<number, string> = (shown, all) => `Showing ${shown} of ${all}`;
export const matching: With2<string, string> = (what, search) => `${what} for “${search}”`;
export const similar: With2<string, string> = (search, services) =>
  `No service matches “${search}”. ${services} with a similar spelling`;
export const nothingMatchesHere: With<string> = search => `Nothing matches “${search}” in this category.`;
export const emptyCategory = 'This category has no services at the moment.';
/** Behind an average, for screen readers. */
export const inReviews: With<number> = n => ` in ${plural(n, 'review', 'reviews')}`;
/** Of the variants of a service, the lowest price. */
export const fromPrice: With<string> = price => `from ${price}`;
