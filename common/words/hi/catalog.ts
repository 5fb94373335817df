import type { With, With2 } from '../languages.ts';
import { plural } from './plural.ts';

export const rated = 'रेटिंग';
export const ofFive = '5 में से';
export const save20 = '20% बचत';
export const servicesFailed = 'सर्विस लोड नहीं हुईं';
export const categoriesFailedText = 'कैटेगरी नहीं मिल पाईं। कृपया थोड़ी देर बाद कोशिश करें।';
export const noServices = 'अभी कोई सर्विस नहीं है';
export const comeBackLater = 'कृपया थोड़ी देर बाद आएँ।';
export const nearly: With<string> = search => `“${search}” से मिलता-जुलता`;
export const servicesFor: With<string> = search => `“${search}” के लिए सर्विस`;
export const seeAllServices: With<number> = n => `सभी ${n} सर्विस देखें`;
export const noServicesFound = 'कोई सर्विस नहीं मिली';
export const clearSearch = 'खोज हटाएँ';
export const nothingMatches: With<string> = search => `“${search}” से कुछ नहीं मिला।`;
export const didYouMean = 'कहीं इनमें से कुछ तो नहीं चाहिए?';
export const servicesIntro = 'जो कुछ हम आपके घर पर करते हैं, कैटेगरी के हिसाब से। कोई एक चुनें और उसकी सर्विस और दाम देखें।';
export const searchServices = 'सर्विस खोजें';
export const searchPlaceholder = 'ब्यूटी सर्विस खोजें...';
export const categories: With<number> = n => plural(n, 'कैटेगरी', 'कैटेगरी');
export const more = 'और';
export const categoriesLabel = 'कैटेगरी';
export const servicesTitle = 'सर्विस';
export const whatWeDo = 'जो हम आपके घर पर करते हैं, दाम और समय के साथ।';
export const everythingWeDo = 'सब कुछ जो हम आपके घर पर करते हैं, दाम और समय के साथ।';
export const loadingMore = 'और ला रहे हैं...';
export const loadMore = 'और देखें';
export const cartIsSafe = 'आपके कार्ट में जो है, वह सुरक्षित है।';
export const categoriesFailed = 'कैटेगरी लोड नहीं हुईं';
export const showing: With2<number, string> = (shown, all) => `${all} में से ${shown}`;
export const matching: With2<string, string> = (what, search) => `“${search}” के लिए ${what}`;
export const similar: With2<string, string> = (search, services) =>
  `“${search}” नाम की कोई सर्विस नहीं। मिलते-जुलते नाम की ${services}`;
export const nothingMatchesHere: With<string> = search => `इस कैटेगरी में “${search}” से कुछ नहीं मिला।`;
export const emptyCategory = 'इस कैटेगरी में अभी कोई सर्विस नहीं है।';
export const inReviews: With<number> = n => `, ${plural(n, 'रिव्यू', 'रिव्यू')}`;
/** Of the variants of a service, the lowest price. */
export const fromPrice: With<string> = price => `${price} से`;
