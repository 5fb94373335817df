/**
 * A whole day of a salon with three named professionals (R20), lived through the screens of all three kinds of people on the moving clock.
 * The chapters build on one another. `npm run day`.
 */
import * as afternoon from './day/afternoon.ts';
import * as afterwards from './day/afterwards.ts';
import * as eve from './day/eve.ts';
import * as evening from './day/evening.ts';
import * as morning from './day/morning.ts';
import * as opening from './day/opening.ts';
import { closeScreens, openScreens } from './day/people.ts';
import { test } from './test.ts';

test.describe.configure({ mode: 'serial' });

test.beforeAll(({ browser }) => openScreens(browser));
test.afterAll(closeScreens);

test('the owner empties the demo', opening.emptyTheDemo);
test('the owner takes the six steps', opening.takeTheSteps);
test('the owner tests the salon', opening.testTheSalon);
test('the owner sets fee, payment and alerts', opening.setTheRules);
test('customers and professionals open it', opening.everybodyOpensIt);

test('the day before: Asha wishes for Kavita, and hears that Kavita comes', eve.ashaWishesForKavita);
test('the day before: Sunita is booked by telephone, in Hindi', eve.sunitaCalls);
test('the day before: Rekha’s payment fails, and comes with the next try', eve.rekhaPaysOnTheSecondTry);
test('18:00: everybody hears who comes, and hears it again when it changes', eve.theNameThatWasToldChanges);

test('08:30: Kavita is sick, and the salon and her customers know it', morning.kavitaIsSick);
test('08:35: nobody else is free, and Asha agrees to another time', morning.ashaAgreesToAnotherTime);
test('08:40: Rekha’s visit goes back to Nilesh', morning.rekhaIsGivenBack);
test('10:40: Nilesh goes in Hindi, and loses the network at the door', morning.nileshGoesToSunita);
test('11:20: nobody has set out to Meera, and the salon hears it', morning.nobodyHasSetOutToMeera);
test('11:40: Meera hears how late it gets', morning.meeraHearsHowLateItGets);
test('12:05: Nilesh is paid in cash with a tip, still without network', morning.nileshIsPaidWithoutNetwork);
test('12:45: Meera pays by the code on Mangala’s phone', morning.meeraPaysByTheCode);

test('13:00: Asha is visited as agreed, and Vidya’s visit is forgotten', afternoon.ashaIsVisited);
test('15:00: nobody is at Farida’s door', afternoon.nobodyIsAtFaridas);
test('15:30: Rekha cancels late, sees the fee before, and hears what comes back', afternoon.rekhaCancelsLate);
test('17:00: Leela is visited', afternoon.leelaIsVisited);

test('19:30: ₹50 is missing in the cash', evening.cashIsMissing);
test('19:40: Rekha and Asha get money back, and Asha reads her bill', evening.moneyGoesBack);
test('19:50: a course: asked about, enrolled, and the fee is taken', evening.aLearnerEnrols);

test('the next morning: the forgotten visit stands first, and is ended', afterwards.theForgottenVisit);
test('the next morning: what Nilesh owes is paid in', afterwards.theBalance);
test('the next morning: Asha writes a review, the owner answers, and the home page shows it', afterwards.theReview);
test('the month: pay by a rule from the day before, and what the accountant gets', afterwards.theMonth);
