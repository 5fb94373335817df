import type { Pairs } from '../languages.ts';

export const summary =
  '{salon} needs your mobile number, your name and an address to come to your home. We use them only for that, show you everything we hold, and erase it when you ask. We do not sell data, show no advertising and track nobody across the web.';
export const theAct =
  "India's Digital Personal Data Protection Act, 2023 (DPDP Act) requires this notice. You can download your data and delete your account under {profile}.";

export const who = 'Who we are';
export const fiduciary =
  '{salon}, {address}, decides how personal data on this site is used. The Act calls us the Data Fiduciary and you the Data Principal. You reach us at {phone} and {email}.';
export const consent =
  'You give your consent when you register or sign in, only for the purposes named here. You can withdraw it as easily: delete your account. This notice is here in English, Hindi and Marathi. If you prefer another language of the Eighth Schedule to the Constitution, write to us and we send it to you.';
export const adults =
  'Accounts are for people aged 18 or over. For a younger person, a parent or guardian books and stays during the visit.';

export const what = 'What we hold, and why';
export const held: Pairs = [
  [
    'Mobile number and name',
    'To sign you in with a one-time password (OTP), to know whom we visit, and to call you about a booking. If you book by telephone, the salon enters them for you.',
  ],
  [
    'E-mail, gender, date of birth',
    'Only if you enter them in your profile. We use the e-mail to reach you. The others help us to prepare the visit.',
  ],
  [
    'Addresses, with their place on the map and your instructions',
    "To find your door. We ask for your device's location only when you set an address, and use it only if you allow it.",
  ],
  [
    'Cart, coupons and bookings',
    'To carry out the visit, to charge the right price, and to keep the accounts that tax law requires.',
  ],
  [
    'How often you come',
    'Worked out from your visits, to show you the next one when it may be due, and so that our team can ask you. “Not now” hides it.',
  ],
  [
    'Reviews',
    'What you say about a visit, to help others and us. Our site shows stars, words and your first name to everybody, without the services of the visit. We may hide a review, and then tell you why.',
  ],
  [
    'A note about you',
    'What our team should know at your next visit, such as an allergy. You get it when you download your data.',
  ],
  [
    'Payment',
    'How you pay and whether you have paid. A UPI payment happens in your own app, and an online payment on the page of a payment provider: we never see your PIN, card or account number.',
  ],
  ['Messages', 'What you write in the contact form, with your name and the mobile or e-mail you give, to answer you.'],
  [
    'Your network (IP) address',
    'With every requested or mistyped OTP, so that nobody can guess codes or flood phones with messages.',
  ],
  [
    'Friends you bring',
    'Who gave whose code, while the salon rewards it, to give both a coupon. So that each person counts once, a keyed fingerprint of the mobile and the address stays for three years, also of a deleted account. Nobody can read them from it.',
  ],
];

export const others = 'Who else sees it';
export const onlyWhatIsNeeded = 'We pass on only what a task needs:';
export const receivers: Pairs = [
  ['Our team', ': those who plan and make your visit see your name, mobile number, address and what you booked.'],
  [
    'The SMS provider',
    ' gets your mobile number and the text with the OTP, and the messages about your visits: confirmation, changes, reminders, who comes, and the receipt.',
  ],
  [
    'WhatsApp (Meta)',
    ' gets your mobile number and these messages instead, but only if you allowed it at checkout or in your profile. Take it back there at any time.',
  ],
  ['The e-mail provider', ' gets them too, if your profile has an e-mail address.'],
  [
    'People to whom you forward a link',
    ' from our messages: they see that visit and its start code, and can move or cancel it. They do not see your name, number, street or flat. The link works until the day after the visit.',
  ],
  ['Calendar apps of our team', ' may show your visits with your first name, the services, city and PIN code.'],
  [
    'Programs that the salon uses',
    ', such as accounting: some are only told that a visit was booked, moved, done or paid, with its number, date and time, or that you were offered a time for which you wait, and took it, with services and days. Others have a key of the salon and read what it allows: bookings with your name, number and address, your profile, payments, bills or reviews, and documents of courses with the names of learners and guardians. Some keys also book, change and pay back. The salon can revoke each key at any time.',
  ],
];
export const paymentProvider = 'The payment provider';
export const paymentProviderText =
  ', when you pay online: the amount and the number of the booking. What you enter on its page goes to it alone.';
export const theMap = 'The map';
export const theMapText =
  ": when one is shown, your browser fetches its pictures from the map's server, which learns your network address and the area you look at{attribution}. Our server sends your searches and the position of the pin to a geocoding service, without your name, number or network address.";
export const lastReceivers: Pairs = [
  ['WhatsApp and Google Maps', ' otherwise only if you press their buttons on the contact page. Then their own policies apply.'],
  ['Authorities', ', if a law or a court requires it.'],
];
export const nobodyElse = 'Nobody else. There are no advertising partners and no analytics services on this site.';

