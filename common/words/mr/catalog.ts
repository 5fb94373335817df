import type { With, With2 } from '../languages.ts';
import { plural } from './plural.ts';

export const rated = 'रेटिंग';
export const ofFive = '5 पैकी';
export const save20 = '20% बचत';
export const servicesFailed = 'सर्व्हिस लोड झाल्या नाहीत';
export const categoriesFailedText = 'कॅटेगरी मिळाल्या नाहीत. कृपया थोड्या वेळाने प्रयत्न करा.';
export const noServices = 'सध्या कोणतीही सर्व्हिस नाही';
export const comeBackLater = 'कृपया थोड्या वेळाने या.';
export const nearly: With<string> = search => `“${search}” शी मिळतेजुळते`;
export const servicesFor: With<string> = search => `“${search}” साठी सर्व्हिस`;
export const seeAllServices: With<number> = n => `सर्व ${n} सर्व्हिस पहा`;
export const noServicesFound = 'कोणतीही सर्व्हिस सापडली नाही';
export const clearSearch = 'शोध काढा';
export const nothingMatches: With<string> = search => `“${search}” शी जुळणारे काही नाही.`;
export const didYouMean = 'यांपैकी काही हवे आहे का?';
export const servicesIntro = 'आम्ही तुमच्या घरी जे करतो ते सगळे, कॅटेगरीनुसार. एक निवडा आणि तिच्या सर्व्हिस व किंमती पहा.';
export const searchServices = 'सर्व्हिस शोधा';
export const searchPlaceholder = 'ब्यूटी सर्व्हिस शोधा...';
export const categories: With<number> = n => plural(n, 'कॅटेगरी', 'कॅटेगरी');
export const more = 'आणखी';
export const categoriesLabel = 'कॅटेगरी';
export const servicesTitle = 'सर्व्हिस';
export const whatWeDo = 'आम्ही तुमच्या घरी जे करतो ते, किंमत आणि लागणाऱ्या वेळेसह.';
export const everythingWeDo = 'आम्ही तुमच्या घरी जे करतो ते सगळे, किंमत आणि लागणाऱ्या वेळेसह.';
export const loadingMore = 'आणखी आणत आहोत...';
export const loadMore = 'आणखी पहा';
export const cartIsSafe = 'तुमच्या कार्टमध्ये जे आहे ते सुरक्षित आहे.';
export const categoriesFailed = 'कॅटेगरी लोड झाल्या नाहीत';
export const showing: With2<number, string> = (shown, all) => `${all} पैकी ${shown}`;
export const matching: With2<string, string> = (what, search) => `“${search}” साठी ${what}`;
export const similar: With2<string, string> = (search, services) =>
  `“${search}” नावाची सर्व्हिस नाही. मिळत्याजुळत्या नावाच्या ${services}`;
export const nothingMatchesHere: With<string> = search => `या कॅटेगरीत “${search}” शी जुळणारे काही नाही.`;
export const emptyCategory = 'या कॅटेगरीत सध्या कोणतीही सर्व्हिस नाही.';
export const inReviews: With<number> = n => `, ${plural(n, 'रिव्ह्यू', 'रिव्ह्यू')}`;
/** Of the variants of a service, the lowest price. */
export const fromPrice: With<string> = price => `${price} पासून`;
