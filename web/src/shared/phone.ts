import { noMobile } from '#words/common';

export { MOBILE as mobilePattern } from '../../../common/phone.ts';
export { noMobile };
