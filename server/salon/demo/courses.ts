/** What the demo salon's academy teaches. Batches begin some days after the first start. */
import type { Weekday } from '../../../common/time.ts';
import type { Translations } from '../../platform/shared/translations.ts';

interface DemoCourse {
  name: string;
  description: string;
  translations: Translations;
  weeks: number;
  /** Rupees, with tax. */
  fee: number;
  certificate: string | null;
  /** The service whose picture it shows. */
  picture: string;
  batches: { inDays: number; days: Weekday[]; fromTime: string; toTime: string; seats: number }[];
}

const WORKDAYS: Weekday[] = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'];
const WEEKEND: Weekday[] = ['SATURDAY', 'SUNDAY'];
const MORNING = { fromTime: '10:00:00', toTime: '13:00:00' };
const EVENING = { fromTime: '17:00:00', toTime: '19:30:00' };

export const demoCourses: DemoCourse[] = [
  {
    name: 'Basic Beautician Course',
    description:
      'Threading, waxing, clean-ups, facials, manicure and pedicure, from hygiene to the finished visit. Lessons in the morning, practice on real customers in the afternoon. You need no experience.',
    translations: {
      hi: {
        name: 'बेसिक ब्यूटीशियन कोर्स',
        description:
          'थ्रेडिंग, वैक्सिंग, क्लीन-अप, फेशियल, मैनीक्योर और पेडीक्योर, साफ़-सफ़ाई से लेकर पूरी विज़िट तक। सुबह पढ़ाई, दोपहर में असली ग्राहकों पर अभ्यास। पहले का अनुभव ज़रूरी नहीं।',
        certificate: 'निखार ब्यूटी केयर सर्टिफ़िकेट',
      },
      mr: {
        name: 'बेसिक ब्यूटिशियन कोर्स',
        description:
          'थ्रेडिंग, वॅक्सिंग, क्लीन-अप, फेशियल, मॅनिक्युअर आणि पेडिक्युअर, स्वच्छतेपासून पूर्ण भेटीपर्यंत. सकाळी शिकवणी, दुपारी खऱ्या ग्राहकांवर सराव. आधीचा अनुभव लागत नाही.',
        certificate: 'निखार ब्यूटी केअर सर्टिफिकेट',
      },
    },
    weeks: 12,
    fee: 28_000,
    certificate: 'Nikhar Certificate in Beauty Care',
    picture: 'fruit-clean-up',
    batches: [
      { inDays: 10, days: WORKDAYS, ...MORNING, seats: 12 },
      { inDays: 24, days: WEEKEND, ...MORNING, seats: 8 },
    ],
  },
  {
    name: 'Bridal Make-up Masterclass',
    description:
      'Skin preparation, HD and airbrush base, eyes, draping and hairstyles for Maharashtrian, Punjabi and South Indian brides. Each learner makes up three models. For beauticians with some practice.',
    translations: {
      hi: {
        name: 'ब्राइडल मेकअप मास्टरक्लास',
        description:
          'मराठी, पंजाबी और दक्षिण भारतीय दुल्हन के लिए त्वचा की तैयारी, एचडी और एयरब्रश बेस, आँखें, ड्रेपिंग और हेयरस्टाइल। हर सीखने वाले को तीन मॉडल का मेकअप करना होता है। जिन्हें थोड़ा अभ्यास है, उनके लिए।',
        certificate: 'निखार ब्राइडल मेकअप डिप्लोमा',
      },
      mr: {
        name: 'ब्रायडल मेकअप मास्टरक्लास',
        description:
          'मराठी, पंजाबी आणि दक्षिण भारतीय नवरीसाठी त्वचेची तयारी, एचडी आणि एअरब्रश बेस, डोळे, ड्रेपिंग आणि हेअरस्टाइल. प्रत्येकाला तीन मॉडेलचा मेकअप करायचा असतो. थोडा सराव असलेल्यांसाठी.',
        certificate: 'निखार ब्रायडल मेकअप डिप्लोमा',
      },
    },
    weeks: 4,
    fee: 22_000,
    certificate: 'Nikhar Diploma in Bridal Make-up',
    picture: 'bridal-make-up',
    batches: [{ inDays: 17, days: ['TUESDAY', 'THURSDAY', 'SATURDAY'], ...EVENING, seats: 8 }],
  },
  {
    name: 'Hair Design, Cut and Colour',
    description:
      'Six classic cuts, blow-dry, global colour, highlights and keratin. Tools are lent for the course. The longest of our courses, with a month of practice in the salon at its end.',
    translations: {
      hi: {
        name: 'हेयर डिज़ाइन, कट और कलर',
        description:
          'छह क्लासिक कट, ब्लो-ड्राई, ग्लोबल कलर, हाइलाइट और केराटिन। कोर्स के लिए औज़ार उधार मिलते हैं। हमारा सबसे लंबा कोर्स, आखिर में एक महीना सैलून में अभ्यास।',
        certificate: 'निखार हेयर डिज़ाइन डिप्लोमा',
      },
      mr: {
        name: 'हेअर डिझाइन, कट आणि कलर',
        description:
          'सहा क्लासिक कट, ब्लो-ड्राय, ग्लोबल कलर, हायलाइट आणि केराटिन. कोर्ससाठी साधने वापरायला मिळतात. आमचा सर्वांत मोठा कोर्स, शेवटी एक महिना सलूनमध्ये सराव.',
        certificate: 'निखार हेअर डिझाइन डिप्लोमा',
      },
    },
    weeks: 26,
    fee: 48_000,
    certificate: 'Nikhar Diploma in Hair Design',
    picture: 'highlights-foils',
    batches: [{ inDays: 31, days: WORKDAYS, ...EVENING, seats: 10 }],
  },
  {
    name: 'Mehendi Weekend',
    description:
      'From the cone to a full bridal hand in four weekends: Arabic, Marwari and modern patterns, and how to price them.',
    translations: {
      hi: {
        name: 'मेहंदी वीकेंड',
        description: 'चार वीकेंड में कोन से लेकर दुल्हन के पूरे हाथ तक: अरेबिक, मारवाड़ी और मॉडर्न डिज़ाइन, और उनका दाम कैसे लगाएँ।',
      },
      mr: {
        name: 'मेंदी वीकेंड',
        description: 'चार वीकेंडमध्ये कोनपासून नवरीच्या पूर्ण हातापर्यंत: अरेबिक, मारवाडी आणि मॉडर्न डिझाइन, आणि त्यांची किंमत कशी ठरवायची.',
      },
    },
    weeks: 4,
    fee: 4_500,
    certificate: null,
    picture: 'bridal-mehendi',
    batches: [],
  },
];
