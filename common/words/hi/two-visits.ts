import type { With, With2 } from '../languages.ts';

export const title = 'इसके लिए दो विज़िट चाहिए';
export const why = 'ये सारी सर्विस कोई एक व्यक्ति नहीं करता।';
export const titleOfMany: With<number> = visits => `इसके लिए ${visits} विज़िट चाहिए`;
export const visit: With<number> = number => `विज़िट ${number}`;
export const bookFirst = 'पहले विज़िट 1 बुक करें';
export const thenRest = 'बाकी सर्विस हम आपके लिए संभालकर रखेंगे, और वही दिन दिखाएँगे।';
/** The least that a visit costs. */
export const tooLittle: With2<number, string> = (number, amount) => `विज़िट ${number} ${amount} से कम की है। उसमें कुछ और जोड़ें।`;
export const chooseFirst = 'इसके लिए एक से ज़्यादा विज़िट चाहिए। ऊपर चुनें कि पहले कौन-सी हो।';
export const stillToBook = 'यह बुक करना बाकी है';
export const sameDay = 'उसी दिन, पहली विज़िट के बाद का समय हम ढूँढते हैं।';
export const bookNow = 'अभी बुक करें';
export const forget = 'अब नहीं चाहिए';
export const failed = 'कार्ट नहीं बदल पाया। फिर कोशिश करें।';
export const putBack = 'वापस कार्ट में डालें';
