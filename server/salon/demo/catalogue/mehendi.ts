import type { DemoCategory } from './category.ts';

export const mehendi: DemoCategory = {
  key: 'mehendi',
  name: 'Mehendi',
  description:
    'Natural henna cones mixed by our artists without chemicals, for brides, guests and festivals. Designs are agreed on paper first.',
  hi: ['मेहंदी', 'हमारे आर्टिस्ट की बिना केमिकल घोली हुई नैचुरल मेहंदी, दुल्हन, मेहमानों और त्योहारों के लिए। डिज़ाइन पहले कागज़ पर तय होता है।'],
  mr: ['मेंदी', 'आमच्या आर्टिस्टनी केमिकलशिवाय कालवलेली नैसर्गिक मेंदी, नवरी, पाहुणे आणि सणांसाठी. डिझाइन आधी कागदावर ठरते.'],
  services: [
    {
      key: 'simple-mehendi',
      name: 'Simple Mehendi, Both Palms',
      description:
        'A round flower in each palm with filled finger tips, neat and quick. Suits festivals, Karva Chauth and children. Natural cones; colour deepens over two days.',
      hi: [
        'सिंपल मेहंदी, दोनों हथेलियाँ',
        'हर हथेली में गोल फूल और भरे हुए पोर, साफ़ और जल्दी। त्योहारों, करवा चौथ और बच्चों के लिए। नैचुरल कोन; रंग दो दिन में गहरा होता है।',
      ],
      mr: [
        'सिंपल मेंदी, दोन्ही तळवे',
        'प्रत्येक तळहातावर गोल फूल आणि भरलेली बोटांची टोके, सुबक आणि झटपट. सण, करवा चौथ आणि मुलांसाठी. नैसर्गिक कोन; रंग दोन दिवसांत गडद होतो.',
      ],
      price: 599,
      durationInMinutes: 40,
    },
    {
      key: 'arabic-mehendi',
      name: 'Arabic Mehendi, Both Hands',
      description:
        'Bold vines and leaves running from one finger to the wrist on the back of both hands, with open skin between. Shading by hand. Includes lemon-sugar fixer.',
      hi: [
        'अरेबिक मेहंदी, दोनों हाथ',
        'दोनों हाथों के पीछे, एक उँगली से कलाई तक बहती मोटी बेलें और पत्तियाँ, बीच में खुली त्वचा। शेडिंग हाथ से। नींबू-चीनी का घोल शामिल।',
      ],
      mr: [
        'अरेबिक मेंदी, दोन्ही हात',
        'दोन्ही हातांच्या मागे, एका बोटापासून मनगटापर्यंत जाड वेली आणि पाने, मधे मोकळी त्वचा. शेडिंग हाताने. लिंबू-साखरेचे पाणी समाविष्ट.',
      ],
      price: 999,
      durationInMinutes: 60,
    },
    {
      key: 'bridal-mehendi',
      name: 'Bridal Mehendi',
      description:
        'Both hands front and back to the elbow and both feet, with fine lattice, paisleys and, if you like, figures and hidden initials. Drawn by one senior artist with an assistant. Includes fixer and clove-smoke instructions for a dark stain.',
      hi: [
        'ब्राइडल मेहंदी',
        'दोनों हाथ आगे-पीछे कोहनी तक और दोनों पैर, बारीक जाली, कैरी और चाहें तो आकृतियाँ व छिपे हुए नाम के अक्षर। एक सीनियर आर्टिस्ट और एक सहायक। गहरे रंग के लिए घोल और लौंग के धुएँ का तरीका शामिल।',
      ],
      mr: [
        'ब्रायडल मेंदी',
        'दोन्ही हात पुढे-मागे कोपरापर्यंत आणि दोन्ही पाय, बारीक जाळी, कैरी आणि हवे तर आकृत्या व लपलेली आद्याक्षरे. एक सीनियर आर्टिस्ट आणि एक मदतनीस. गडद रंगासाठी पाणी आणि लवंगेच्या धुराची पद्धत समाविष्ट.',
      ],
      price: 5499,
      durationInMinutes: 240,
    },
    {
      key: 'feet-mehendi',
      name: 'Feet Mehendi',
      description:
        'Mandala, toes and ankle bands on both feet, drawn to match the hands. Done after the pedicure, never before. Leave it on for at least four hours.',
      hi: [
        'पैरों की मेहंदी',
        'दोनों पैरों पर मंडल, उँगलियाँ और टखने की पट्टी, हाथों से मिलती-जुलती। पेडीक्योर के बाद, पहले कभी नहीं। कम से कम चार घंटे लगी रहने दें।',
      ],
      mr: [
        'पायांची मेंदी',
        'दोन्ही पायांवर मंडल, बोटे आणि घोट्याची पट्टी, हातांशी जुळणारी. पेडिक्युअरनंतर, आधी कधीच नाही. किमान चार तास तशीच राहू द्या.',
      ],
      price: 1499,
      durationInMinutes: 75,
    },
    {
      key: 'guest-mehendi',
      name: 'Guest Mehendi, Five Guests',
      description:
        'One palm or back of hand each for five guests at a wedding or haldi, about twelve minutes a guest. Guests choose from a sheet of designs. Book it twice for ten.',
      hi: [
        'मेहमानों की मेहंदी, पाँच मेहमान',
        'शादी या हल्दी में पाँच मेहमानों के लिए एक-एक हथेली या हाथ का पिछला हिस्सा, हर मेहमान करीब बारह मिनट। डिज़ाइन शीट से चुनते हैं। दस मेहमानों के लिए दो बार बुक करें।',
      ],
      mr: [
        'पाहुण्यांची मेंदी, पाच पाहुणे',
        'लग्न किंवा हळदीत पाच पाहुण्यांसाठी एकेक तळवा किंवा हाताची मागची बाजू, प्रत्येकी सुमारे बारा मिनिटे. डिझाइन शीटवरून निवडतात. दहा पाहुण्यांसाठी दोनदा बुक करा.',
      ],
      price: 1999,
      durationInMinutes: 75,
    },
  ],
};
