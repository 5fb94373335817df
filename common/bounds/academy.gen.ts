// Generated from openapi.yaml by `npm run gen`. Do not edit.
const Id = { type: 'string', minLength: 1, maxLength: 64 } as const;
const FullName = { type: 'string', minLength: 1, maxLength: 40, readAs: 'full name' } as const;
const Mobile = { type: 'string', minLength: 1, maxLength: 40, readAs: 'mobile' } as const;
const LearnerBirthday = { type: 'string', minLength: 10, maxLength: 10, format: 'date' } as const;
const GuardianRequest = { type: 'object', required: ['name', 'consent'], properties: { name: FullName, consent: { type: 'boolean', const: true }, adult: { type: 'boolean' }, language: { type: 'string', enum: ['en', 'hi', 'mr'] } } } as const;
const Language = { type: 'string', enum: ['en', 'hi', 'mr'] } as const;
const EnquiryRequest = { type: 'object', required: ['courseId', 'name', 'mobile', 'dateOfBirth'], properties: { courseId: Id, batchId: { type: 'string', nullable: true, minLength: 1, maxLength: 64 }, name: FullName, mobile: Mobile, dateOfBirth: LearnerBirthday, guardian: GuardianRequest, message: { type: 'string', nullable: true, maxLength: 500 }, language: Language } } as const;
const LongOtp = { type: 'string', minLength: 1, maxLength: 200, readAs: 'long passcode' } as const;
const EnquiryVerification = { type: 'object', required: ['courseId', 'name', 'mobile', 'dateOfBirth', 'verificationId', 'otp'], properties: { courseId: Id, batchId: { type: 'string', nullable: true, minLength: 1, maxLength: 64 }, name: FullName, mobile: Mobile, dateOfBirth: LearnerBirthday, guardian: GuardianRequest, message: { type: 'string', nullable: true, maxLength: 500 }, verificationId: { type: 'string', maxLength: 64 }, otp: LongOtp } } as const;
const CourseTranslation = { type: 'object', properties: { name: { type: 'string', maxLength: 100 }, description: { type: 'string', maxLength: 2000 }, certificate: { type: 'string', maxLength: 100 } } } as const;
const CourseTranslations = { type: 'object', properties: { hi: CourseTranslation, mr: CourseTranslation } } as const;
const CourseWeeks = { type: 'integer', minimum: 1, maximum: 104 } as const;
const CourseFee = { type: 'number', minimum: 0, maximum: 1000000, format: 'two-decimals' } as const;
const CourseRequest = { type: 'object', required: ['name', 'description', 'weeks', 'fee'], properties: { name: { type: 'string', minLength: 1, maxLength: 100 }, description: { type: 'string', minLength: 1, maxLength: 2000 }, translations: CourseTranslations, weeks: CourseWeeks, fee: CourseFee, certificate: { type: 'string', nullable: true, maxLength: 100 }, active: { type: 'boolean' } } } as const;
const CourseUpdate = { type: 'object', properties: { name: { type: 'string', minLength: 1, maxLength: 100 }, description: { type: 'string', minLength: 1, maxLength: 2000 }, translations: CourseTranslations, weeks: CourseWeeks, fee: CourseFee, certificate: { type: 'string', nullable: true, maxLength: 100 }, active: { type: 'boolean' } } } as const;
const CoursePictureForm = { type: 'object', properties: { picture: { type: 'string', format: 'binary' }, removePicture: { type: 'boolean' } } } as const;
const NearDate = { type: 'string', minLength: 10, maxLength: 10, pattern: '^[12]', format: 'date' } as const;
const CourseDay = { type: 'string', enum: ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] } as const;
const CourseDays = { type: 'array', minItems: 1, maxItems: 7, items: CourseDay } as const;
const ClockTime = { type: 'string', maxLength: 8, pattern: '^([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$' } as const;
const BatchSeats = { type: 'integer', minimum: 1, maximum: 500 } as const;
const BatchRequest = { type: 'object', required: ['startsOn', 'days', 'fromTime', 'toTime', 'seats'], properties: { startsOn: NearDate, days: CourseDays, fromTime: ClockTime, toTime: ClockTime, seats: BatchSeats } } as const;
const BatchUpdate = { type: 'object', properties: { startsOn: NearDate, days: CourseDays, fromTime: ClockTime, toTime: ClockTime, seats: BatchSeats } } as const;
const StaffGuardianRequest = { type: 'object', required: ['name', 'mobile', 'consent'], properties: { name: FullName, mobile: Mobile, consent: { type: 'string', enum: ['IN_PERSON', 'CALL', 'PAPER'] } } } as const;
const StaffEnquiryRequest = { type: 'object', required: ['courseId', 'name', 'mobile'], properties: { courseId: Id, batchId: { type: 'string', nullable: true, minLength: 1, maxLength: 64 }, name: FullName, mobile: Mobile, dateOfBirth: { type: 'string', nullable: true, minLength: 10, maxLength: 10, format: 'date' }, guardian: StaffGuardianRequest, message: { type: 'string', nullable: true, maxLength: 500 }, followUpOn: { type: 'string', nullable: true, minLength: 10, maxLength: 10, pattern: '^[12]', format: 'date' } } } as const;
const OpenEnquiryState = { type: 'string', enum: ['NEW', 'CONTACTED', 'LOST'] } as const;
const EnquiryUpdate = { type: 'object', properties: { batchId: { type: 'string', nullable: true, minLength: 1, maxLength: 64 }, name: FullName, mobile: Mobile, dateOfBirth: LearnerBirthday, guardian: StaffGuardianRequest, state: OpenEnquiryState, followUpOn: { type: 'string', nullable: true, minLength: 10, maxLength: 10, pattern: '^[12]', format: 'date' } } } as const;
const GuardianCheckRequest = { type: 'object', required: ['name', 'mobile', 'how'], properties: { name: FullName, mobile: Mobile, how: { type: 'string', enum: ['ID_SEEN', 'KNOWN'] } } } as const;
const EnquiryNoteRequest = { type: 'object', required: ['text'], properties: { text: { type: 'string', minLength: 1, maxLength: 1000 }, state: OpenEnquiryState, followUpOn: { type: 'string', nullable: true, minLength: 10, maxLength: 10, pattern: '^[12]', format: 'date' } } } as const;
const EnrolmentRequest = { type: 'object', required: ['batchId'], properties: { batchId: Id, fee: CourseFee, address: { type: 'string', nullable: true, maxLength: 300 }, businessName: { type: 'string', nullable: true, maxLength: 100 }, gstin: { type: 'string', nullable: true, minLength: 1, maxLength: 30, readAs: 'GSTIN' } } } as const;
const EnrolmentMove = { type: 'object', required: ['batchId'], properties: { batchId: Id } } as const;
const EnrolmentCancellation = { type: 'object', required: ['refund'], properties: { refund: CourseFee } } as const;
const PaidAmount = { type: 'number', exclusiveMinimum: 0, maximum: 10000000, format: 'two-decimals' } as const;
const ReceivedPayment = { type: 'object', required: ['amount', 'method'], properties: { amount: PaidAmount, method: { type: 'string', enum: ['CASH', 'UPI', 'CARD', 'BANK'] }, note: { type: 'string', nullable: true, maxLength: 300 } } } as const;
const RefundRequest = { type: 'object', required: ['paymentId', 'amount'], properties: { paymentId: Id, amount: PaidAmount, note: { type: 'string', nullable: true, maxLength: 300 }, method: { type: 'string', enum: ['CASH', 'UPI', 'CARD', 'BANK'] }, byProfessional: { type: 'boolean' } } } as const;

export {
  EnquiryRequest as requestEnquiry,
  EnquiryVerification as verifyEnquiry,
  CourseRequest as createCourse,
  CourseUpdate as updateCourse,
  CoursePictureForm as setCoursePicture,
  BatchRequest as addBatch,
  BatchUpdate as updateBatch,
  StaffEnquiryRequest as addEnquiry,
  EnquiryUpdate as updateEnquiry,
  GuardianCheckRequest as verifyGuardian,
  EnquiryNoteRequest as addEnquiryNote,
  EnrolmentRequest as enrolLearner,
  EnrolmentMove as moveEnrolment,
  EnrolmentCancellation as cancelEnrolment,
  ReceivedPayment as takeFee,
  RefundRequest as refundFee,
};
