import type { DemoCategory } from './category.ts';

export const makeUp: DemoCategory = {
  key: 'make-up',
  name: 'Bridal & Party Make-up',
  description:
    'From a quiet engagement look to the full bridal day, with hairstyling, draping and lashes as described. We use sealed or sanitised products and start on time.',
  hi: [
    'ब्राइडल और पार्टी मेकअप',
    'सगाई के सादे लुक से लेकर दुल्हन के पूरे दिन तक, हेयरस्टाइल, ड्रेपिंग और लैश के साथ, जैसा हर सर्विस में लिखा है। प्रोडक्ट सीलबंद या सैनिटाइज़ होते हैं, और काम समय पर शुरू होता है।',
  ],
  mr: [
    'ब्रायडल आणि पार्टी मेकअप',
    'साखरपुड्याच्या साध्या लुकपासून नवरीच्या पूर्ण दिवसापर्यंत, हेअरस्टाइल, ड्रेपिंग आणि लॅशसह, प्रत्येक सर्व्हिसमध्ये लिहिल्याप्रमाणे. प्रॉडक्ट सीलबंद किंवा सॅनिटाइझ केलेले, आणि काम वेळेवर सुरू.',
  ],
  services: [
    {
      key: 'party-make-up',
      name: 'Party Make-up',
      description:
        'Base, eyes, lips and light contour for an evening out, with a simple open or half-up hairstyle. Skin is prepared first so that the base sits well. Lashes on request at no extra cost.',
      hi: [
        'पार्टी मेकअप',
        'शाम की पार्टी के लिए बेस, आँखें, होंठ और हल्का कंटूर, सादे खुले या हाफ़-अप हेयरस्टाइल के साथ। बेस अच्छा बैठे, इसलिए पहले त्वचा तैयार होती है। कहने पर लैश, बिना अलग दाम के।',
      ],
      mr: [
        'पार्टी मेकअप',
        'संध्याकाळच्या पार्टीसाठी बेस, डोळे, ओठ आणि हलका कंटूर, साध्या मोकळ्या किंवा हाफ-अप हेअरस्टाइलसह. बेस नीट बसावा म्हणून आधी त्वचा तयार करतात. सांगितल्यास लॅश, वेगळी किंमत न घेता.',
      ],
      price: 2499,
      durationInMinutes: 75,
    },
    {
      key: 'eye-make-up-lashes',
      name: 'Eye Make-up & Lashes',
      description:
        'A soft smoky, cut-crease or glitter eye with liner, brows filled and strip lashes applied. For those who do the rest themselves. Takes contact-lens wearers into account.',
      hi: [
        'आई मेकअप और लैश',
        'सॉफ़्ट स्मोकी, कट-क्रीज़ या ग्लिटर आई, लाइनर, भरी हुई भौंहें और स्ट्रिप लैश। जो बाकी मेकअप खुद करती हैं, उनके लिए। कॉन्टैक्ट लेंस का ध्यान रखा जाता है।',
      ],
      mr: [
        'आय मेकअप आणि लॅश',
        'सॉफ्ट स्मोकी, कट-क्रीज किंवा ग्लिटर आय, लायनर, भरलेल्या भुवया आणि स्ट्रिप लॅश. बाकी मेकअप स्वतः करणाऱ्यांसाठी. कॉन्टॅक्ट लेन्सची काळजी घेतली जाते.',
      ],
      price: 999,
      durationInMinutes: 40,
    },
    {
      key: 'saree-draping',
      name: 'Saree Draping',
      description:
        'Your saree draped in Nivi, Maharashtrian nauvari, Gujarati or Bengali style, pleats pressed and pinned to stay all day. Pins are included; nothing is pierced through silk. Lehenga dupatta setting costs the same.',
      hi: [
        'साड़ी ड्रेपिंग',
        'निवी, मराठी नऊवारी, गुजराती या बंगाली ढंग से साड़ी, प्लीट प्रेस और पिन की हुई, दिन भर टिके। पिन शामिल; रेशम में छेद नहीं होता। लहँगे का दुपट्टा सेट करने का दाम भी यही है।',
      ],
      mr: [
        'साडी ड्रेपिंग',
        'निवी, मराठमोळी नऊवारी, गुजराती किंवा बंगाली पद्धतीने साडी, निऱ्या प्रेस आणि पिन केलेल्या, दिवसभर टिकतात. पिना समाविष्ट; रेशमाला छिद्र पाडत नाहीत. लेहेंग्याचा दुपट्टा सेट करण्याची किंमतही हीच.',
      ],
      price: 599,
      durationInMinutes: 30,
    },
    {
      key: 'engagement-make-up',
      name: 'Engagement Make-up',
      description:
        'A long-wearing, camera-ready look in soft tones with hairstyle, fresh flowers, draping and lashes. Includes a short call beforehand about outfit and jewellery. One touch-up kit stays with you.',
      hi: [
        'सगाई का मेकअप',
        'हल्के टोन में देर तक टिकने वाला, कैमरे के लिए तैयार लुक, हेयरस्टाइल, ताज़े फूल, ड्रेपिंग और लैश के साथ। कपड़ों और गहनों पर पहले फ़ोन पर बात शामिल। एक टच-अप किट आपके पास रहती है।',
      ],
      mr: [
        'साखरपुड्याचा मेकअप',
        'हलक्या टोनमध्ये बराच वेळ टिकणारा, कॅमेऱ्यासाठी तयार लुक, हेअरस्टाइल, ताजी फुले, ड्रेपिंग आणि लॅशसह. कपडे आणि दागिन्यांवर आधी फोनवर बोलणे समाविष्ट. एक टच-अप किट तुमच्याकडे राहते.',
      ],
      price: 6999,
      durationInMinutes: 150,
    },
    {
      key: 'reception-make-up',
      name: 'Reception Make-up',
      description:
        'Full evening make-up for stage light: high-definition base, defined eyes, sculpted cheeks, styled bun or curls and draping. Tears, heat and photographs are allowed for. Jewellery setting included.',
      hi: [
        'रिसेप्शन मेकअप',
        'स्टेज की रोशनी के लिए शाम का पूरा मेकअप: हाई-डेफ़िनिशन बेस, उभरी आँखें, कंटूर गाल, जूड़ा या कर्ल और ड्रेपिंग। आँसू, गरमी और फ़ोटो, सबका ध्यान रखा जाता है। गहने सेट करना शामिल।',
      ],
      mr: [
        'रिसेप्शन मेकअप',
        'स्टेजच्या प्रकाशासाठी संध्याकाळचा पूर्ण मेकअप: हाय-डेफिनिशन बेस, उठावदार डोळे, कंटूर केलेले गाल, अंबाडा किंवा कर्ल आणि ड्रेपिंग. अश्रू, उष्णता आणि फोटो, सगळ्याचा विचार केलेला. दागिने सेट करणे समाविष्ट.',
      ],
      price: 8999,
      durationInMinutes: 180,
    },
    {
      key: 'bridal-make-up',
      name: 'Bridal Make-up, Full Day Look',
      description:
        'The wedding look from skin preparation to the last pin: airbrush base, eyes, lashes, hairstyle with gajra, dupatta and jewellery setting. A trial sitting in the week before is included. Two artists come, so that you are ready on time.',
      hi: [
        'ब्राइडल मेकअप, पूरे दिन का लुक',
        'त्वचा की तैयारी से आखिरी पिन तक शादी का पूरा लुक: एयरब्रश बेस, आँखें, लैश, गजरे वाला हेयरस्टाइल, दुपट्टा और गहने सेट करना। एक हफ़्ते पहले का ट्रायल शामिल। दो आर्टिस्ट आते हैं, ताकि आप समय पर तैयार हों।',
      ],
      mr: [
        'ब्रायडल मेकअप, पूर्ण दिवसाचा लुक',
        'त्वचेच्या तयारीपासून शेवटच्या पिनेपर्यंत लग्नाचा पूर्ण लुक: एअरब्रश बेस, डोळे, लॅश, गजऱ्याची हेअरस्टाइल, दुपट्टा आणि दागिने सेट करणे. एक आठवडा आधीची ट्रायल समाविष्ट. दोन आर्टिस्ट येतात, म्हणजे तुम्ही वेळेवर तयार.',
      ],
      price: 14999,
      durationInMinutes: 270,
    },
  ],
};
