export const incomplete = 'यह पेज पूरा लोड नहीं हुआ। अपना इंटरनेट देखें।';
export const refreshPage = 'पेज रिफ्रेश करें';