export const howLong = 'How long we keep it';
export const kept: Pairs = [
  [
    'Profile, addresses and cart',
    ': until you change or delete them, or delete your account. If you neither sign in nor have a visit for 3 years, we tell you, and erase the account 30 days later.',
  ],
  ['The note about you', ': until we change or delete it, or you delete your account.'],
  [
    'Bookings',
    ': with your name and address, as long as you have an account. After that they keep services, price, date and status, but nothing that identifies you.',
  ],
  [
    'Reviews',
    ': as long as you have an account. After that their words are removed, and so are ours about them. The stars stay without your name, because averages are made of them.',
  ],
  [
    'Bills, invoices and vouchers',
    ': as long as tax law asks us to keep them, also after you have deleted your account. They name you or your business, and keep the last four digits of your mobile. Once the account is deleted, nobody can find them by your account.',
  ],
  [
    'One-time passwords',
    ': valid for 2 minutes, or for 10 to change your number, and only stored in a form that cannot be read back.',
  ],
  ['Requests for an OTP and wrong tries', ', with their network address: 2 days.'],
  ['Your sign-in', ': 30 days, or until you log out.'],
  [
    'Your mobile number before',
    ', after you changed it: for 30 days. When and why it changed stays as long as you have an account.',
  ],
  ['Places you searched for', ': the answers for 30 days, without any link to you.'],
  ['How long the way to you takes', ': for 90 days, with your place rounded to about 100 m and without any link to you.'],
  [
    'Messages from the contact form',
    ': for 12 months. They do not belong to an account, so deleting your account does not delete them. Write to us, and we erase them sooner.',
  ],
  [
    'Your wish that we come to a place',
    ', with your mobile number: for 12 months, or until you delete your account. We erase it sooner once we have told you, or when you ask.',
  ],
  [
    'Visits that come again',
    ', with services, address and times: for 12 months after they have ended, or until you delete your account.',
  ],
  ['What you wait for', ', with services and days: for 12 months after it has ended, or until you delete your account.'],
  [
    'Enquiries about courses',
    ", with the learner's date of birth and a guardian's consent: for 12 months after the last change, or until you delete your account. If the learner enrols, for 3 years after the course. Fees and their bills stay, as above. Write to us, and we erase the rest sooner, unless the course is still running: then they go right after it.",
  ],
  [
    'Messages about your visits',
    ', with their text: for 13 months. When you delete your account, text and number are removed at once. Links in them stop working the day after the visit, or with your account.',
  ],
  ['Your consent to WhatsApp', ', with its wording and time: until you delete your account, also after you have withdrawn it.'],
  [
    'Reminders of a visit that is due',
    ', whether you booked or ended them by their link, and when you got none so that we can compare: for 13 months, or until you delete your account.',
  ],
  [
    'What you allowed us to send as reminders and offers',
    ', for each way, with its wording, language and time: until you delete your account, also after you have withdrawn it. They are off until you switch them on in your profile, and you end them there, or by the link in each message.',
  ],
  [
    'Which of us read your data',
    ', hour by hour, also programs: for 12 months, as the DPDP Rules ask. When you delete your account, it no longer names you.',
  ],
  ['Technical logs', ' hold no names, numbers, addresses or codes.'],
];

export const device = 'What is kept on your device';
export const noCookies =
  'We set no cookies. Your browser keeps the files of this site, so that it opens without a connection. Its local storage keeps:';
export const onYourDevice: readonly string[] = [
  'your sign-in and the number of your cart, until you log out;',
  'your mobile number while an OTP for it is valid;',
  'what you chose in checkout, for an hour or until you log out, so that a reload does not lose it. Each open tab has its own;',
  'an address or a profile change that you were typing when your sign-in ended, for an hour, or until you continue or log out;',
  'your cart and your bookings as last shown, for a week or until you log out, so that they open without a connection. Cart changes that wait for a connection stay for three days, or until you log out;',
  'the last known services, categories and salon details, so that pages open at once. These hold nothing about you.',
];
export const expired = 'The site removes expired data the next time you open it.';
export const ifCleared = "If you clear the site's data in your browser, all of it is removed and you are signed out.";

export const rights = 'Your rights, and where to use them';
export const access = 'Access';
export const accessText = ' (section 11 of the Act): {profile}, Download My Data gives you all of it as a file.';
export const correction = 'Correction and completion';
export const correctionText =
  ' (section 12): {profile}, Edit. Your mobile number and your addresses are changed on the same page. If you have lost the old number, the salon changes it.';
export const erasure = 'Erasure and withdrawing consent';
export const erasureText =
  ' (sections 12 and 6): {profile}, Delete My Account. It works at once, unless a booking is still pending. Cancel the booking before the visit, or call us after it.';
export const otherRights: Pairs = [
  ['Grievance', ' (section 13): see the last chapter.'],
  ['Nomination', ' (section 14): tell us who may use these rights for you in case of death or incapacity.'],
];
export const cannotDoYourself =
  'For anything that you cannot do yourself, write to {email}, from the e-mail in your profile or with your mobile number, so that we know it is you. Using your rights costs nothing.';

export const protection = 'How we protect it';
export const protectionText =
  'The connection between you and us is encrypted. We store codes only as keyed hashes, and a code ends after five wrong tries. No other customer can see your bookings and addresses. Staff sign in separately, and only those who need your data see it. If personal data gets into the wrong hands, we tell you and the Data Protection Board of India without delay.';

export const grievance = 'Questions and complaints';
export const contactForIt =
  'Our grievance contact is the front desk: {email}, {phone}, or the form on {contact}. We confirm within 2 working days and settle it within 30 days.';
export const board =
  'If our answer does not satisfy you, you may complain to the Data Protection Board of India. Before an important change of this notice takes effect, we announce it here. We ask for your consent again where the Act requires it.';
