/** Visits for several guests (rule R23.6): for whom the services are, and who serves whom when. */
import type { With, With2 } from '../languages.ts';
import { plural } from './plural.ts';

export const forWhom = 'For whom?';
export const onePerson = 'One person';
export const onePersonHint = 'All services one after the other.';
export const several = 'Several people';
export const severalHint = 'We plan who serves whom, so that everyone is ready in time.';
export const guests: With<number> = n => plural(n, 'guest', 'guests');
export const whoGetsWhat = 'Who gets what?';
export const namesNotNeeded = 'Names are not needed. A word that you know is enough.';
export const guest: With<number> = n => `Guest ${n}`;
export const nameOf: With<number> = n => `Guest ${n}: name (optional)`;
export const servicesOf: With<string> = guest => `Services for ${guest}`;
export const addGuest = 'Add a Guest';
export const removeGuest: With<string> = guest => `Remove ${guest}`;
export const eachNeedsOne = 'Choose at least one service for each guest.';
export const moreServices = 'For other services, add them to the cart first.';
export const saveGuests = 'Save';
export const savingGuests = 'Saving...';
export const guestsFailed = 'The guests could not be saved.';
export const changeGuests = 'Change';
export const whenReady = 'When shall everyone be ready?';
export const readyBy = 'Ready by';
export const beginAt = 'Begin at';
export const timeOfDay = 'Time';
export const planning = 'Looking for the best plan...';
export const planFailed = 'The plan could not be made.';
export const noPlan = 'At this time we cannot serve all guests.';
export const noPlanSoSoon = 'This time is too soon.';
export const noPlanClosed = 'We are closed then.';
export const noPlanOutside = 'We do not come to this address.';
export const theseWork = 'These times work:';
export const otherDayOrTime = 'Please choose another time or another day.';
export const howMany = 'How many professionals shall come?';
export const professionals: With<number> = n => plural(n, 'professional', 'professionals');
export const saves: With<string> = length => `${length} shorter`;
export const from: With<string> = time => `from ${time}`;
export const nthProfessional: With<number> = n => `Professional ${n}`;
export const thePlan = 'The plan';
export const guestHead = 'Guest';
export const served: With2<string, string> = (service, professional) => `${service}, by ${professional}`;
export const choosePlan = 'Choose when everyone shall be ready';
export const allReady: With<string> = time => `Everyone is ready by ${time}`;
export const forGuests: With<string> = guests => `For ${guests}`;
export const theyCome: With<string> = names => `${names} come to you`;
export const theyCame: With<string> = names => `${names} came to you`;
export const howManyCome: With<string> = professionals => `${professionals} come to you`;
export const showGuests = 'Who is served when';
/** 'Asha, Rekha and Sunita'. */
export function listOf(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
