export const incomplete = 'हे पेज पूर्ण लोड झाले नाही. तुमचे इंटरनेट तपासा.';
export const refreshPage = 'पेज रिफ्रेश करा';
