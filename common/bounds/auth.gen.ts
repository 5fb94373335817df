// Generated from openapi.yaml by `npm run gen`. Do not edit.
const FullName = { type: 'string', minLength: 1, maxLength: 40, readAs: 'full name' } as const;
const Mobile = { type: 'string', minLength: 1, maxLength: 40, readAs: 'mobile' } as const;
const Language = { type: 'string', enum: ['en', 'hi', 'mr'] } as const;
const RegisterRequest = { type: 'object', required: ['fullName', 'mobile'], properties: { fullName: FullName, mobile: Mobile, language: Language } } as const;
const LoginRequest = { type: 'object', required: ['mobile'], properties: { mobile: Mobile, language: Language } } as const;
const Otp = { type: 'string', minLength: 1, maxLength: 200, readAs: 'passcode' } as const;
const StartAnewRequest = { type: 'object', required: ['fullName'], properties: { fullName: FullName } } as const;
const VerifyOtpRequest = { type: 'object', required: ['mobile', 'verificationId', 'otp'], properties: { mobile: Mobile, verificationId: { type: 'string', maxLength: 64 }, otp: Otp, firstName: FullName, startAnew: StartAnewRequest } } as const;
const LongOtp = { type: 'string', minLength: 1, maxLength: 200, readAs: 'long passcode' } as const;
const VerifyLongOtpRequest = { type: 'object', required: ['mobile', 'verificationId', 'otp'], properties: { mobile: Mobile, verificationId: { type: 'string', maxLength: 64 }, otp: LongOtp } } as const;
const LanguageChoice = { type: 'object', required: ['language'], properties: { language: Language } } as const;
const NumberPasscodeRequest = { type: 'object', required: ['to'], properties: { to: { type: 'string', enum: ['PRESENT', 'NEW'] }, mobile: Mobile, language: Language } } as const;
const LongNumberChange = { type: 'object', required: ['mobile', 'verificationId', 'otp', 'currentVerificationId', 'currentOtp'], properties: { mobile: Mobile, verificationId: { type: 'string', maxLength: 64 }, otp: LongOtp, currentVerificationId: { type: 'string', maxLength: 64 }, currentOtp: LongOtp } } as const;
const ProfileUpdate = { type: 'object', properties: { fullName: FullName, email: { type: 'string', nullable: true, minLength: 1, maxLength: 254, readAs: 'email' }, gender: { type: 'string', nullable: true, enum: ['MALE', 'FEMALE', 'OTHER'] }, dateOfBirth: { type: 'string', nullable: true, maxLength: 10, format: 'date' }, womenOnly: { type: 'boolean' }, whatsappConsent: { type: 'boolean' }, consentLanguage: Language, businessName: { type: 'string', nullable: true, maxLength: 100 }, gstin: { type: 'string', nullable: true, minLength: 1, maxLength: 30, readAs: 'GSTIN' }, language: Language } } as const;
const MarketingChannel = { type: 'string', enum: ['SMS', 'WHATSAPP', 'EMAIL'] } as const;
const MarketingChoice = { type: 'object', required: ['channel', 'given'], properties: { channel: MarketingChannel, given: { type: 'boolean' }, language: Language } } as const;
const NumberChange = { type: 'object', required: ['mobile', 'verificationId', 'otp', 'currentVerificationId', 'currentOtp'], properties: { mobile: Mobile, verificationId: { type: 'string', maxLength: 64 }, otp: Otp, currentVerificationId: { type: 'string', maxLength: 64 }, currentOtp: Otp } } as const;
const AdminLoginRequest = { type: 'object', required: ['email', 'password'], properties: { email: { type: 'string', minLength: 1, maxLength: 254 }, password: { type: 'string', minLength: 1, maxLength: 200 }, keepSignedIn: { type: 'boolean' } } } as const;
const Ticket = { type: 'string', minLength: 1, maxLength: 64 } as const;
const SecondFactorCode = { type: 'string', minLength: 6, maxLength: 24 } as const;
const SecondFactorProof = { type: 'object', required: ['ticket', 'code'], properties: { ticket: Ticket, code: SecondFactorCode } } as const;
const TicketOnly = { type: 'object', required: ['ticket'], properties: { ticket: Ticket } } as const;
const PasskeyAssertion = { type: 'object', required: ['id', 'clientDataJSON', 'authenticatorData', 'signature'], properties: { id: { type: 'string', minLength: 1, maxLength: 2000 }, clientDataJSON: { type: 'string', minLength: 1, maxLength: 4000 }, authenticatorData: { type: 'string', minLength: 1, maxLength: 4000 }, signature: { type: 'string', minLength: 1, maxLength: 4000 } } } as const;
const PasskeyProof = { type: 'object', required: ['ticket', 'response'], properties: { ticket: Ticket, response: PasskeyAssertion } } as const;

export {
  RegisterRequest as register,
  LoginRequest as login,
  VerifyOtpRequest as verifyOtp,
  LoginRequest as professionalLogin,
  VerifyLongOtpRequest as verifyProfessionalOtp,
  LanguageChoice as setOwnLanguage,
  NumberPasscodeRequest as askForOwnNumber,
  LongNumberChange as changeOwnNumber,
  ProfileUpdate as updateProfile,
  MarketingChoice as setMarketingConsent,
  NumberPasscodeRequest as askForNumber,
  NumberChange as changeNumber,
  AdminLoginRequest as adminLogin,
  SecondFactorProof as proveSecondFactor,
  TicketOnly as askForPasskey,
  PasskeyProof as provePasskey,
};
