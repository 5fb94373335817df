/** Visits for several guests (rule R23.6): for whom the services are, and who serves whom when. */
import type { With, With2 } from '../languages.ts';
import { plural } from './plural.ts';

export const forWhom = 'कोणासाठी?';
export const onePerson = 'एक व्यक्ती';
export const onePersonHint = 'सर्व सेवा एकामागून एक.';
export const several = 'बरेच जण';
export const severalHint = 'कोण कोणाची सेवा करणार हे आम्ही ठरवतो, म्हणजे सर्व वेळेत तयार होतील.';
export const guests: With<number> = n => plural(n, 'पाहुणा', 'पाहुणे');
export const whoGetsWhat = 'कोणाला काय हवे?';
export const namesNotNeeded = 'नावे आवश्यक नाहीत. तुम्हाला ओळखता येईल असा कोणताही शब्द चालेल.';
export const guest: With<number> = n => `पाहुणा ${n}`;
export const nameOf: With<number> = n => `पाहुणा ${n}: नाव (ऐच्छिक)`;
export const servicesOf: With<string> = guest => `${guest}: सेवा`;
export const addGuest = 'पाहुणा जोडा';
export const removeGuest: With<string> = guest => `${guest} काढा`;
export const eachNeedsOne = 'प्रत्येक पाहुण्यासाठी किमान एक सेवा निवडा.';
export const moreServices = 'इतर सेवा हव्या असतील तर आधी कार्टमध्ये जोडा.';
export const saveGuests = 'सेव्ह करा';
export const savingGuests = 'सेव्ह होत आहे...';
export const guestsFailed = 'पाहुणे सेव्ह झाले नाहीत.';
export const changeGuests = 'बदला';
export const whenReady = 'सर्व कधीपर्यंत तयार हवेत?';
export const readyBy = 'या वेळेपर्यंत तयार';
export const beginAt = 'या वेळी सुरू';
export const timeOfDay = 'वेळ';
export const planning = 'सर्वात चांगली योजना शोधत आहोत...';
export const planFailed = 'योजना तयार झाली नाही.';
export const noPlan = 'या वेळी आम्ही सर्व पाहुण्यांची सेवा करू शकत नाही.';
export const noPlanSoSoon = 'ही वेळ खूप लवकर आहे.';
export const noPlanClosed = 'त्या वेळी आम्ही बंद असतो.';
export const noPlanOutside = 'आम्ही या पत्त्यावर येत नाही.';
export const theseWork = 'या वेळा चालतील:';
export const otherDayOrTime = 'कृपया दुसरी वेळ किंवा दुसरा दिवस निवडा.';
export const howMany = 'किती प्रोफेशनल यावेत?';
export const professionals: With<number> = n => plural(n, 'प्रोफेशनल', 'प्रोफेशनल');
export const saves: With<string> = length => `${length} कमी`;
export const from: With<string> = time => `${time} पासून`;
export const nthProfessional: With<number> = n => `प्रोफेशनल ${n}`;
export const thePlan = 'योजना';
export const guestHead = 'पाहुणा';
export const served: With2<string, string> = (service, professional) => `${service}, ${professional}`;
export const choosePlan = 'सर्व कधीपर्यंत तयार हवेत ते निवडा';
export const allReady: With<string> = time => `${time} पर्यंत सर्व तयार`;
export const forGuests: With<string> = guests => `${guests}`;
export const theyCome: With<string> = names => `${names} तुमच्या घरी येतील`;
export const theyCame: With<string> = names => `${names} तुमच्या घरी आले`;
export const howManyCome: With<string> = professionals => `${professionals} तुमच्या घरी येतील`;
export const showGuests = 'कोणाची सेवा कधी';
/** 'Asha, Rekha and Sunita'. */
export function listOf(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} आणि ${names.at(-1)}`;
}
