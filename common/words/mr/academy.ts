import type { With } from '../languages.ts';
import { plural } from './plural.ts';

export const intro = 'काम तेच करणाऱ्यांकडून शिका. छोट्या बॅच, खऱ्या ग्राहकांवर सराव, आणि प्रश्न विचारायला पूर्ण मुभा.';
export const coursesFailed = 'कोर्स लोड झाले नाहीत';
export const noCourse = 'सध्या कोणताही कोर्स सुरू नाही';
export const noCourseText = 'आम्हाला लिहा, पुढची बॅच सुरू होताना आम्ही कळवू.';
export const contactUs = 'संपर्क साधा';
export const nextBatch: With<string> = day => `पुढची बॅच ${day}`;
export const batchesFull = 'पुढच्या बॅच भरल्या आहेत';
export const askForNext = 'पुढच्या बॅचबद्दल विचारा';
export const course = 'कोर्स';
export const seeAllCourses = 'सर्व कोर्स पहा';
export const notTaughtNow = 'हा कोर्स आम्ही सध्या शिकवत नाही.';
export const courseFailed = 'कोर्स लोड झाला नाही';
export const allCourses = 'सर्व कोर्स';
export const length = 'कालावधी';
export const fee = 'फी';
export const inParts: With<string> = fee => `${fee}, हवे तर हप्त्यांमध्ये`;
export const free = 'मोफत';
export const certificate = 'सर्टिफिकेट';
export const askAboutCourse = 'या कोर्सबद्दल विचारा';
export const nextBatches = 'पुढच्या बॅच';
export const noDateYet = 'पुढच्या बॅचची तारीख अजून ठरली नाही. आम्हाला विचारा, ठरल्यावर आम्ही कॉल करू.';
export const askAboutBatch: With<string> = days => `${days} च्या बॅचबद्दल विचारा`;
export const ask = 'विचारा';
export const full = 'भरली';
export const seatsLeft: With<number> = n => `${plural(n, 'जागा', 'जागा')} रिकाम्या`;

export const weHaveIt: With<string> = course => `${course} बद्दलचा तुमचा प्रश्न मिळाला. आम्ही लवकरच कॉल करू.`;
export const hint: With<string> = course => `${course}: आम्ही SMS ने OTP पाठवू, मग कॉल करू.`;
export const learnerName = 'शिकणाऱ्या व्यक्तीचे नाव';
export const enterLearnerName = 'कृपया शिकणाऱ्या व्यक्तीचे नाव लिहा.';
export const learnerBirthday = 'शिकणाऱ्या व्यक्तीची जन्मतारीख';
export const enterLearnerBirthday = 'कृपया शिकणाऱ्या व्यक्तीची जन्मतारीख लिहा.';
export const consentHint = '18 वर्षांखालील शिकणाऱ्यांसाठी आई-वडील किंवा पालकांची संमती लागते.';
export const guardian = 'आई-वडील किंवा पालक';
export const guardianName = 'आई, वडील किंवा पालकांचे नाव';
export const enterGuardianName = 'कृपया आई, वडील किंवा पालकांचे नाव लिहा.';
export const guardianPhone = 'पालकांचा मोबाइल नंबर';
export const consentNeeded = 'या संमतीशिवाय पुढे जाता येणार नाही.';
/** Kept with the consent (server/academy/rules.ts). */
export const guardianConsent: With<string> = salon =>
  `मी आई, वडील किंवा कायदेशीर पालक आहे. ${salon} ने ही माहिती ठेवावी आणि हा कोर्स शिकवावा, यास माझी संमती आहे.`;
export const otpToGuardian = 'OTP पालकांना जातो.';
export const guardianIsAdult = 'माझे वय 18 वर्षे किंवा जास्त आहे.';
export const accountCounts =
  'हा तुमच्या खात्याचा नंबर असेल, आणि आम्ही आधी तुमच्याकडे आलो असू, तर तुमची संमती लगेच मानली जाते. नाहीतर आम्ही आधी तुम्हाला सलूनला बोलावू.';
export const guardianComes = 'हा फक्त एक प्रश्न आहे. प्रवेशाआधी आई, वडील किंवा पालक सलूनला येऊन ओळखपत्र दाखवतात.';
export const batch = 'बॅच';
export const notDecided = 'अजून ठरले नाही';
export const fromDay: With<string> = day => `${day} पासून`;
export const question = 'तुमचा प्रश्न';
