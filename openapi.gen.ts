// Generated from openapi.yaml by `npm run gen`. Do not edit.
export interface paths {
    "/settings": {
        parameters: {};
        get: operations["getSettings"];
    };
    "/settings/admin": {
        parameters: {};
        get: operations["getAdminSettings"];
        put: operations["updateSettings"];
    };
    "/settings/admin/preview": {
        parameters: {};
        post: operations["previewSettings"];
    };
    "/settings/admin/name": {
        parameters: {};
        get: operations["proposeNames"];
    };
    "/setup/admin": {
        parameters: {};
        get: operations["getSetup"];
        put: operations["changeSetup"];
    };
    "/setup/admin/logo": {
        parameters: {};
        put: operations["setLogo"];
    };
    "/setup/admin/test-booking": {
        parameters: {};
        post: operations["bookTest"];
        delete: operations["removeTestBooking"];
    };
    "/setup/admin/demo": {
        parameters: {};
        post: operations["emptyDemo"];
    };
    "/access-record/admin": {
        parameters: {};
        get: operations["listAccessRecord"];
    };
    "/image/{id}": {
        parameters: {};
        get: operations["getImage"];
    };
    "/geocode/search": {
        parameters: {};
        get: operations["searchPlaces"];
    };
    "/geocode/reverse": {
        parameters: {};
        get: operations["reversePlace"];
    };
    "/auth/register": {
        parameters: {};
        post: operations["register"];
    };
    "/auth/login": {
        parameters: {};
        post: operations["login"];
    };
    "/auth/verify-otp": {
        parameters: {};
        post: operations["verifyOtp"];
    };
    "/auth/professional/login": {
        parameters: {};
        post: operations["professionalLogin"];
    };
    "/auth/professional/verify-otp": {
        parameters: {};
        post: operations["verifyProfessionalOtp"];
    };
    "/auth/professional/language": {
        parameters: {};
        put: operations["setOwnLanguage"];
    };
    "/auth/professional/mobile/passcode": {
        parameters: {};
        post: operations["askForOwnNumber"];
    };
    "/auth/professional/mobile": {
        parameters: {};
        put: operations["changeOwnNumber"];
    };
    "/auth/logout": {
        parameters: {};
        post: operations["logout"];
    };
    "/auth/sign-out-everywhere": {
        parameters: {};
        post: operations["signOutEverywhere"];
    };
    "/auth/validate-token": {
        parameters: {};
        get: operations["validateToken"];
    };
    "/auth/profile": {
        parameters: {};
        get: operations["getProfile"];
        put: operations["updateProfile"];
        delete: operations["deleteProfile"];
    };
    "/auth/profile/marketing": {
        parameters: {};
        get: operations["getMarketingConsent"];
        put: operations["setMarketingConsent"];
    };
    "/auth/profile/export": {
        parameters: {};
        get: operations["exportProfile"];
    };
    "/auth/profile/mobile/passcode": {
        parameters: {};
        post: operations["askForNumber"];
    };
    "/auth/profile/mobile": {
        parameters: {};
        put: operations["changeNumber"];
    };
    "/auth/admin/login": {
        parameters: {};
        post: operations["adminLogin"];
    };
    "/auth/admin/second-factor": {
        parameters: {};
        post: operations["proveSecondFactor"];
    };
    "/auth/admin/passkey/options": {
        parameters: {};
        post: operations["askForPasskey"];
    };
    "/auth/admin/passkey": {
        parameters: {};
        post: operations["provePasskey"];
    };
    "/auth/key": {
        parameters: {};
        get: operations["getOwnApiKey"];
    };
    "/auth/admin/password": {
        parameters: {};
        put: operations["changePassword"];
    };
    "/auth/admin/second-factor/again": {
        parameters: {};
        post: operations["confirmAgain"];
    };
    "/auth/admin/own": {
        parameters: {};
        get: operations["getOwnSignIn"];
    };
    "/auth/admin/own/totp": {
        parameters: {};
        put: operations["confirmTotp"];
        post: operations["beginTotp"];
    };
    "/auth/admin/own/totp/off": {
        parameters: {};
        put: operations["removeTotp"];
    };
    "/auth/admin/own/passkey/options": {
        parameters: {};
        post: operations["beginPasskey"];
    };
    "/auth/admin/own/passkey": {
        parameters: {};
        post: operations["addPasskey"];
    };
    "/auth/admin/own/passkey/{id}/off": {
        parameters: {};
        put: operations["removePasskey"];
    };
    "/auth/admin/own/recovery-codes": {
        parameters: {};
        post: operations["makeRecoveryCodes"];
    };
    "/auth/admin/staff": {
        parameters: {};
        get: operations["listStaff"];
        post: operations["addStaff"];
    };
    "/auth/admin/staff/{id}": {
        parameters: {};
        delete: operations["removeStaff"];
    };
    "/auth/admin/staff/{id}/second-factor/off": {
        parameters: {};
        put: operations["resetSecondFactor"];
    };
    "/auth/admin/staff/{id}/role": {
        parameters: {};
        put: operations["setStaffRole"];
    };
    "/auth/admin/log": {
        parameters: {};
        get: operations["listStaffLog"];
    };
    "/auth/admin/me": {
        parameters: {};
        get: operations["getOwnStaff"];
    };
    "/auth/admin/key": {
        parameters: {};
        get: operations["listApiKeys"];
        post: operations["createApiKey"];
        delete: operations["revokeAllApiKeys"];
    };
    "/auth/admin/key/{id}": {
        parameters: {};
        delete: operations["revokeApiKey"];
    };
    "/service/all": {
        parameters: {};
        get: operations["listServices"];
    };
    "/service/category": {
        parameters: {};
        get: operations["listServicesByCategory"];
    };
    "/service/{id}": {
        parameters: {};
        get: operations["getService"];
        put: operations["updateService"];
        delete: operations["deleteService"];
    };
    "/service/create": {
        parameters: {};
        post: operations["createService"];
    };
    "/front": {
        parameters: {};
        get: operations["getFront"];
    };
    "/category": {
        parameters: {};
        get: operations["listCategories"];
    };
    "/category/{id}": {
        parameters: {};
        get: operations["getCategory"];
    };
    "/category/create": {
        parameters: {};
        post: operations["createCategory"];
    };
    "/category/update/{id}": {
        parameters: {};
        put: operations["updateCategory"];
    };
    "/category/delete/{id}": {
        parameters: {};
        delete: operations["deleteCategory"];
    };
    "/cart": {
        parameters: {};
        post: operations["createCart"];
    };
    "/cart/user/{userId}": {
        parameters: {};
        get: operations["getCartOfUser"];
    };
    "/cart/{cartId}": {
        parameters: {};
        get: operations["getCart"];
        delete: operations["deleteCart"];
    };
    "/cart/{cartId}/items": {
        parameters: {};
        post: operations["addCartItem"];
        delete: operations["clearCart"];
    };
    "/cart/{cartId}/services/{serviceId}": {
        parameters: {};
        put: operations["putCartService"];
    };
    "/cart/{cartId}/guests": {
        parameters: {};
        put: operations["putCartGuests"];
    };
    "/cart/{cartId}/items/{itemId}": {
        parameters: {};
        put: operations["updateCartItem"];
        delete: operations["removeCartItem"];
    };
    "/cart/{cartId}/coupons": {
        parameters: {};
        post: operations["applyCartCoupon"];
        delete: operations["removeCartCoupon"];
    };
    "/coupon": {
        parameters: {};
        get: operations["listCoupons"];
    };
    "/coupon/admin/personal": {
        parameters: {};
        get: operations["listPersonalCoupons"];
    };
    "/coupon/create": {
        parameters: {};
        post: operations["createCoupon"];
    };
    "/coupon/{code}": {
        parameters: {};
        get: operations["getCoupon"];
        put: operations["updateCoupon"];
        delete: operations["deleteCoupon"];
    };
    "/coupon/{code}/apply": {
        parameters: {};
        post: operations["applyCoupon"];
    };
    "/coupon/{code}/validate": {
        parameters: {};
        get: operations["validateCoupon"];
    };
    "/professional": {
        parameters: {};
        get: operations["listProfessionals"];
    };
    "/professional/unserved": {
        parameters: {};
        get: operations["listUnservedServices"];
    };
    "/professional/visits-needed": {
        parameters: {};
        get: operations["listVisitsNeeded"];
    };
    "/professional/{id}": {
        parameters: {};
        get: operations["getProfessional"];
    };
    "/professional/admin": {
        parameters: {};
        get: operations["listAllProfessionals"];
        post: operations["createProfessional"];
    };
    "/professional/admin/service/{id}": {
        parameters: {};
        put: operations["setServiceProfessionals"];
    };
    "/professional/admin/figures": {
        parameters: {};
        get: operations["getProfessionalFigures"];
    };
    "/professional/admin/{id}": {
        parameters: {};
        get: operations["getProfessionalForStaff"];
        put: operations["updateProfessional"];
        delete: operations["deleteProfessional"];
    };
    "/professional/admin/{id}/personal-data": {
        parameters: {};
        delete: operations["eraseProfessional"];
    };
    "/professional/admin/{id}/photo": {
        parameters: {};
        put: operations["setProfessionalPhoto"];
    };
    "/professional/admin/{id}/day": {
        parameters: {};
        put: operations["setProfessionalDay"];
        delete: operations["clearProfessionalDay"];
    };
    "/professional/admin/{id}/leave": {
        parameters: {};
        get: operations["listLeave"];
        post: operations["addLeave"];
    };
    "/professional/admin/{id}/leave/{leaveId}": {
        parameters: {};
        delete: operations["deleteLeave"];
    };
    "/professional/admin/{id}/preview": {
        parameters: {};
        post: operations["previewProfessional"];
    };
    "/address/user": {
        parameters: {};
        get: operations["listAddresses"];
    };
    "/address": {
        parameters: {};
        post: operations["createAddress"];
    };
    "/address/{id}": {
        parameters: {};
        put: operations["updateAddress"];
        delete: operations["deleteAddress"];
    };
    "/area/check": {
        parameters: {};
        get: operations["checkArea"];
    };
    "/area/wish": {
        parameters: {};
        post: operations["requestAreaWish"];
    };
    "/area/wish/verify": {
        parameters: {};
        post: operations["verifyAreaWish"];
    };
    "/area/admin/wish": {
        parameters: {};
        get: operations["listAreaWishes"];
    };
    "/area/admin/wish/inside": {
        parameters: {};
        get: operations["countAreaWishesInside"];
    };
    "/area/admin/wish/tell": {
        parameters: {};
        post: operations["tellAreaWishes"];
    };
    "/area/admin/wish/{id}": {
        parameters: {};
        delete: operations["deleteAreaWish"];
    };
    "/pay/admin": {
        parameters: {};
        get: operations["getPayReport"];
    };
    "/pay/admin/export": {
        parameters: {};
        get: operations["exportPay"];
    };
    "/pay/admin/rules": {
        parameters: {};
        get: operations["listCommissionRules"];
        put: operations["setCommissionRule"];
    };
    "/pay/admin/rules/preview": {
        parameters: {};
        post: operations["previewCommissionRule"];
    };
    "/pay/admin/rules/{id}": {
        parameters: {};
        delete: operations["deleteCommissionRule"];
    };
    "/booking/{id}/documents": {
        parameters: {};
        get: operations["listDocumentsOfBooking"];
    };
    "/document/admin": {
        parameters: {};
        get: operations["listDocuments"];
    };
    "/document/admin/export": {
        parameters: {};
        get: operations["exportDocuments"];
    };
    "/document/{id}": {
        parameters: {};
        get: operations["getDocument"];
    };
    "/document/{id}/pdf": {
        parameters: {};
        get: operations["getDocumentPdf"];
    };
    "/document/{id}/html": {
        parameters: {};
        get: operations["getDocumentHtml"];
    };
    "/cash-up/admin": {
        parameters: {};
        get: operations["getCashUpDay"];
        post: operations["settleCashUp"];
    };
    "/cash-up/admin/balance": {
        parameters: {};
        post: operations["settleBalance"];
    };
    "/cash-up/admin/export": {
        parameters: {};
        get: operations["exportPayments"];
    };
    "/cash-up/admin/{professionalId}": {
        parameters: {};
        get: operations["getCashUpDetails"];
    };
    "/message-log/admin": {
        parameters: {};
        get: operations["listLoggedMessages"];
    };
    "/message-log/admin/preview": {
        parameters: {};
        get: operations["previewMessages"];
    };
    "/message-log/admin/{id}/retry": {
        parameters: {};
        post: operations["retryLoggedMessage"];
    };
    "/message-log/admin/{id}/told": {
        parameters: {};
        put: operations["answerFailedMessage"];
    };
    "/message": {
        parameters: {};
        post: operations["sendMessage"];
    };
    "/message/admin": {
        parameters: {};
        get: operations["listMessages"];
    };
    "/message/admin/{id}": {
        parameters: {};
        delete: operations["deleteMessage"];
    };
    "/message/admin/{id}/read": {
        parameters: {};
        put: operations["markMessageRead"];
    };
    "/message/admin/{id}/unread": {
        parameters: {};
        put: operations["markMessageUnread"];
    };
    "/hooks/whatsapp": {
        parameters: {};
        get: operations["verifyWhatsappHook"];
        post: operations["receiveWhatsappReports"];
    };
    "/hooks/msg91/{token}": {
        parameters: {};
        post: operations["receiveMsg91Reports"];
    };
    "/hooks/razorpay": {
        parameters: {};
        post: operations["receiveRazorpayReports"];
    };
    "/hooks/twilio": {
        parameters: {};
        post: operations["receiveTwilioReports"];
    };
    "/webhook/admin": {
        parameters: {};
        get: operations["listWebhooks"];
        post: operations["createWebhook"];
    };
    "/webhook/admin/{id}": {
        parameters: {};
        get: operations["getWebhook"];
        put: operations["updateWebhook"];
        delete: operations["deleteWebhook"];
    };
    "/webhook/admin/{id}/rotate": {
        parameters: {};
        post: operations["rotateWebhookSecret"];
    };
    "/webhook/admin/{id}/test": {
        parameters: {};
        post: operations["testWebhook"];
    };
    "/webhook/admin/{id}/delivery": {
        parameters: {};
        get: operations["listWebhookDeliveries"];
    };
    "/webhook/admin/{id}/replay": {
        parameters: {};
        post: operations["replayWebhook"];
    };
    "/calendar-feed/admin": {
        parameters: {};
        get: operations["listCalendarFeeds"];
        post: operations["createCalendarFeed"];
    };
    "/calendar-feed/admin/{id}": {
        parameters: {};
        delete: operations["deleteCalendarFeed"];
    };
    "/alert/admin": {
        parameters: {};
        get: operations["listAlerts"];
    };
    "/alert/admin/person": {
        parameters: {};
        get: operations["listAlertPeople"];
        post: operations["addAlertPerson"];
    };
    "/alert/admin/person/{id}": {
        parameters: {};
        put: operations["updateAlertPerson"];
        delete: operations["removeAlertPerson"];
    };
    "/booking/available-slots": {
        parameters: {};
        get: operations["listAvailableSlots"];
    };
    "/booking/available-days": {
        parameters: {};
        get: operations["listBookableDays"];
    };
    "/booking": {
        parameters: {};
        get: operations["listBookings"];
        post: operations["createBooking"];
    };
    "/booking/plan": {
        parameters: {};
        post: operations["planParty"];
    };
    "/booking/user/{id}": {
        parameters: {};
        get: operations["listBookingsOfUser"];
    };
    "/booking/{id}": {
        parameters: {};
        get: operations["getBooking"];
        put: operations["rescheduleBooking"];
        delete: operations["deleteBooking"];
    };
    "/booking/{id}/cancel": {
        parameters: {};
        put: operations["cancelBooking"];
    };
    "/booking/{id}/proposal": {
        parameters: {};
        put: operations["agreeToTime"];
    };
    "/booking/{id}/guests": {
        parameters: {};
        put: operations["changeGuests"];
    };
    "/booking/{id}/services/answer": {
        parameters: {};
        put: operations["answerServices"];
    };
    "/booking/{id}/calendar.ics": {
        parameters: {};
        get: operations["getBookingCalendar"];
    };
    "/booking/{id}/book-again": {
        parameters: {};
        get: operations["offerAgain"];
        post: operations["bookAgain"];
    };
    "/booking/admin": {
        parameters: {};
        get: operations["listAllBookings"];
        post: operations["bookForCustomer"];
    };
    "/booking/admin/past": {
        parameters: {};
        post: operations["enterPastVisit"];
    };
    "/booking/admin/changes": {
        parameters: {};
        get: operations["listBookingChanges"];
    };
    "/booking/admin/export": {
        parameters: {};
        get: operations["exportBookings"];
    };
    "/booking/admin/week": {
        parameters: {};
        get: operations["getBookingWeek"];
    };
    "/booking/admin/day": {
        parameters: {};
        get: operations["getBookingDay"];
    };
    "/booking/admin/day/proposal": {
        parameters: {};
        post: operations["proposeDay"];
    };
    "/booking/admin/day/apply": {
        parameters: {};
        post: operations["applyDay"];
    };
    "/booking/admin/uncovered": {
        parameters: {};
        get: operations["listUncovered"];
    };
    "/booking/admin/{id}/candidates": {
        parameters: {};
        get: operations["listCandidates"];
    };
    "/booking/admin/{id}/professional": {
        parameters: {};
        put: operations["assignProfessional"];
    };
    "/booking/admin/{id}/start-code-waiver": {
        parameters: {};
        put: operations["waiveStartCode"];
    };
    "/booking/admin/{id}/help": {
        parameters: {};
        delete: operations["answerHelp"];
    };
    "/booking/admin/{id}/nobody-here": {
        parameters: {};
        delete: operations["letWaitLonger"];
    };
    "/booking/admin/{id}/times": {
        parameters: {};
        get: operations["listFittingTimes"];
    };
    "/booking/admin/{id}/proposal": {
        parameters: {};
        put: operations["proposeTime"];
        delete: operations["withdrawProposal"];
    };
    "/booking/admin/{id}/guests": {
        parameters: {};
        put: operations["changeGuestsAsStaff"];
    };
    "/booking/admin/{id}/services": {
        parameters: {};
        put: operations["changeServices"];
    };
    "/booking/admin/{id}/services/answer": {
        parameters: {};
        put: operations["answerServicesAsStaff"];
    };
    "/booking/admin/{id}/external": {
        parameters: {};
        put: operations["setBookingExternal"];
    };
    "/booking/admin/{id}/status": {
        parameters: {};
        put: operations["setBookingStatus"];
    };
    "/booking/admin/{id}/mark-completed": {
        parameters: {};
        put: operations["markBookingCompleted"];
        post: operations["markBookingCompletedByPost"];
    };
    "/booking/admin/{id}/mark-paid": {
        parameters: {};
        put: operations["markBookingPaid"];
    };
    "/booking/admin/{id}/mark-unpaid": {
        parameters: {};
        put: operations["markBookingUnpaid"];
    };
    "/booking/admin/{id}/mark-refunded": {
        parameters: {};
        put: operations["markBookingRefunded"];
    };
    "/booking/admin/{id}/state": {
        parameters: {};
        put: operations["setBookingState"];
    };
    "/booking/admin/{id}/mark-unrefunded": {
        parameters: {};
        put: operations["markBookingUnrefunded"];
    };
    "/booking/admin/{id}/history": {
        parameters: {};
        get: operations["getBookingHistory"];
    };
    "/booking/{id}/payment": {
        parameters: {};
        get: operations["getBookingPayment"];
        post: operations["startPayment"];
    };
    "/booking/{id}/pay-after": {
        parameters: {};
        put: operations["payAfterService"];
    };
    "/booking/admin/{id}/payment": {
        parameters: {};
        post: operations["recordPayment"];
    };
    "/booking/admin/{id}/refund": {
        parameters: {};
        post: operations["refundPayment"];
    };
    "/visit": {
        parameters: {};
        get: operations["listOwnVisits"];
    };
    "/visit/{bookingId}/state": {
        parameters: {};
        put: operations["setVisitState"];
    };
    "/visit/{bookingId}/door": {
        parameters: {};
        put: operations["reportDoor"];
    };
    "/visit/{bookingId}/services": {
        parameters: {};
        put: operations["changeServicesAtVisit"];
    };
    "/visit/{bookingId}/services/answer": {
        parameters: {};
        put: operations["answerServicesAtVisit"];
    };
    "/visit/{bookingId}/help": {
        parameters: {};
        put: operations["callForHelp"];
    };
    "/visit/leave": {
        parameters: {};
        get: operations["listOwnLeave"];
        post: operations["addOwnLeave"];
    };
    "/visit/leave/{leaveId}": {
        parameters: {};
        delete: operations["deleteOwnLeave"];
    };
    "/visit/admin/nobody-here": {
        parameters: {};
        get: operations["listNobodyHere"];
    };
    "/visit/admin/help": {
        parameters: {};
        get: operations["listHelpCalls"];
    };
    "/visit/cash": {
        parameters: {};
        get: operations["getOwnCash"];
    };
    "/visit/pay": {
        parameters: {};
        get: operations["getOwnPay"];
    };
    "/visit-link/{token}": {
        parameters: {};
        get: operations["readVisitLink"];
        put: operations["moveByVisitLink"];
    };
    "/visit-link/{token}/cancel": {
        parameters: {};
        put: operations["cancelByVisitLink"];
    };
    "/visit-link/{token}/proposal": {
        parameters: {};
        put: operations["agreeByVisitLink"];
    };
    "/visit-link/{token}/services": {
        parameters: {};
        put: operations["answerServicesByVisitLink"];
    };
    "/visit-link/{token}/calendar.ics": {
        parameters: {};
        get: operations["getVisitLinkCalendar"];
    };
    "/visit-link/{token}/documents": {
        parameters: {};
        get: operations["listDocumentsOfVisitLink"];
    };
    "/visit-link/{token}/documents/{id}/pdf": {
        parameters: {};
        get: operations["getVisitLinkDocumentPdf"];
    };
    "/visit-link/{token}/documents/{id}/html": {
        parameters: {};
        get: operations["getVisitLinkDocumentHtml"];
    };
    "/visit-link/{token}/days": {
        parameters: {};
        get: operations["listDaysOfVisitLink"];
    };
    "/visit-link/{token}/slots": {
        parameters: {};
        get: operations["listSlotsOfVisitLink"];
    };
    "/service/{id}/reviews": {
        parameters: {};
        get: operations["listReviewsOfService"];
    };
    "/booking/{id}/review": {
        parameters: {};
        get: operations["getReview"];
        put: operations["putReview"];
    };
    "/professional/{id}/reviews": {
        parameters: {};
        get: operations["listReviewsOfProfessional"];
    };
    "/review": {
        parameters: {};
        get: operations["listOwnReviews"];
    };
    "/review/admin": {
        parameters: {};
        get: operations["listReviews"];
    };
    "/review/admin/{id}/hide": {
        parameters: {};
        put: operations["hideReview"];
    };
    "/review/admin/{id}/show": {
        parameters: {};
        put: operations["showReview"];
    };
    "/review/admin/{id}/answer": {
        parameters: {};
        put: operations["answerReview"];
    };
    "/visit-link/{token}/review": {
        parameters: {};
        get: operations["getReviewByVisitLink"];
        put: operations["putReviewByVisitLink"];
    };
    "/wait": {
        parameters: {};
        get: operations["listWaits"];
        post: operations["addWait"];
    };
    "/wait/{id}": {
        parameters: {};
        put: operations["changeWait"];
        delete: operations["endWait"];
    };
    "/wait/offer/{token}": {
        parameters: {};
        get: operations["readOffer"];
        post: operations["answerOffer"];
    };
    "/wait/admin": {
        parameters: {};
        get: operations["listWaitsOfDay"];
        post: operations["addWaitForCustomer"];
    };
    "/wait/admin/{id}/offer": {
        parameters: {};
        post: operations["offerToWait"];
    };
    "/due": {
        parameters: {};
        get: operations["listDueVisits"];
    };
    "/due/{id}/not-now": {
        parameters: {};
        put: operations["hideDueVisit"];
    };
    "/due/admin": {
        parameters: {};
        get: operations["listDueCustomers"];
    };
    "/series": {
        parameters: {};
        get: operations["listSeries"];
        post: operations["beginSeries"];
    };
    "/series/admin": {
        parameters: {};
        get: operations["listSeriesOfSalon"];
    };
    "/series/user/{id}": {
        parameters: {};
        get: operations["listSeriesProposals"];
    };
    "/series/{id}": {
        parameters: {};
        get: operations["readSeries"];
        put: operations["changeSeries"];
    };
    "/series/{id}/act": {
        parameters: {};
        post: operations["actOnSeries"];
    };
    "/series-link/{token}": {
        parameters: {};
        get: operations["readSeriesLink"];
        post: operations["actBySeriesLink"];
    };
    "/series-link/{token}/days": {
        parameters: {};
        get: operations["listDaysOfSeriesLink"];
    };
    "/series-link/{token}/slots": {
        parameters: {};
        get: operations["listSlotsOfSeriesLink"];
    };
    "/nudge/link/{token}": {
        parameters: {};
        get: operations["readNudge"];
        post: operations["bookNudged"];
    };
    "/nudge/link/{token}/stop": {
        parameters: {};
        put: operations["stopNudges"];
    };
    "/nudge/admin/report": {
        parameters: {};
        get: operations["getNudgeReport"];
    };
    "/academy/course": {
        parameters: {};
        get: operations["listCourses"];
    };
    "/academy/course/{id}": {
        parameters: {};
        get: operations["getCourse"];
    };
    "/academy/enrolment": {
        parameters: {};
        get: operations["listOwnEnrolments"];
    };
    "/academy/enquiry": {
        parameters: {};
        post: operations["requestEnquiry"];
    };
    "/academy/enquiry/verify": {
        parameters: {};
        post: operations["verifyEnquiry"];
    };
    "/academy/admin/course": {
        parameters: {};
        get: operations["listAllCourses"];
        post: operations["createCourse"];
    };
    "/academy/admin/course/{id}": {
        parameters: {};
        put: operations["updateCourse"];
        delete: operations["deleteCourse"];
    };
    "/academy/admin/course/{id}/picture": {
        parameters: {};
        put: operations["setCoursePicture"];
    };
    "/academy/admin/course/{id}/batch": {
        parameters: {};
        post: operations["addBatch"];
    };
    "/academy/admin/batch/{id}": {
        parameters: {};
        put: operations["updateBatch"];
        delete: operations["deleteBatch"];
    };
    "/academy/admin/enquiry": {
        parameters: {};
        get: operations["listEnquiries"];
        post: operations["addEnquiry"];
    };
    "/academy/admin/enquiry/{id}": {
        parameters: {};
        get: operations["getEnquiry"];
        put: operations["updateEnquiry"];
        delete: operations["eraseEnquiry"];
    };
    "/academy/admin/enquiry/{id}/guardian": {
        parameters: {};
        put: operations["verifyGuardian"];
    };
    "/academy/admin/enquiry/{id}/note": {
        parameters: {};
        post: operations["addEnquiryNote"];
    };
    "/academy/admin/enquiry/{id}/enrolment": {
        parameters: {};
        post: operations["enrolLearner"];
    };
    "/academy/admin/enrolment": {
        parameters: {};
        get: operations["listEnrolments"];
    };
    "/academy/admin/enrolment/{id}/batch": {
        parameters: {};
        put: operations["moveEnrolment"];
    };
    "/academy/admin/enrolment/{id}/cancel": {
        parameters: {};
        put: operations["cancelEnrolment"];
    };
    "/academy/admin/enrolment/{id}/fee": {
        parameters: {};
        post: operations["takeFee"];
    };
    "/academy/admin/enrolment/{id}/refund": {
        parameters: {};
        post: operations["refundFee"];
    };
    "/academy/admin/fee/{id}": {
        parameters: {};
        delete: operations["takeBackFee"];
    };
    "/customer/admin": {
        parameters: {};
        get: operations["listCustomers"];
        post: operations["addCustomer"];
    };
    "/customer/admin/{id}": {
        parameters: {};
        get: operations["getCustomer"];
        put: operations["updateCustomer"];
    };
    "/customer/admin/{id}/note": {
        parameters: {};
        get: operations["getCustomerNote"];
        put: operations["setCustomerNote"];
    };
    "/customer/admin/{id}/mobile": {
        parameters: {};
        put: operations["setCustomerMobile"];
    };
    "/customer/admin/{id}/status": {
        parameters: {};
        put: operations["setCustomerStatus"];
    };
    "/analytics/admin/overview": {
        parameters: {};
        get: operations["getOverview"];
    };
    "/analytics/admin": {
        parameters: {};
        get: operations["getAnalytics"];
    };
    "/assistant/admin/today": {
        parameters: {};
        get: operations["listToday"];
    };
    "/assistant/admin/today/{key}": {
        parameters: {};
        put: operations["markToday"];
    };
    "/referral": {
        parameters: {};
        get: operations["getReferral"];
    };
    "/referral/friend": {
        parameters: {};
        put: operations["giveReferralCode"];
    };
    "/referral/admin": {
        parameters: {};
        get: operations["listReferrals"];
    };
    "/import/admin": {
        parameters: {};
        get: operations["listImports"];
        post: operations["uploadImport"];
    };
    "/import/admin/template": {
        parameters: {};
        get: operations["getImportTemplate"];
    };
    "/import/admin/{id}": {
        parameters: {};
        get: operations["getImport"];
        put: operations["mapImport"];
        delete: operations["discardImport"];
    };
    "/import/admin/{id}/row": {
        parameters: {};
        get: operations["listImportRows"];
    };
    "/import/admin/{id}/refused": {
        parameters: {};
        get: operations["exportRefusedRows"];
    };
    "/import/admin/{id}/start": {
        parameters: {};
        post: operations["startImport"];
    };
    "/import/admin/{id}/undo": {
        parameters: {};
        post: operations["undoImport"];
    };
    "/job/admin": {
        parameters: {};
        get: operations["listJobs"];
    };
    "/job/admin/retry": {
        parameters: {};
        post: operations["retryAllJobs"];
    };
    "/job/admin/{id}": {
        parameters: {};
        delete: operations["deleteJob"];
    };
    "/job/admin/{id}/retry": {
        parameters: {};
        post: operations["retryJob"];
    };
    "/dev/clock": {
        parameters: {};
        get: operations["readDevClock"];
        put: operations["moveDevClock"];
    };
    "/dev/outbox": {
        parameters: {};
        get: operations["readDevOutbox"];
    };
    "/dev/pay/{orderId}": {
        parameters: {};
        get: operations["readDevOrder"];
        post: operations["payDevOrder"];
    };
}
export interface webhooks {
    "booking.created": {
        parameters: {};
        post: operations["onBookingCreated"];
    };
    "booking.rescheduled": {
        parameters: {};
        post: operations["onBookingRescheduled"];
    };
    "booking.changed": {
        parameters: {};
        post: operations["onBookingChanged"];
    };
    "booking.cancelled": {
        parameters: {};
        post: operations["onBookingCancelled"];
    };
    "booking.completed": {
        parameters: {};
        post: operations["onBookingCompleted"];
    };
    "booking.assigned": {
        parameters: {};
        post: operations["onBookingAssigned"];
    };
    "visit.on_the_way": {
        parameters: {};
        post: operations["onVisitOnTheWay"];
    };
    "visit.arrived": {
        parameters: {};
        post: operations["onVisitArrived"];
    };
    "visit.started": {
        parameters: {};
        post: operations["onVisitStarted"];
    };
    "visit.done": {
        parameters: {};
        post: operations["onVisitDone"];
    };
    "payment.paid": {
        parameters: {};
        post: operations["onPaymentPaid"];
    };
    "payment.refunded": {
        parameters: {};
        post: operations["onPaymentRefunded"];
    };
    "wait.offered": {
        parameters: {};
        post: operations["onWaitOffered"];
    };
    "wait.taken": {
        parameters: {};
        post: operations["onWaitTaken"];
    };
    "webhook.test": {
        parameters: {};
        post: operations["onWebhookTest"];
    };
}
export interface components {
    schemas: {
        Id: string;
        CalendarDate: string;
        NearDate: string;
        ClockTime: string;
        UtcInstant: string;
        Money: number;
        MoneyInput: number;
        Mobile: string;
        FullName: string;
        Email: string;
        Otp: string;
        LongOtp: string;
        Gender: "MALE" | "FEMALE" | "OTHER";
        Language: "en" | "hi" | "mr";
        Quantity: number;
        DiscountType: "PERCENTAGE" | "FIXED";
        BookingStatus: "PENDING" | "COMPLETED" | "CANCELLED";
        PaymentType: "PAY_NOW" | "PAY_AFTER";
        PaymentState: "UNPAID" | "PENDING" | "PARTLY_PAID" | "PAID" | "REFUND_DUE" | "REFUNDED";
        PaymentMethod: "CASH" | "UPI" | "CARD" | "BANK" | "ONLINE" | "OTHER";
        Payment: {
            id: components["schemas"]["Id"];
            provider: "NONE" | "DEV" | "RAZORPAY";
            method: components["schemas"]["PaymentMethod"];
            state: components["schemas"]["OnePaymentState"];
            amount: components["schemas"]["Money"];
            tip: components["schemas"]["Money"];
            tipFor?: components["schemas"]["Id"][];
            refunded: components["schemas"]["Money"];
            reference: string | null;
            blockedAt: components["schemas"]["UtcInstant"] | null;
            note: string | null;
            professionalId: components["schemas"]["Id"] | null;
            createdAt: components["schemas"]["UtcInstant"];
            paidAt: components["schemas"]["UtcInstant"] | null;
            refunds: components["schemas"]["Refund"][];
        };
        OnePaymentState: "PENDING" | "PAID" | "FAILED" | "EXPIRED" | "VOID";
        Refund: {
            id: components["schemas"]["Id"];
            amount: components["schemas"]["Money"];
            state: "PENDING" | "DONE" | "FAILED" | "VOID";
            note: string | null;
            byProfessional: boolean;
            method: ("CASH" | "UPI" | "CARD" | "BANK") | null;
            createdAt: components["schemas"]["UtcInstant"];
            doneAt: components["schemas"]["UtcInstant"] | null;
        };
        BookingPayment: {
            bookingId: components["schemas"]["Id"];
            paymentState: components["schemas"]["PaymentState"];
            amountPaid: components["schemas"]["Money"];
            amountDue: components["schemas"]["Money"];
            amountPending: components["schemas"]["Money"];
            dueNow: components["schemas"]["Money"];
            laterDue?: components["schemas"]["Money"];
            laterDueOn?: components["schemas"]["CalendarDate"];
            refundDue: components["schemas"]["Money"];
            payBy: components["schemas"]["UtcInstant"] | null;
            paymentId: components["schemas"]["Id"] | null;
            state: components["schemas"]["OnePaymentState"] | null;
            url: string | null;
            expiresAt: components["schemas"]["UtcInstant"] | null;
            payments: components["schemas"]["Payment"][];
            mayPayAfter?: boolean;
        };
        BookingPaymentAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["BookingPayment"];
        };
        DevOrderAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["DevOrder"];
        };
        PaymentStartRequest: {
            tip?: components["schemas"]["TipAmount"];
            tipFor?: components["schemas"]["TipFor"];
            onlyLater?: boolean;
        };
        TipFor: components["schemas"]["Id"][];
        TipAmount: number;
        ReceivedPayment: {
            amount: components["schemas"]["PaidAmount"];
            method: "CASH" | "UPI" | "CARD" | "BANK";
            note?: string | null;
        };
        PaidAmount: number;
        RefundRequest: {
            paymentId: components["schemas"]["Id"];
            amount: components["schemas"]["PaidAmount"];
            note?: string | null;
            method?: "CASH" | "UPI" | "CARD" | "BANK";
            byProfessional?: boolean;
        };
        DevOrder: {
            orderId: string;
            amount: components["schemas"]["Money"];
            description: string;
            state: "OPEN" | "PAID" | "FAILED";
            returnUrl: string;
        };
        DevPayRequest: {
            outcome: "PAY" | "FAIL" | "PAY_LATE" | "PAY_SILENTLY" | "ALLOW_LATE";
        };
        PaymentStatus: "UNPAID" | "PAID";
        CouponCodeInput: string;
        Latitude: string;
        Longitude: string;
        ErrorAnswer: {
            success: false;
            message: string;
            errorCode: components["schemas"]["ErrorCode"];
            params?: components["schemas"]["RefusalParams"];
            data: null;
            errors?: components["schemas"]["FieldError"][];
        };
        ValidationErrorAnswer: {
            success: false;
            message: string;
            errorCode: components["schemas"]["ErrorCode"];
            params?: components["schemas"]["RefusalParams"];
            data: null;
            errors: components["schemas"]["FieldError"][];
        };
        RefusalParams: {
            reason?: components["schemas"]["RefusalReason"];
            limit?: number;
            pending?: number;
            fee?: number;
            mediaType?: string;
            scope?: components["schemas"]["ApiKeyScope"];
            phone?: string;
        };
        RefusalReason: string;
        FieldError: {
            field: string;
            rule: components["schemas"]["FieldRule"];
            params: components["schemas"]["FieldRuleParams"];
            message: string;
        };
        FieldRule: "required" | "requiredForNewCustomer" | "anyOf" | "notBoth" | "onlyWith" | "unknownField" | "repeated" | "changesNothing" | "type" | "format" | "oneOf" | "notOffered" | "decimals" | "min" | "max" | "minLength" | "maxLength" | "minItems" | "maxItems" | "unsupportedCharacters" | "oneLine" | "noDigits" | "letterOrDigit" | "unique" | "notBefore" | "notAfter" | "after" | "past" | "future" | "minYear" | "maxDays" | "maxServices" | "maxQuantity" | "maxPercentage" | "usedAlready" | "otherCoupon" | "otherServices" | "unchangeable" | "wrongPassword" | "noPosition" | "noArea" | "crossesItself";
        FieldRuleParams: {
            limit?: number;
            values?: string[];
            types?: string[];
            format?: string;
            example?: string;
            fields?: string[];
            than?: string;
        };
        ErrorCode: string;
        PasscodePendingError: {
            success: false;
            message: string;
            errorCode: components["schemas"]["ErrorCode"];
            params?: components["schemas"]["RefusalParams"];
            data: components["schemas"]["Passcode"] | null;
        };
        BookingConflict: {
            success: false;
            message: string;
            errorCode: components["schemas"]["ErrorCode"];
            params?: components["schemas"]["RefusalParams"];
            data: components["schemas"]["Quote"] | components["schemas"]["SlotRefusal"] | null;
        };
        SlotRefusal: {
            reason: "PAST" | "FULL" | "CLOSED" | "NOT_OFFERED" | "NO_PROFESSIONAL";
        };
        Quote: {
            totalPrice: components["schemas"]["Money"];
            discount: components["schemas"]["Money"];
            finalPrice: components["schemas"]["Money"];
        };
        RegisterRequest: {
            fullName: components["schemas"]["FullName"];
            mobile: components["schemas"]["Mobile"];
            language?: components["schemas"]["Language"];
        };
        LoginRequest: {
            mobile: components["schemas"]["Mobile"];
            language?: components["schemas"]["Language"];
        };
        LanguageChoice: {
            language: components["schemas"]["Language"];
        };
        VerifyOtpRequest: {
            mobile: components["schemas"]["Mobile"];
            verificationId: string;
            otp: components["schemas"]["Otp"];
            firstName?: components["schemas"]["FullName"];
            startAnew?: components["schemas"]["StartAnewRequest"];
        };
        StartAnewRequest: {
            fullName: components["schemas"]["FullName"];
        };
        VerifyLongOtpRequest: {
            mobile: components["schemas"]["Mobile"];
            verificationId: string;
            otp: components["schemas"]["LongOtp"];
        };
        AdminLoginRequest: {
            email: string;
            password: string;
            keepSignedIn?: boolean;
        };
        AdminLoginError: {
            success: false;
            message: string;
            errorCode: components["schemas"]["ErrorCode"];
            params?: components["schemas"]["RefusalParams"];
            data: components["schemas"]["SecondFactorQuestion"] | null;
        };
        SecondFactorWay: "PASSKEY" | "TOTP" | "RECOVERY_CODE";
        SecondFactorQuestion: {
            ticket: string;
            ways: components["schemas"]["SecondFactorWay"][];
        };
        Ticket: string;
        SecondFactorCode: string;
        SecondFactorProof: {
            ticket: components["schemas"]["Ticket"];
            code: components["schemas"]["SecondFactorCode"];
        };
        TotpCode: {
            code: components["schemas"]["SecondFactorCode"];
        };
        TicketOnly: {
            ticket: components["schemas"]["Ticket"];
        };
        PasskeyProof: {
            ticket: components["schemas"]["Ticket"];
            response: components["schemas"]["PasskeyAssertion"];
        };
        PasskeyAssertion: {
            id: string;
            clientDataJSON: string;
            authenticatorData: string;
            signature: string;
        };
        NewPasskey: {
            ticket: components["schemas"]["Ticket"];
            response: components["schemas"]["PasskeyAttestation"];
        };
        PasskeyAttestation: {
            id: string;
            clientDataJSON: string;
            attestationObject: string;
            transports?: string[];
        };
        PasskeyBeginning: {
            name: string;
            currentPassword: string;
        };
        PasskeyRef: {
            id: string;
            type: "public-key";
            transports: string[];
        };
        PasskeyQuestion: {
            challenge: string;
            rpId: string;
            timeout: number;
            userVerification: "preferred";
            allowCredentials: components["schemas"]["PasskeyRef"][];
        };
        NewPasskeyQuestion: {
            ticket: string;
            options: {
                challenge: string;
                rp: {
                    id: string;
                    name: string;
                };
                user: {
                    id: string;
                    name: string;
                    displayName: string;
                };
                pubKeyCredParams: {
                    alg: number;
                    type: "public-key";
                }[];
                timeout: number;
                attestation: "none";
                excludeCredentials: components["schemas"]["PasskeyRef"][];
                authenticatorSelection: {
                    residentKey: "preferred";
                    userVerification: "preferred";
                };
            };
        };
        Passkey: {
            id: components["schemas"]["Id"];
            name: string;
            createdAt: components["schemas"]["UtcInstant"];
            lastUsedAt: string | null;
        };
        OwnSignIn: {
            email: string;
            isNeeded: boolean;
            secondFactorSince: string | null;
            totpSince: string | null;
            mayAddPasskeys: boolean;
            passkeys: components["schemas"]["Passkey"][];
            recoveryCodesLeft: number;
        };
        TotpKey: {
            key: string;
            address: string;
            qrCode: string;
        };
        RecoveryCodes: {
            recoveryCodes: string[] | null;
        };
        NewPassword: string;
        PasswordChange: {
            currentPassword: string;
            newPassword: components["schemas"]["NewPassword"];
            revokeKeys?: boolean;
        };
        StaffRequest: {
            email: components["schemas"]["Email"];
            role?: components["schemas"]["StaffRole"];
            password: components["schemas"]["NewPassword"];
            currentPassword: string;
        };
        StaffRoleRequest: {
            role: components["schemas"]["StaffRole"];
            currentPassword: string;
        };
        StaffRole: "OWNER" | "MANAGER" | "DESK" | "ACCOUNTANT" | "TRAINER";
        StaffActKind: "MONEY" | "PRICES" | "PEOPLE" | "SETTINGS";
        StaffAct: {
            id: components["schemas"]["Id"];
            at: components["schemas"]["UtcInstant"];
            kind: components["schemas"]["StaffActKind"];
            actor: {
                kind: "STAFF" | "KEY";
                id: components["schemas"]["Id"];
                name: string;
            };
            operation: string;
            targetId: string | null;
            changes: {
                field: string;
                from: string | null;
                to: string | null;
            }[];
            done: boolean;
        };
        StaffActPage: {
            content: components["schemas"]["StaffAct"][];
            page: number;
            size: number;
            totalPages: number;
            totalElements: number;
        };
        StaffActPageAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["StaffActPage"];
        };
        StaffMember: {
            id: components["schemas"]["Id"];
            email: string;
            role: components["schemas"]["StaffRole"];
            createdAt: components["schemas"]["UtcInstant"];
            isCaller: boolean;
            secondFactorSince: string | null;
        };
        ApiKeyAccess: "READ_ONLY" | "FULL" | "PARTNER" | "SCOPED";
        ApiKeyScope: "CATALOGUE_READ" | "CATALOGUE_WRITE" | "BOOKINGS_READ" | "BOOKINGS_WRITE" | "CUSTOMERS_READ" | "CUSTOMERS_WRITE" | "MONEY_READ" | "MONEY_WRITE" | "DOCUMENTS_READ" | "REVIEWS_READ" | "REVIEWS_WRITE" | "ACADEMY_READ";
        ApiKeyRequest: {
            name: string;
            access: components["schemas"]["ApiKeyAccess"];
            scopes?: components["schemas"]["ApiKeyScope"][] | null;
            expiresAt?: string | null;
            currentPassword: string;
        };
        ApiKey: {
            id: components["schemas"]["Id"];
            name: string;
            access: components["schemas"]["ApiKeyAccess"];
            scopes: components["schemas"]["ApiKeyScope"][] | null;
            tokenStart: string | null;
            createdBy: string;
            makerIsStaff: boolean;
            createdAt: components["schemas"]["UtcInstant"];
            expiresAt: string | null;
            lastUsedAt: string | null;
        };
        KeyLimits: {
            requestsPerMinute: number;
            passcodesPerHour: number;
            wrongPasscodesPerHour: number;
        };
        OwnApiKey: {
            id: components["schemas"]["Id"];
            name: string;
            access: components["schemas"]["ApiKeyAccess"];
            scopes: components["schemas"]["ApiKeyScope"][] | null;
            tokenStart: string | null;
            createdBy: string;
            makerIsStaff: boolean;
            createdAt: components["schemas"]["UtcInstant"];
            expiresAt: string | null;
            lastUsedAt: string | null;
            limits: components["schemas"]["KeyLimits"];
        };
        NewApiKey: {
            token: string;
            key: components["schemas"]["ApiKey"];
        };
        Passcode: {
            verificationId: components["schemas"]["Id"];
            expiresAt: number;
            resendAt: number;
        };
        SignedIn: {
            token: string;
            userId: components["schemas"]["Id"];
        };
        ProfessionalSignedIn: {
            token: string;
            professionalId: components["schemas"]["Id"];
        };
        AdminSignedIn: {
            token: string;
        };
        EndedAccess: {
            apiKeys: number;
            calendarFeeds: number;
            webhooks: number;
        };
        TokenOwner: {
            userId: components["schemas"]["Id"];
            role: components["schemas"]["Role"];
        };
        Role: "USER" | "ADMIN" | "PROFESSIONAL";
        Profile: {
            id: components["schemas"]["Id"];
            fullName: string;
            email: string | null;
            mobile: string;
            gender: components["schemas"]["Gender"] | null;
            dateOfBirth: string | null;
            womenOnly: boolean;
            whatsappConsent: boolean;
            businessName: string | null;
            gstin: string | null;
            language: components["schemas"]["Language"];
            role: components["schemas"]["Role"];
            lastActive: components["schemas"]["UtcInstant"];
            depositAsked: number | null;
        };
        ProfileUpdate: {
            fullName?: components["schemas"]["FullName"];
            email?: string | null;
            gender?: components["schemas"]["Gender"] | null;
            dateOfBirth?: string | null;
            womenOnly?: boolean;
            whatsappConsent?: boolean;
            consentLanguage?: components["schemas"]["Language"];
            businessName?: string | null;
            gstin?: string | null;
            language?: components["schemas"]["Language"];
        };
        ProfileExport: {
            exportedAt: components["schemas"]["UtcInstant"];
            profile: components["schemas"]["Profile"];
            salonNote: string | null;
            addresses: components["schemas"]["Address"][];
            cart: components["schemas"]["Cart"] | null;
            bookings: components["schemas"]["Booking"][];
            payments: components["schemas"]["BookingPayment"][];
            reviews: components["schemas"]["Review"][];
            areaWish: components["schemas"]["AreaWish"] | null;
            consents: components["schemas"]["Consent"][];
            nudges: components["schemas"]["KeptNudge"][];
            marketingConsents: components["schemas"]["GivenMarketingConsent"][];
            messages: components["schemas"]["LoggedMessage"][];
            documents: components["schemas"]["IssuedDocument"][];
            enquiries: components["schemas"]["EnquiryDetail"][];
            waits: components["schemas"]["Wait"][];
            coupons: components["schemas"]["Coupon"][];
            intervals: components["schemas"]["UsualInterval"][];
            series: components["schemas"]["Series"][];
            referral: components["schemas"]["ReferralExport"];
            importedRows: {
                importedAt: components["schemas"]["UtcInstant"];
                cells: {
                    column: string;
                    value: string;
                }[];
            }[];
            mobileChanges: components["schemas"]["MobileChange"][];
        };
        KeptNudge: {
            kind: components["schemas"]["NudgeKind"];
            category: components["schemas"]["DueCategory"];
            dueOn: components["schemas"]["CalendarDate"];
            sent: boolean;
            createdAt: components["schemas"]["UtcInstant"];
            answeredAt: components["schemas"]["UtcInstant"] | null;
            bookingId: components["schemas"]["Id"] | null;
        };
        NudgeKind: "NUDGE" | "WIN_BACK";
        LinkedNudgeAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["LinkedNudge"];
        };
        LinkedNudge: {
            category: components["schemas"]["DueCategory"];
            allowed: components["schemas"]["MarketingChannel"][];
            due: components["schemas"]["DueVisit"] | null;
            coupon: {
                code: string;
                rupees: components["schemas"]["Money"];
                validTill: components["schemas"]["CalendarDate"];
                inPrices: boolean;
            } | null;
            bookingToken: string | null;
        };
        NudgeBooking: {
            bookingDate: components["schemas"]["NearDate"];
            bookingTime: components["schemas"]["ClockTime"];
            finalPrice?: components["schemas"]["MoneyInput"];
        };
        NudgeReportAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["NudgeReport"];
        };
        NudgeGroup: {
            customers: number;
            booked: number;
            share: number;
            rupees: components["schemas"]["Money"];
        };
        NudgeReport: {
            from: components["schemas"]["CalendarDate"];
            to: components["schemas"]["CalendarDate"];
            nudged: components["schemas"]["NudgeGroup"];
            control: components["schemas"]["NudgeGroup"];
            gainShare: number;
            gainRupees: number;
            open: number;
            enough: boolean;
            coupons: {
                given: number;
                used: number;
                cost: components["schemas"]["Money"];
            };
        };
        NudgeSettings: {
            enabled: boolean;
            winBack: boolean;
            rupees: number;
            validDays: number;
            monthlyBudget: number;
        };
        MarketingConsentAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["MarketingConsent"];
        };
        MarketingConsent: {
            channels: {
                channel: components["schemas"]["MarketingChannel"];
                given: boolean;
                texts: components["schemas"]["TextsByLanguage"];
            }[];
        };
        MarketingChannel: "SMS" | "WHATSAPP" | "EMAIL";
        MarketingChoice: {
            channel: components["schemas"]["MarketingChannel"];
            given: boolean;
            language?: components["schemas"]["Language"];
        };
        GivenMarketingConsent: {
            channel: components["schemas"]["MarketingChannel"];
            wording: string;
            language: components["schemas"]["Language"];
            givenAt: components["schemas"]["UtcInstant"];
            withdrawnAt: string | null;
        };
        Consent: {
            purpose: "WHATSAPP";
            wording: string;
            givenAt: components["schemas"]["UtcInstant"];
            withdrawnAt: string | null;
        };
        MessageKind: "CONFIRMATION" | "CONFIRMATION_WHO" | "MOVED" | "MOVED_WHO" | "MOVED_BY_SALON" | "MOVED_BY_SALON_WHO" | "CANCELLED" | "CANCELLED_MONEY" | "HOLD_ENDED" | "PLACE_CHANGED" | "REMINDER" | "PROFESSIONAL" | "WHO_CHANGED" | "WHO_OPEN" | "ON_THE_WAY" | "LATE" | "TIME_PROPOSED" | "SERVICES_PROPOSED" | "SERVICES_PROPOSED_CODE" | "SERVICES_CHANGED" | "PARTY_BALANCE_DUE" | "NO_SHOW" | "REFUSED" | "RECEIPT" | "REVIEW_ASKED" | "REFUNDED" | "PAID" | "PAID_LATE" | "WAIT_OFFER" | "SERIES_ASK" | "SERIES_SOON" | "SERIES_PRICE" | "SERIES_PAUSED" | "SERIES_PAUSED_OFF" | "SERIES_ENDED" | "SERIES_ENDED_OFF" | "NUDGE" | "WIN_BACK" | "FRIEND_REWARD" | "ACCOUNT_ENDS" | "AREA_NOW" | "NUMBER_NEW" | "NUMBER_OLD" | "ENROLLED" | "FEE_TAKEN" | "FEE_RETURNED" | "TOMORROW" | "VISIT_NEW" | "VISIT_MOVED" | "VISIT_CANCELLED" | "VISITS_CHANGED" | "TO_TEAMS" | "UNCOVERED" | "SUMMARY" | "ENQUIRY" | "WEBHOOK_DISABLED" | "BOOKING_NEW" | "BOOKING_MOVED" | "BOOKING_CANCELLED" | "BOOKINGS_CHANGED" | "HELP" | "NOBODY_HERE" | "VISIT_REFUSED" | "LEAVE" | "VISIT_LATE" | "NOT_SET_OUT" | "MESSAGE_FAILED" | "ALERTS" | "PAYMENT_FAILED" | "PAYMENT_LATE" | "PARTY_BALANCE" | "LOW_REVIEW" | "SECOND_FACTOR";
        AlertKind: "HELP" | "NOBODY_HERE" | "VISIT_REFUSED" | "LEAVE" | "VISIT_LATE" | "NOT_SET_OUT" | "MESSAGE_FAILED" | "UNCOVERED" | "BOOKING_NEW" | "BOOKING_MOVED" | "BOOKING_CANCELLED" | "PAYMENT_FAILED" | "PAYMENT_LATE" | "PARTY_BALANCE" | "LOW_REVIEW" | "ENQUIRY" | "SUMMARY" | "WEBHOOK_DISABLED";
        AlertPersonRequest: {
            name: string;
            mobile?: components["schemas"]["Mobile"] | null;
            email?: components["schemas"]["Email"] | null;
            language?: components["schemas"]["Language"];
            ways: components["schemas"]["SendingChannel"][];
            kinds: components["schemas"]["AlertKind"][];
        };
        AlertPerson: {
            id: components["schemas"]["Id"];
            name: string;
            mobile: string | null;
            email: string | null;
            language: components["schemas"]["Language"];
            ways: components["schemas"]["SendingChannel"][];
            kinds: components["schemas"]["AlertKind"][];
            whatsappSince: components["schemas"]["UtcInstant"] | null;
        };
        AlertPersonAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["AlertPerson"];
        };
        AlertPeopleAnswer: {
            success: true;
            message: string;
            data: {
                people: components["schemas"]["AlertPerson"][];
                whatsappConsentText: string | null;
            };
        };
        Alert: {
            kind: "HELP" | "NOBODY_HERE" | "UNCOVERED" | "NOT_SET_OUT" | "LATE" | "REFUSED" | "MESSAGE_FAILED";
            bookingId: components["schemas"]["Id"];
            part?: components["schemas"]["PartNumber"];
            parts?: number;
            bookingDate: components["schemas"]["CalendarDate"];
            bookingTime: components["schemas"]["ClockTime"];
            professional: components["schemas"]["BookedProfessional"] | null;
            lateMinutes: number | null;
            messageId: string | null;
            messageKind: components["schemas"]["MessageKind"] | null;
            reason: string | null;
        };
        AlertListAnswer: {
            success: true;
            message: string;
            data: {
                alerts: components["schemas"]["Alert"][];
                total: number;
            };
        };
        MessageState: "WAITING" | "SENT" | "DELIVERED" | "READ" | "FAILED" | "DROPPED";
        SendingChannel: "SMS" | "WHATSAPP" | "EMAIL";
        LoggedMessage: {
            id: components["schemas"]["Id"];
            bookingId: string | null;
            kind: components["schemas"]["MessageKind"];
            channel: components["schemas"]["SendingChannel"];
            recipient: "CUSTOMER" | "PROFESSIONAL" | "SALON";
            recipientName: string | null;
            to: string | null;
            language: string;
            text: string | null;
            state: components["schemas"]["MessageState"];
            reason: string | null;
            dueAt: components["schemas"]["UtcInstant"];
            sentAt: string | null;
            toldAt: string | null;
        };
        LoggedMessageAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["LoggedMessage"];
        };
        Stars: number;
        ReviewRequest: {
            rating: components["schemas"]["Stars"];
            text?: string | null;
        };
        ReviewHideRequest: {
            reason: string;
        };
        ReviewAnswerRequest: {
            answer: string | null;
        };
        Review: {
            bookingId: components["schemas"]["Id"];
            rating: components["schemas"]["Stars"];
            text: string | null;
            createdAt: components["schemas"]["UtcInstant"];
            editedAt: string | null;
            editableUntil: components["schemas"]["UtcInstant"];
            hiddenReason: string | null;
            answer: string | null;
            answeredAt: string | null;
        };
        PublicReview: {
            id: components["schemas"]["Id"];
            rating: components["schemas"]["Stars"];
            text: string | null;
            firstName: string | null;
            createdAt: components["schemas"]["UtcInstant"];
            editedAt: string | null;
            answer: string | null;
            answeredAt: string | null;
        };
        StaffReview: {
            id: components["schemas"]["Id"];
            bookingId: components["schemas"]["Id"];
            reference: string;
            bookingDate: components["schemas"]["CalendarDate"];
            customerName: string | null;
            services: string[];
            professionalName: string | null;
            rating: components["schemas"]["Stars"];
            text: string | null;
            createdAt: components["schemas"]["UtcInstant"];
            editedAt: string | null;
            hiddenAt: string | null;
            hiddenBy: string | null;
            hiddenReason: string | null;
            answer: string | null;
            answeredAt: string | null;
            answeredBy: string | null;
        };
        OwnReviewAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["Review"] | null;
        };
        ReviewAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["Review"];
        };
        OwnReviewListAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["Review"][];
        };
        ReviewPageAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["ReviewPage"];
        };
        StaffReviewPageAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["StaffReviewPage"];
        };
        StaffReviewAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["StaffReview"];
        };
        ReviewPage: {
            content: components["schemas"]["PublicReview"][];
            page: number;
            size: number;
            totalPages: number;
            totalElements: number;
        };
        StaffReviewPage: {
            content: components["schemas"]["StaffReview"][];
            page: number;
            size: number;
            totalPages: number;
            totalElements: number;
        };
        DocumentAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["IssuedDocument"];
        };
        DocumentsAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["DocumentSummary"][];
        };
        DocumentPageAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["DocumentPage"];
        };
        DocumentPage: {
            content: components["schemas"]["DocumentSummary"][];
            page: number;
            size: number;
            totalPages: number;
            totalElements: number;
        };
        MessageLogPageAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["MessageLogPage"];
        };
        MessageLogPage: {
            content: components["schemas"]["LoggedMessage"][];
            page: number;
            size: number;
            totalPages: number;
            totalElements: number;
            channels: components["schemas"]["SendingChannel"][];
            ceilings: components["schemas"]["MetCeiling"][];
            unreached: boolean;
        };
        MetCeiling: {
            ceiling: "RECIPIENT" | "ACCOUNT" | "SALON" | "PASSCODES";
            channel: components["schemas"]["SendingChannel"];
            at: components["schemas"]["UtcInstant"];
        };
        Translations: {
            hi?: components["schemas"]["Translation"];
            mr?: components["schemas"]["Translation"];
        };
        Translation: {
            name?: string;
            description?: string;
        };
        CouponTranslations: {
            hi?: components["schemas"]["CouponTranslation"];
            mr?: components["schemas"]["CouponTranslation"];
        };
        CouponTranslation: {
            description?: string;
        };
        CourseTranslations: {
            hi?: components["schemas"]["CourseTranslation"];
            mr?: components["schemas"]["CourseTranslation"];
        };
        CourseTranslation: {
            name?: string;
            description?: string;
            certificate?: string;
        };
        TranslatedNames: {
            hi?: string;
            mr?: string;
        };
        Service: {
            id: components["schemas"]["Id"];
            name: string;
            description: string;
            otherNames?: string[];
            translations?: components["schemas"]["Translations"];
            categoryId: string | null;
            categoryName: string | null;
            price: components["schemas"]["Money"];
            durationInMinutes: number;
            variants?: components["schemas"]["ServiceOption"][];
            addOns?: components["schemas"]["ServiceOption"][];
            together?: boolean;
            imageUrl: string | null;
            rating: components["schemas"]["Rating"];
            reviewCount: components["schemas"]["ReviewCount"];
            wasRated: boolean;
        };
        ServiceOption: {
            id: components["schemas"]["OptionId"];
            name: string;
            translations?: components["schemas"]["OptionTranslations"];
            price: components["schemas"]["Money"];
            durationInMinutes: number;
        };
        OptionId: string;
        OptionTranslations: {
            hi?: components["schemas"]["OptionTranslation"];
            mr?: components["schemas"]["OptionTranslation"];
        };
        OptionTranslation: {
            name?: string;
        };
        VariantInput: {
            id?: components["schemas"]["OptionId"];
            name: string;
            translations?: components["schemas"]["OptionTranslations"];
            price: number;
            durationInMinutes: number;
        };
        AddOnInput: {
            id?: components["schemas"]["OptionId"];
            name: string;
            translations?: components["schemas"]["OptionTranslations"];
            price: number;
            durationInMinutes: number;
        };
        VariantInputs: components["schemas"]["VariantInput"][];
        AddOnInputs: components["schemas"]["AddOnInput"][];
        ServiceRef: string;
        Rating: number | null;
        ReviewCount: number;
        ServiceForm: {
            name: string;
            description: string;
            translations?: components["schemas"]["Translations"];
            price: number;
            durationInMinutes: number;
            variants?: components["schemas"]["VariantInputs"];
            addOns?: components["schemas"]["AddOnInputs"];
            together?: boolean;
            categoryId: components["schemas"]["Id"];
            imageUrl?: string;
        };
        ServiceUpdateForm: {
            name?: string;
            description?: string;
            translations?: components["schemas"]["Translations"];
            price?: number;
            durationInMinutes?: number;
            variants?: components["schemas"]["VariantInputs"];
            addOns?: components["schemas"]["AddOnInputs"];
            together?: boolean;
            categoryId?: components["schemas"]["Id"];
            imageUrl?: string;
            removeImage?: boolean;
        };
        Category: {
            id: components["schemas"]["Id"];
            name: string;
            description: string;
            otherNames?: string[];
            translations?: components["schemas"]["Translations"];
            imagePath: string | null;
            serviceCount: number;
            sac: components["schemas"]["Sac"];
        };
        Sac: string;
        CategoryForm: {
            name: string;
            description: string;
            translations?: components["schemas"]["Translations"];
            imageFile?: string;
            sac?: components["schemas"]["Sac"];
        };
        CategoryUpdateForm: {
            name?: string;
            description?: string;
            translations?: components["schemas"]["Translations"];
            imageFile?: string;
            removeImage?: boolean;
            sac?: components["schemas"]["Sac"];
        };
        CartItemRequest: {
            serviceId: components["schemas"]["Id"];
            variantId?: components["schemas"]["OptionId"];
            addOnIds?: components["schemas"]["OptionId"][];
            quantity: components["schemas"]["Quantity"];
        };
        Cart: {
            id: components["schemas"]["Id"];
            items: components["schemas"]["CartItem"][];
            totalItems: number;
            totalPrice: components["schemas"]["Money"];
            discount: components["schemas"]["Money"];
            coupon: components["schemas"]["AppliedCoupon"] | null;
            finalPrice: components["schemas"]["Money"];
            notices: string[];
            changes: components["schemas"]["CartChange"][];
            guests?: components["schemas"]["PartyGuest"][];
        };
        CartChange: {
            code: string;
            params: {
                name?: string;
                names?: components["schemas"]["TranslatedNames"];
                couponCode?: string;
                reason?: "COUPON_NOT_FOUND" | "COUPON_INACTIVE" | "COUPON_EXPIRED" | "COUPON_USAGE_LIMIT";
                refusal?: components["schemas"]["ErrorCode"];
            };
            message: string;
        };
        CartItem: {
            id: components["schemas"]["Id"];
            service: {
                id: components["schemas"]["Id"];
                name: string;
                names?: components["schemas"]["TranslatedNames"];
                price: components["schemas"]["Money"];
                durationInMinutes: number;
                imageUrl: string | null;
                categoryName: string | null;
                categoryNames?: components["schemas"]["TranslatedNames"];
                variantId?: components["schemas"]["OptionId"];
                addOnIds?: components["schemas"]["OptionId"][];
            };
            quantity: components["schemas"]["Quantity"];
        };
        AppliedCoupon: {
            code: string;
            description: string;
            discountType: components["schemas"]["DiscountType"];
            discountValue: number;
        };
        Coupon: {
            id: components["schemas"]["Id"];
            code: string;
            description: string;
            translations?: components["schemas"]["CouponTranslations"];
            discountType: components["schemas"]["DiscountType"];
            discountValue: number;
            validFrom: components["schemas"]["CalendarDate"];
            validTill: components["schemas"]["CalendarDate"];
            usageLimit: number | null;
            usedCount: number;
            isActive: boolean;
            userId?: string | null;
            limitPerCustomer?: number | null;
            firstBookingOnly?: boolean;
        };
        Referral: {
            isOn: boolean;
            code: string | null;
            reward: components["schemas"]["Money"];
            validDays: number;
            friendsCame: number;
            friendsToCome: number;
            hasGivenCode: boolean;
            mayGiveCode: boolean;
            coupons: components["schemas"]["ReferralCoupon"][];
        };
        ReferralCoupon: {
            code: string;
            discount: components["schemas"]["Money"];
            validTill: components["schemas"]["CalendarDate"];
            isUsed: boolean;
        };
        ReferralCodeRequest: {
            code: string;
        };
        ReferralExport: {
            code: string | null;
            friendsCame: number;
            friendsToCome: number;
            given: {
                at: components["schemas"]["UtcInstant"];
                state: components["schemas"]["ReferralState"];
                reason: components["schemas"]["ReferralReason"];
            } | null;
        };
        ReferralState: "WAITING" | "REWARDED" | "REFUSED";
        ReferralReason: string | null;
        ReferralPerson: {
            userId: components["schemas"]["Id"];
            fullName: string;
            mobile: string;
        };
        StaffReferral: {
            id: components["schemas"]["Id"];
            state: components["schemas"]["ReferralState"];
            reason: components["schemas"]["ReferralReason"];
            reward: components["schemas"]["Money"];
            givenAt: components["schemas"]["UtcInstant"];
            decidedAt: components["schemas"]["UtcInstant"] | null;
            customer: components["schemas"]["ReferralPerson"] | null;
            referrer: components["schemas"]["ReferralPerson"] | null;
        };
        StaffReferralPage: {
            content: components["schemas"]["StaffReferral"][];
            page: number;
            size: number;
            totalPages: number;
            totalElements: number;
        };
        StaffReferralPageAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["StaffReferralPage"];
        };
        ReferralAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["Referral"];
        };
        PersonalCoupon: {
            coupon: components["schemas"]["Coupon"];
            customer: {
                userId: components["schemas"]["Id"];
                fullName: string;
                mobile: string;
            };
        };
        CouponRequest: {
            code: string;
            description?: string;
            translations?: components["schemas"]["CouponTranslations"];
            discountType: components["schemas"]["DiscountType"];
            discountValue: number;
            validFrom: components["schemas"]["CalendarDate"];
            validTill: components["schemas"]["CalendarDate"];
            usageLimit?: number | null;
            isActive?: boolean;
            userId?: components["schemas"]["Id"] | null;
            limitPerCustomer?: number | null;
            firstBookingOnly?: boolean;
        };
        CouponQuote: {
            coupon: components["schemas"]["AppliedCoupon"];
            totalPrice: components["schemas"]["Money"];
            discount: components["schemas"]["Money"];
            finalPrice: components["schemas"]["Money"];
        };
        AddressRequest: {
            flatNumber: string;
            building?: string | null;
            street: string;
            landmark?: string | null;
            city: string;
            state: string;
            postalCode: string;
            country: string;
            latitude: components["schemas"]["Latitude"];
            longitude: components["schemas"]["Longitude"];
            instructions?: string | null;
        };
        Address: {
            id: components["schemas"]["Id"];
            flatNumber: string;
            building: string | null;
            street: string;
            streetArea: string;
            landmark: string | null;
            city: string;
            state: string;
            postalCode: string;
            country: string;
            latitude: string;
            longitude: string;
            instructions: string | null;
        };
        Place: {
            place_id: string;
            display_name: string;
            lat: string;
            lon: string;
            fromText?: boolean;
        };
        PlaceAddress: {
            road?: string;
            neighbourhood?: string;
            suburb?: string;
            quarter?: string;
            hamlet?: string;
            block?: string;
            residential?: string;
            industrial?: string;
            city?: string;
            town?: string;
            village?: string;
            county?: string;
            state_district?: string;
            state?: string;
            postcode?: string;
            country?: string;
        };
        Slot: {
            startTime: components["schemas"]["ClockTime"];
            endTime: components["schemas"]["ClockTime"];
            label: string;
            available: boolean;
            reason: ("PAST" | "FULL" | "CLOSED" | "NO_PROFESSIONAL" | "OUTSIDE_AREA") | null;
            remaining: number;
            professionals: components["schemas"]["Id"][];
        };
        BookableDay: {
            date: components["schemas"]["CalendarDate"];
            availableSlots: number;
            reason: ("PAST" | "FULL" | "CLOSED" | "TOO_LONG" | "NO_PROFESSIONAL" | "OUTSIDE_AREA") | null;
        };
        SeriesState: "ACTIVE" | "PAUSED" | "ENDED";
        SeriesVisitState: "BOOKED" | "MOVED" | "ASKED" | "SKIPPED" | "MISSED";
        SeriesReason: "TIME" | "PROFESSIONAL" | "SERVICES" | "MINIMUM" | "AREA" | "ADDRESS" | "OTHER_VISIT" | "CANCELLED" | "PAUSED" | "ENDED";
        SeriesOption: {
            bookingDate: components["schemas"]["CalendarDate"];
            bookingTime: components["schemas"]["ClockTime"];
            anyone: boolean;
            professional: components["schemas"]["BookedProfessional"] | null;
        };
        SeriesVisit: {
            number: number;
            dueDate: components["schemas"]["CalendarDate"];
            state: components["schemas"]["SeriesVisitState"];
            reason: components["schemas"]["SeriesReason"] | null;
            bookingId: string | null;
            bookingDate: components["schemas"]["CalendarDate"] | null;
            bookingTime: components["schemas"]["ClockTime"] | null;
            finalPrice: components["schemas"]["Money"] | null;
            rise: components["schemas"]["Money"];
            fee: components["schemas"]["Money"];
            answerBy: components["schemas"]["CalendarDate"] | null;
            options: components["schemas"]["SeriesOption"][];
            token: string;
        };
        Series: {
            id: components["schemas"]["Id"];
            userId: components["schemas"]["Id"];
            state: components["schemas"]["SeriesState"];
            everyWeeks: components["schemas"]["SeriesWeeks"];
            firstDate: components["schemas"]["CalendarDate"];
            bookingTime: components["schemas"]["ClockTime"];
            flexMinutes: components["schemas"]["SeriesFlex"];
            serviceIds: components["schemas"]["ServiceRef"][];
            services: components["schemas"]["WaitedService"][];
            addressId: components["schemas"]["Id"];
            address: components["schemas"]["LinkedAddress"] | null;
            professionalId: components["schemas"]["Id"] | null;
            professional: components["schemas"]["BookedProfessional"] | null;
            orElse: components["schemas"]["SeriesOrElse"];
            womenOnly: boolean;
            until: components["schemas"]["CalendarDate"] | null;
            pausedUntil: components["schemas"]["CalendarDate"] | null;
            madeBy: "CUSTOMER" | "STAFF";
            visits: components["schemas"]["SeriesVisit"][];
            later: components["schemas"]["CalendarDate"][];
            createdAt: components["schemas"]["UtcInstant"];
            endedAt: components["schemas"]["UtcInstant"] | null;
        };
        SeriesWeeks: number;
        SeriesFlex: number;
        SeriesOrElse: "ASK" | "ANYONE";
        SeriesProposal: {
            bookingId: components["schemas"]["Id"];
            everyWeeks: components["schemas"]["SeriesWeeks"];
            own: boolean;
        };
        SeriesRequest: {
            bookingId: components["schemas"]["Id"];
            everyWeeks: components["schemas"]["SeriesWeeks"];
            flexMinutes: components["schemas"]["SeriesFlex"];
            professionalId?: components["schemas"]["Id"] | null;
            orElse: components["schemas"]["SeriesOrElse"];
            until?: components["schemas"]["CalendarDate"] | null;
        };
        SeriesChange: {
            everyWeeks?: components["schemas"]["SeriesWeeks"];
            bookingTime?: components["schemas"]["ClockTime"];
            flexMinutes?: components["schemas"]["SeriesFlex"];
            serviceIds?: components["schemas"]["ServiceRef"][];
            addressId?: components["schemas"]["Id"];
            professionalId?: components["schemas"]["Id"] | null;
            orElse?: components["schemas"]["SeriesOrElse"];
            womenOnly?: boolean;
            until?: components["schemas"]["CalendarDate"] | null;
        };
        SeriesAct: {
            act: "SKIP" | "MOVE" | "PAUSE" | "RESUME" | "END";
            number?: number;
            bookingDate?: components["schemas"]["CalendarDate"];
            bookingTime?: components["schemas"]["ClockTime"];
            anyone?: boolean;
            allLater?: boolean;
            until?: components["schemas"]["CalendarDate"];
            cancelBooked?: boolean;
            seenFee?: number;
        };
        LinkedSeries: {
            number: number;
            state: components["schemas"]["SeriesState"];
            everyWeeks: components["schemas"]["SeriesWeeks"];
            bookingTime: components["schemas"]["ClockTime"];
            services: components["schemas"]["WaitedService"][];
            address: components["schemas"]["LinkedAddress"] | null;
            professional: components["schemas"]["BookedProfessional"] | null;
            until: components["schemas"]["CalendarDate"] | null;
            pausedUntil: components["schemas"]["CalendarDate"] | null;
            visits: components["schemas"]["SeriesVisit"][];
            later: components["schemas"]["CalendarDate"][];
        };
        StaffSeries: {
            series: components["schemas"]["Series"];
            customer: {
                id: components["schemas"]["Id"];
                fullName: string;
                mobile: string;
                active: boolean;
            };
            attention: boolean;
        };
        StaffSeriesPage: {
            content: components["schemas"]["StaffSeries"][];
            page: number;
            size: number;
            totalPages: number;
            totalElements: number;
        };
        WaitState: "WAITING" | "OFFERED" | "PAUSED" | "TAKEN" | "ENDED";
        WaitTimes: components["schemas"]["ClockTime"][] | null;
        WaitedService: {
            serviceId: components["schemas"]["Id"];
            name: string;
            names?: components["schemas"]["TranslatedNames"];
            quantity: number;
        };
        WaitOffer: {
            token: string;
            bookingDate: components["schemas"]["CalendarDate"];
            bookingTime: components["schemas"]["ClockTime"];
            expiresAt: components["schemas"]["UtcInstant"];
            professional: components["schemas"]["BookedProfessional"] | null;
        };
        Wait: {
            id: components["schemas"]["Id"];
            userId: components["schemas"]["Id"];
            serviceIds: components["schemas"]["ServiceRef"][];
            services: components["schemas"]["WaitedService"][];
            addressId: components["schemas"]["Id"] | null;
            from: components["schemas"]["CalendarDate"];
            to: components["schemas"]["CalendarDate"];
            times: components["schemas"]["WaitTimes"];
            professionalId: components["schemas"]["Id"] | null;
            professional: components["schemas"]["BookedProfessional"] | null;
            womenOnly: boolean;
            bookingId: components["schemas"]["Id"] | null;
            state: components["schemas"]["WaitState"];
            offer: components["schemas"]["WaitOffer"] | null;
            createdAt: components["schemas"]["UtcInstant"];
        };
        WaitRequest: {
            serviceIds?: components["schemas"]["ServiceRef"][];
            addressId?: components["schemas"]["Id"];
            from: components["schemas"]["CalendarDate"];
            to: components["schemas"]["CalendarDate"];
            times?: components["schemas"]["WaitTimes"];
            professionalId?: components["schemas"]["Id"];
            womenOnly?: boolean;
            bookingId?: components["schemas"]["Id"];
        };
        StaffWaitRequest: {
            mobile: components["schemas"]["Mobile"];
            fullName?: components["schemas"]["FullName"];
            language?: components["schemas"]["Language"];
            serviceIds: components["schemas"]["ServiceRef"][];
            addressId?: components["schemas"]["Id"];
            address?: components["schemas"]["AddressRequest"];
            from: components["schemas"]["CalendarDate"];
            to: components["schemas"]["CalendarDate"];
            times?: components["schemas"]["WaitTimes"];
            professionalId?: components["schemas"]["Id"];
            womenOnly?: boolean;
        };
        WaitChange: {
            from?: components["schemas"]["CalendarDate"];
            to?: components["schemas"]["CalendarDate"];
            times?: components["schemas"]["WaitTimes"];
            professionalId?: components["schemas"]["Id"] | null;
            womenOnly?: boolean;
            paused?: boolean;
        };
        OfferState: "OPEN" | "TAKEN" | "DECLINED" | "LAPSED" | "WITHDRAWN";
        LinkedOffer: {
            state: components["schemas"]["OfferState"];
            bookingDate: components["schemas"]["CalendarDate"];
            bookingTime: components["schemas"]["ClockTime"];
            arriveUntil: components["schemas"]["ClockTime"];
            durationInMinutes: number;
            expiresAt: components["schemas"]["UtcInstant"];
            services: components["schemas"]["WaitedService"][];
            address: components["schemas"]["LinkedAddress"] | null;
            professional: components["schemas"]["BookedProfessional"] | null;
            movesFrom: {
                bookingDate: components["schemas"]["CalendarDate"];
                bookingTime: components["schemas"]["ClockTime"];
            } | null;
            total: components["schemas"]["Money"];
            discount: components["schemas"]["Money"];
            travelFee?: components["schemas"]["Money"];
            quietDiscount?: components["schemas"]["Money"];
            finalPrice: components["schemas"]["Money"];
            dueNow: components["schemas"]["Money"];
            payBy: components["schemas"]["UtcInstant"] | null;
            cancellation?: components["schemas"]["OfferTerms"];
            bookingToken: string | null;
        };
        OfferTerms: {
            feePercent: number;
            freeUntil: components["schemas"]["UtcInstant"] | null;
        };
        OfferAnswer: {
            accept: boolean;
            finalPrice?: components["schemas"]["MoneyInput"];
        };
        OfferRequest: {
            bookingDate: components["schemas"]["CalendarDate"];
            bookingTime: components["schemas"]["ClockTime"];
            professionalId?: components["schemas"]["Id"];
        };
        StaffWait: {
            wait: components["schemas"]["Wait"];
            customer: components["schemas"]["WaitingCustomer"];
            fits: boolean | null;
            durationInMinutes: number;
            place: string | null;
        };
        WaitingCustomer: {
            id: components["schemas"]["Id"];
            fullName: string;
            mobile: string;
        };
        WaitFigures: {
            offered: number;
            taken: number;
            minutesFilled: number;
            rupeesFilled: components["schemas"]["Money"];
        };
        WaitsOfDay: {
            waits: components["schemas"]["StaffWait"][];
            figures: components["schemas"]["WaitFigures"] | null;
        };
        PartyGuest: {
            label: components["schemas"]["GuestLabel"] | null;
            serviceIds: components["schemas"]["ServiceRef"][];
        };
        GuestLabel: string;
        CartGuestsRequest: {
            guests: components["schemas"]["PartyGuest"][];
        };
        GuestsChange: {
            guests: components["schemas"]["PartyGuest"][];
            professionals?: number;
            finalPrice?: components["schemas"]["Money"];
        };
        PartyPlanRequest: {
            guests: components["schemas"]["PartyGuest"][];
            bookingDate: components["schemas"]["CalendarDate"];
            readyBy?: components["schemas"]["ClockTime"];
            bookingTime?: components["schemas"]["ClockTime"];
            addressId?: components["schemas"]["Id"];
            latitude?: components["schemas"]["Latitude"];
            longitude?: components["schemas"]["Longitude"];
            professionalId?: components["schemas"]["Id"];
            womenOnly?: boolean;
            exceptBookingId?: components["schemas"]["Id"];
        };
        PartyPlans: {
            plans: components["schemas"]["PartyPlan"][];
            reason: ("PAST" | "FULL" | "CLOSED" | "NO_PROFESSIONAL" | "OUTSIDE_AREA") | null;
            otherTimes: components["schemas"]["ClockTime"][];
        };
        PartyPlan: {
            professionals: number;
            bookingTime: components["schemas"]["ClockTime"];
            endTime: components["schemas"]["ClockTime"];
            parts: components["schemas"]["PlannedPart"][];
            guests: components["schemas"]["ServedGuest"][];
        };
        PlannedPart: {
            part: number;
            bookingTime: components["schemas"]["ClockTime"];
            endTime: components["schemas"]["ClockTime"];
            professional: components["schemas"]["BookedProfessional"] | null;
        };
        ServedGuest: {
            label: string | null;
            services: components["schemas"]["GuestService"][];
        };
        GuestService: {
            serviceId: components["schemas"]["Id"];
            variantId?: components["schemas"]["OptionId"];
            addOnIds?: components["schemas"]["OptionId"][];
            name: string;
            names?: components["schemas"]["TranslatedNames"];
            bookingTime: components["schemas"]["ClockTime"];
            endTime: components["schemas"]["ClockTime"];
            part: number;
        };
        PartNumber: number;
        BookingPart: {
            part: number;
            bookingTime: components["schemas"]["ClockTime"];
            endTime: components["schemas"]["ClockTime"];
            professional: components["schemas"]["BookedProfessional"] | null;
            professionalChosen: boolean;
            professionalWished: boolean;
            visit: components["schemas"]["BookingVisit"] | null;
        };
        BookingRequest: {
            userId: components["schemas"]["Id"];
            serviceIds: components["schemas"]["ServiceRef"][];
            bookingDate: components["schemas"]["CalendarDate"];
            bookingTime: components["schemas"]["ClockTime"];
            finalPrice: components["schemas"]["MoneyInput"];
            addressId: components["schemas"]["Id"];
            paymentType: components["schemas"]["PaymentType"];
            cartId?: components["schemas"]["Id"];
            couponCode?: components["schemas"]["CouponCodeInput"];
            guests?: components["schemas"]["PartyGuest"][];
            readyBy?: components["schemas"]["ClockTime"];
            professionals?: number;
            relatedTo?: components["schemas"]["Id"];
            professionalId?: components["schemas"]["Id"];
            womenOnly?: boolean;
            externalId?: components["schemas"]["ExternalId"];
            metadata?: components["schemas"]["Metadata"];
        };
        StaffBookingRequest: {
            mobile: components["schemas"]["Mobile"];
            fullName?: components["schemas"]["FullName"];
            language?: components["schemas"]["Language"];
            serviceIds: components["schemas"]["ServiceRef"][];
            bookingDate: components["schemas"]["CalendarDate"];
            bookingTime: components["schemas"]["ClockTime"];
            addressId?: components["schemas"]["Id"];
            address?: components["schemas"]["AddressRequest"];
            guests?: components["schemas"]["PartyGuest"][];
            readyBy?: components["schemas"]["ClockTime"];
            professionals?: number;
            relatedTo?: components["schemas"]["Id"];
            professionalId?: components["schemas"]["Id"];
            womenOnly?: boolean;
            finalPrice?: components["schemas"]["MoneyInput"];
            paymentType?: components["schemas"]["PaymentType"];
            couponCode?: components["schemas"]["CouponCodeInput"];
            externalId?: components["schemas"]["ExternalId"];
            metadata?: components["schemas"]["Metadata"];
        };
        PastVisitRequest: {
            mobile: components["schemas"]["Mobile"];
            fullName?: components["schemas"]["FullName"];
            language?: components["schemas"]["Language"];
            serviceIds: components["schemas"]["ServiceRef"][];
            bookingDate: components["schemas"]["CalendarDate"];
            bookingTime: components["schemas"]["ClockTime"];
            addressId?: components["schemas"]["Id"];
            address?: components["schemas"]["AddressRequest"];
            professionalId?: components["schemas"]["Id"];
            paidBy?: "CASH" | "UPI" | "CARD" | "BANK";
            takenBy?: components["schemas"]["Id"];
            finalPrice?: components["schemas"]["MoneyInput"];
            couponCode?: components["schemas"]["CouponCodeInput"];
            externalId?: components["schemas"]["ExternalId"];
            metadata?: components["schemas"]["Metadata"];
        };
        ExternalId: string;
        Metadata: {
            [key: string]: string;
        };
        BookingExternal: {
            externalId?: components["schemas"]["ExternalId"] | null;
            metadata?: components["schemas"]["Metadata"] | null;
        };
        RescheduleRequest: {
            bookingDate?: components["schemas"]["CalendarDate"];
            bookingTime?: components["schemas"]["ClockTime"];
            readyBy?: components["schemas"]["ClockTime"];
            addressId?: components["schemas"]["Id"];
            address?: components["schemas"]["AddressRequest"];
            professionalId?: components["schemas"]["Id"] | null;
        };
        CalendarFeedRequest: {
            professionalId: components["schemas"]["Id"] | null;
            currentPassword: string;
        };
        CalendarFeed: {
            id: components["schemas"]["Id"];
            professionalId: string | null;
            createdBy: string;
            createdAt: components["schemas"]["UtcInstant"];
            lastReadAt: components["schemas"]["UtcInstant"] | null;
        };
        NewCalendarFeed: {
            id: components["schemas"]["Id"];
            professionalId: string | null;
            createdBy: string;
            createdAt: components["schemas"]["UtcInstant"];
            lastReadAt: components["schemas"]["UtcInstant"] | null;
            url: string;
        };
        LinkMoveRequest: {
            bookingDate: components["schemas"]["CalendarDate"];
            bookingTime?: components["schemas"]["ClockTime"];
            readyBy?: components["schemas"]["ClockTime"];
        };
        BookingItem: {
            serviceId: components["schemas"]["Id"];
            variantId?: components["schemas"]["OptionId"];
            addOnIds?: components["schemas"]["OptionId"][];
            name: string;
            names?: components["schemas"]["TranslatedNames"];
            price: components["schemas"]["Money"];
            quantity: number;
            durationInMinutes: number;
        };
        BookingAddress: {
            flatNumber: string;
            building: string | null;
            street: string;
            streetArea: string;
            landmark: string | null;
            city: string;
            state: string;
            postalCode: string;
            country: string;
            latitude: string;
            longitude: string;
            instructions: string | null;
        };
        Booking: {
            bookingId: components["schemas"]["Id"];
            userId: string;
            user: {
                fullName: string | null;
                mobile: string | null;
            };
            name: string[];
            items: components["schemas"]["BookingItem"][];
            bookingDate: components["schemas"]["CalendarDate"];
            bookingTime: components["schemas"]["ClockTime"];
            durationInMinutes: number;
            addressId: string | null;
            address: components["schemas"]["BookingAddress"] | null;
            totalPrice: components["schemas"]["Money"];
            discount: components["schemas"]["Money"];
            travelFee?: components["schemas"]["Money"];
            quietDiscount?: components["schemas"]["Money"];
            couponCode: string | null;
            finalPrice: components["schemas"]["Money"];
            paymentType: components["schemas"]["PaymentType"];
            paymentStatus: components["schemas"]["PaymentStatus"];
            paymentState: components["schemas"]["PaymentState"];
            amountPaid: components["schemas"]["Money"];
            amountDue: components["schemas"]["Money"];
            amountPending: components["schemas"]["Money"];
            dueNow: components["schemas"]["Money"];
            refundDue: components["schemas"]["Money"];
            cancellation: components["schemas"]["Cancellation"] | null;
            payBy: components["schemas"]["UtcInstant"] | null;
            paidAt: components["schemas"]["UtcInstant"] | null;
            refundedAt: components["schemas"]["UtcInstant"] | null;
            upi: components["schemas"]["UpiPayment"] | null;
            status: components["schemas"]["BookingStatus"];
            createdAt: components["schemas"]["UtcInstant"];
            completedAt: components["schemas"]["UtcInstant"] | null;
            cancelledAt: components["schemas"]["UtcInstant"] | null;
            reference: string;
            externalId: components["schemas"]["ExternalId"] | null;
            metadata: components["schemas"]["Metadata"] | null;
            seriesId?: components["schemas"]["Id"];
            professional: components["schemas"]["BookedProfessional"] | null;
            professionalChosen: boolean;
            professionalWished: boolean;
            womenOnly: boolean;
            visit: components["schemas"]["BookingVisit"] | null;
            startCode: string | null;
            cancelReason: components["schemas"]["CancelReason"] | null;
            refusal: components["schemas"]["DoorRefusal"] | null;
            enteredAfter?: boolean;
            misfit?: components["schemas"]["Misfit"] | null;
            stateUnknown?: boolean;
            proposal: components["schemas"]["TimeProposal"] | null;
            servicesProposal?: components["schemas"]["ServicesProposal"];
            handDiscount?: components["schemas"]["HandDiscount"];
            discountByHand?: components["schemas"]["Money"];
            guests?: components["schemas"]["ServedGuest"][];
            readyBy?: components["schemas"]["ClockTime"];
            parts?: components["schemas"]["BookingPart"][];
            laterDue?: components["schemas"]["Money"];
            laterDueOn?: components["schemas"]["CalendarDate"];
            relatedTo?: components["schemas"]["Id"];
        };
        StateRequest: {
            code: string;
        };
        CancelReason: "NO_SHOW" | "REFUSED" | "NOT_PAID";
        DoorRefusal: "UNSAFE" | "HEALTH" | "NOT_AS_BOOKED" | "NO_PLACE" | "CUSTOMER_DECLINED" | "OTHER";
        TimeProposal: {
            bookingDate: components["schemas"]["CalendarDate"];
            bookingTime: components["schemas"]["ClockTime"];
            professional: components["schemas"]["BookedProfessional"] | null;
            proposedAt: components["schemas"]["UtcInstant"];
        };
        TimeProposalRequest: {
            bookingDate: components["schemas"]["CalendarDate"];
            bookingTime: components["schemas"]["ClockTime"];
            professionalId: components["schemas"]["Id"];
        };
        AgreedTime: {
            bookingDate: components["schemas"]["CalendarDate"];
            bookingTime: components["schemas"]["ClockTime"];
        };
        ServiceWish: {
            serviceId: components["schemas"]["Id"];
            variantId?: components["schemas"]["OptionId"];
            addOnIds?: components["schemas"]["OptionId"][];
            quantity: number;
        };
        ServicesWish: {
            services: components["schemas"]["ServiceWish"][];
        };
        ServicesChange: {
            services: components["schemas"]["ServiceWish"][];
            discount?: components["schemas"]["HandDiscount"] | null;
        };
        HandDiscount: {
            amount: components["schemas"]["PaidAmount"];
            reason: string;
        };
        ServicesAnswer: {
            proposalId: components["schemas"]["Id"];
            agreed: boolean;
        };
        ServicesAnswerAtVisit: {
            proposalId: components["schemas"]["Id"];
            agreed: boolean;
            code?: string;
        };
        ServicesProposal: {
            proposalId: components["schemas"]["Id"];
            items: components["schemas"]["BookingItem"][];
            totalPrice: components["schemas"]["Money"];
            discount: components["schemas"]["Money"];
            finalPrice: components["schemas"]["Money"];
            durationInMinutes: number;
            to: components["schemas"]["ClockTime"];
            proposedAt: components["schemas"]["UtcInstant"];
            by: "STAFF" | "PROFESSIONAL";
            code: string | null;
            codeLocked: boolean;
        };
        ServicesPreview: {
            state: "PREVIEW" | "ASKED" | "CHANGED";
            needsAgreement: boolean;
            items: components["schemas"]["BookingItem"][];
            totalPrice: components["schemas"]["Money"];
            discount: components["schemas"]["Money"];
            handDiscount: components["schemas"]["Money"];
            finalPrice: components["schemas"]["Money"];
            finalPriceBefore: components["schemas"]["Money"];
            amountDue: components["schemas"]["Money"];
            refundDue: components["schemas"]["Money"];
            durationInMinutes: number;
            to: components["schemas"]["ClockTime"];
            bookingTime?: components["schemas"]["ClockTime"];
            professionals?: number;
            coupon: {
                code: string;
                effect: "COUNTS" | "BOOKED_ONLY";
                discount: components["schemas"]["Money"];
                discountBefore: components["schemas"]["Money"];
            } | null;
            belowMinimum: boolean;
            warnings: {
                kind: "OFF" | "LEAVE" | "NEXT_LATE";
                bookingId: components["schemas"]["Id"] | null;
                bookingTime: components["schemas"]["ClockTime"] | null;
                lateMinutes: number | null;
            }[];
        };
        ServicesPreviewAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["ServicesPreview"];
        };
        ServicesRefusal: {
            success: false;
            message: string;
            errorCode: components["schemas"]["ErrorCode"];
            params?: components["schemas"]["RefusalParams"];
            data: {
                reason: "INACTIVE" | "SKILL" | "WISH" | "OFF" | "LEAVE" | "BUSY" | "TRAVEL" | "AREA" | "FULL" | "CLOSED";
            } | null;
        };
        ServicesEvent: {
            added: components["schemas"]["ServicesEventItem"][];
            removed: components["schemas"]["ServicesEventItem"][];
            finalPrice: components["schemas"]["Money"];
            finalPriceBefore: components["schemas"]["Money"];
            agreed: ("CUSTOMER" | "CODE" | "TELEPHONE" | "NOT_NEEDED") | null;
        };
        ServicesEventItem: {
            name: string;
            quantity: number;
        };
        AgainItem: {
            serviceId: components["schemas"]["Id"];
            variantId?: components["schemas"]["OptionId"];
            addOnIds?: components["schemas"]["OptionId"][];
            name: string;
            names?: components["schemas"]["TranslatedNames"];
            quantity: number;
            price: components["schemas"]["Money"];
            priceBefore: components["schemas"]["Money"];
        };
        AgainOffer: {
            items: components["schemas"]["AgainItem"][];
            gone: {
                name: string;
                names?: components["schemas"]["TranslatedNames"];
            }[];
            finalPrice: components["schemas"]["Money"];
            travelFee?: components["schemas"]["Money"];
            deposit: components["schemas"]["Money"];
            durationInMinutes: number;
            addressId: string | null;
            professional: components["schemas"]["BookedProfessional"] | null;
            womenOnly: boolean;
            times: {
                date: components["schemas"]["CalendarDate"];
                startTime: components["schemas"]["ClockTime"];
                endTime: components["schemas"]["ClockTime"];
                finalPrice?: components["schemas"]["Money"];
                deposit?: components["schemas"]["Money"];
            }[];
            reason: ("NO_SERVICE" | "NO_ADDRESS" | "OUTSIDE_AREA" | "FULL") | null;
            forGuests?: boolean;
        };
        DueCategory: {
            id: components["schemas"]["Id"];
            name: string;
            names?: components["schemas"]["TranslatedNames"];
        };
        DueTime: {
            date: components["schemas"]["CalendarDate"];
            startTime: components["schemas"]["ClockTime"];
            endTime: components["schemas"]["ClockTime"];
            professional: components["schemas"]["BookedProfessional"] | null;
            finalPrice: components["schemas"]["Money"];
            deposit: components["schemas"]["Money"];
        };
        DueVisit: {
            category: components["schemas"]["DueCategory"];
            lastDate: components["schemas"]["CalendarDate"];
            dueOn: components["schemas"]["CalendarDate"];
            weeksSince: number;
            items: components["schemas"]["AgainItem"][];
            gone: {
                name: string;
                names?: components["schemas"]["TranslatedNames"];
            }[];
            durationInMinutes: number;
            addressId: components["schemas"]["Id"];
            address: components["schemas"]["LinkedAddress"];
            womenOnly: boolean;
            times: components["schemas"]["DueTime"][];
        };
        DueVisitListAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["DueVisit"][];
        };
        DueHiddenAnswer: {
            success: true;
            message: string;
            data: {
                hiddenUntil: components["schemas"]["CalendarDate"];
            };
        };
        UsualInterval: {
            category: components["schemas"]["DueCategory"];
            visits: number;
            days: number | null;
            own: boolean;
            lastDate: components["schemas"]["CalendarDate"];
            dueOn: components["schemas"]["CalendarDate"] | null;
        };
        DueCustomer: {
            customer: {
                id: components["schemas"]["Id"];
                fullName: string;
                mobile: components["schemas"]["Mobile"];
                language: components["schemas"]["Language"];
            };
            due: components["schemas"]["UsualInterval"][];
            services: components["schemas"]["WaitedService"][];
            serviceIds: components["schemas"]["ServiceRef"][];
            addressId: components["schemas"]["Id"] | null;
            bookingId: components["schemas"]["Id"];
            lastPrice: components["schemas"]["Money"];
            pendingBooking: boolean;
        };
        DueCustomerPage: {
            content: components["schemas"]["DueCustomer"][];
            page: number;
            size: number;
            totalPages: number;
            totalElements: number;
        };
        DueCustomerPageAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["DueCustomerPage"];
        };
        AgainOfferAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["AgainOffer"];
        };
        FittingTime: {
            bookingDate: components["schemas"]["CalendarDate"];
            bookingTime: components["schemas"]["ClockTime"];
            professional: components["schemas"]["BookedProfessional"];
            minutesAway: number;
        };
        FittingTimeListAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["FittingTime"][];
        };
        Cancellation: {
            freeUntil: components["schemas"]["UtcInstant"];
            graceUntil: components["schemas"]["UtcInstant"] | null;
            feePercent: number;
            fee: components["schemas"]["Money"];
            kept: components["schemas"]["Money"];
        };
        LinkedBooking: {
            bookingId: components["schemas"]["Id"];
            reference: string;
            name: string[];
            items: components["schemas"]["BookingItem"][];
            bookingDate: components["schemas"]["CalendarDate"];
            bookingTime: components["schemas"]["ClockTime"];
            durationInMinutes: number;
            address: components["schemas"]["LinkedAddress"] | null;
            discount: components["schemas"]["Money"];
            travelFee?: components["schemas"]["Money"];
            quietDiscount?: components["schemas"]["Money"];
            couponCode: string | null;
            finalPrice: components["schemas"]["Money"];
            paymentType: components["schemas"]["PaymentType"];
            paymentStatus: components["schemas"]["PaymentStatus"];
            paymentState: components["schemas"]["PaymentState"];
            amountPaid: components["schemas"]["Money"];
            amountDue: components["schemas"]["Money"];
            amountPending: components["schemas"]["Money"];
            dueNow: components["schemas"]["Money"];
            refundDue: components["schemas"]["Money"];
            payBy: components["schemas"]["UtcInstant"] | null;
            cancellation: components["schemas"]["Cancellation"] | null;
            refundedAt: components["schemas"]["UtcInstant"] | null;
            upi: components["schemas"]["UpiPayment"] | null;
            status: components["schemas"]["BookingStatus"];
            professional: components["schemas"]["BookedProfessional"] | null;
            professionalChosen: boolean;
            professionalWished: boolean;
            womenOnly: boolean;
            visit: components["schemas"]["BookingVisit"] | null;
            startCode: string | null;
            cancelReason: components["schemas"]["CancelReason"] | null;
            proposal: components["schemas"]["TimeProposal"] | null;
            servicesProposal?: components["schemas"]["ServicesProposal"];
            discountByHand?: components["schemas"]["Money"];
            laterDue?: components["schemas"]["Money"];
            laterDueOn?: components["schemas"]["CalendarDate"];
            seriesId?: components["schemas"]["Id"];
            guests?: components["schemas"]["ServedGuest"][];
            readyBy?: components["schemas"]["ClockTime"];
            parts?: components["schemas"]["BookingPart"][];
        };
        LinkedAddress: {
            building: string | null;
            city: string;
            postalCode: string;
        };
        VisitState: "PLANNED" | "ON_THE_WAY" | "ARRIVED" | "STARTED" | "DONE";
        PaymentMeans: "CASH" | "UPI";
        BookingVisit: {
            state: components["schemas"]["VisitState"];
            onTheWayAt: components["schemas"]["UtcInstant"] | null;
            arrivedAt: components["schemas"]["UtcInstant"] | null;
            startedAt: components["schemas"]["UtcInstant"] | null;
            doneAt: components["schemas"]["UtcInstant"] | null;
            arrivalFrom: components["schemas"]["ClockTime"];
            arrivalTo: components["schemas"]["ClockTime"];
            codeLocked: boolean;
            codeWaived: boolean;
            collected: components["schemas"]["PaymentMeans"] | null;
            helpAt: components["schemas"]["UtcInstant"] | null;
            calledAt: components["schemas"]["UtcInstant"] | null;
            nobodyAt: components["schemas"]["UtcInstant"] | null;
            refusal?: components["schemas"]["DoorRefusal"];
        };
        VisitStateRequest: {
            state: "ON_THE_WAY" | "ARRIVED" | "STARTED" | "DONE";
            at: components["schemas"]["UtcInstant"];
            sentAt?: components["schemas"]["SentAt"];
            code?: string;
            paymentReceived?: components["schemas"]["PaymentMeans"] | null;
            paidToSalon?: boolean;
            tip?: components["schemas"]["TipAmount"];
            tipFor?: components["schemas"]["TipFor"];
        };
        ProfessionalVisit: {
            bookingId: components["schemas"]["Id"];
            reference: string;
            date: components["schemas"]["CalendarDate"];
            from: components["schemas"]["ClockTime"];
            to: components["schemas"]["ClockTime"];
            services: {
                serviceId?: components["schemas"]["Id"];
                variantId?: components["schemas"]["OptionId"];
                addOnIds?: components["schemas"]["OptionId"][];
                name: string;
                names?: components["schemas"]["TranslatedNames"];
                quantity: number;
            }[];
            servicesProposal?: components["schemas"]["ServicesProposal"];
            firstName: string;
            language: components["schemas"]["Language"];
            mobile: string | null;
            address: string | null;
            area: string;
            latitude: string | null;
            longitude: string | null;
            note: string | null;
            travelMinutes: number;
            collect: components["schemas"]["Money"];
            collected: components["schemas"]["PaymentMeans"] | null;
            tip: components["schemas"]["Money"];
            state: components["schemas"]["VisitState"];
            onTheWayAt: components["schemas"]["UtcInstant"] | null;
            arrivedAt: components["schemas"]["UtcInstant"] | null;
            startedAt: components["schemas"]["UtcInstant"] | null;
            doneAt: components["schemas"]["UtcInstant"] | null;
            codeLocked: boolean;
            codeWaived: boolean;
            helpAt: components["schemas"]["UtcInstant"] | null;
            calledAt: components["schemas"]["UtcInstant"] | null;
            nobodyAt: components["schemas"]["UtcInstant"] | null;
            waitLongerAt: components["schemas"]["UtcInstant"] | null;
            waitMinutes: number;
            everyWeeks?: components["schemas"]["SeriesWeeks"];
            party?: components["schemas"]["OwnPart"];
        };
        OwnPart: {
            part: components["schemas"]["PartNumber"];
            parts: number;
            leads: boolean;
            leaderName: string | null;
            serves: components["schemas"]["OwnGuestService"][];
            others: components["schemas"]["OtherPart"][];
            refusal: components["schemas"]["DoorRefusal"] | null;
        };
        OwnGuestService: {
            guest: number;
            label: string | null;
            serviceId: components["schemas"]["Id"];
            variantId?: components["schemas"]["OptionId"];
            addOnIds?: components["schemas"]["OptionId"][];
            name: string;
            names?: components["schemas"]["TranslatedNames"];
            from: components["schemas"]["ClockTime"];
            to: components["schemas"]["ClockTime"];
        };
        OtherPart: {
            part: components["schemas"]["PartNumber"];
            name: string | null;
            professionalId?: components["schemas"]["Id"];
            photoUrl: string | null;
            from: components["schemas"]["ClockTime"];
            to: components["schemas"]["ClockTime"];
            state: components["schemas"]["VisitState"];
        };
        OwnVisitDay: {
            date: components["schemas"]["CalendarDate"];
            hours: components["schemas"]["ClockSpan"][];
            leave: boolean;
            visits: components["schemas"]["ProfessionalVisit"][];
        };
        OwnVisits: {
            professional: components["schemas"]["BookedProfessional"];
            language: components["schemas"]["Language"];
            salon: {
                name: string;
                phone: string;
                upiId: string | null;
            };
            open: components["schemas"]["ProfessionalVisit"][];
            ended: components["schemas"]["EndedVisit"][];
            days: components["schemas"]["OwnVisitDay"][];
        };
        SentAt: components["schemas"]["UtcInstant"];
        EndedVisit: {
            bookingId: components["schemas"]["Id"];
            date: components["schemas"]["CalendarDate"];
            from: components["schemas"]["ClockTime"];
            firstName: string;
            reason: components["schemas"]["CancelReason"];
            endedAt: components["schemas"]["UtcInstant"];
        };
        DoorReport: {
            what: "CALLED" | "NOBODY_HERE" | "REFUSED";
            at: components["schemas"]["UtcInstant"];
            sentAt?: components["schemas"]["SentAt"];
            refusal?: components["schemas"]["DoorRefusal"];
        };
        NobodyHere: {
            bookingId: components["schemas"]["Id"];
            part?: components["schemas"]["PartNumber"];
            parts?: number;
            professional: components["schemas"]["BookedProfessional"] | null;
            nobodyAt: components["schemas"]["UtcInstant"];
            arrivedAt: components["schemas"]["UtcInstant"] | null;
            calledAt: components["schemas"]["UtcInstant"] | null;
            bookingDate: components["schemas"]["CalendarDate"];
            bookingTime: components["schemas"]["ClockTime"];
            customerName: string | null;
            customerMobile: string | null;
            fee: components["schemas"]["Money"];
            noShows: number;
        };
        NobodyHereListAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["NobodyHere"][];
        };
        HelpCall: {
            bookingId: components["schemas"]["Id"];
            part?: components["schemas"]["PartNumber"];
            parts?: number;
            professional: components["schemas"]["BookedProfessional"] | null;
            helpAt: components["schemas"]["UtcInstant"];
            bookingDate: components["schemas"]["CalendarDate"];
            bookingTime: components["schemas"]["ClockTime"];
            customerName: string | null;
            customerMobile: string | null;
            refusal?: components["schemas"]["DoorRefusal"];
        };
        BookedProfessional: {
            id: components["schemas"]["Id"];
            name: string;
            photoUrl: string | null;
        };
        HookChallenge: string;
        CalendarEntry: string;
        DocumentTable: string;
        TallyXml: string;
        DocumentHtml: string;
        IssuedDocumentType: "BILL" | "BILL_OF_SUPPLY" | "TAX_INVOICE" | "RECEIPT_VOUCHER" | "REFUND_VOUCHER" | "CREDIT_NOTE";
        State: {
            code: string;
            name: string;
        };
        DocumentReference: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["IssuedDocumentType"];
            number: string;
            date: components["schemas"]["CalendarDate"];
        };
        DocumentAdvance: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["IssuedDocumentType"];
            number: string;
            date: components["schemas"]["CalendarDate"];
            total: components["schemas"]["Money"];
        };
        DocumentCancellation: {
            at: components["schemas"]["UtcInstant"];
            reason: string;
        };
        DocumentSummary: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["IssuedDocumentType"];
            number: string;
            date: components["schemas"]["CalendarDate"];
            bookingId: components["schemas"]["Id"] | null;
            enrolmentId: components["schemas"]["Id"] | null;
            enquiryId: components["schemas"]["Id"] | null;
            reference: string | null;
            buyerName: string | null;
            buyerGstin: string | null;
            total: components["schemas"]["Money"];
            refersTo: components["schemas"]["DocumentReference"] | null;
            cancelled: components["schemas"]["DocumentCancellation"] | null;
        };
        LinkedDocument: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["IssuedDocumentType"];
            number: string;
            date: components["schemas"]["CalendarDate"];
            total: components["schemas"]["Money"];
            cancelled: components["schemas"]["DocumentCancellation"] | null;
        };
        LinkedDocumentsAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["LinkedDocument"][];
        };
        DocumentAmounts: {
            gross: components["schemas"]["Money"];
            discount: components["schemas"]["Money"];
            taxable: components["schemas"]["Money"];
            cgst: components["schemas"]["Money"];
            sgst: components["schemas"]["Money"];
            igst: components["schemas"]["Money"];
            total: components["schemas"]["Money"];
        };
        DocumentLine: {
            description: string;
            guest?: number;
            label?: string;
            sac: components["schemas"]["Sac"];
            quantity: number;
            gross: components["schemas"]["Money"];
            discount: components["schemas"]["Money"];
            taxable: components["schemas"]["Money"];
            rate: number;
            cgst: components["schemas"]["Money"];
            sgst: components["schemas"]["Money"];
            igst: components["schemas"]["Money"];
            total: components["schemas"]["Money"];
        };
        IssuedDocument: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["IssuedDocumentType"];
            number: string;
            date: components["schemas"]["CalendarDate"];
            bookingId: components["schemas"]["Id"] | null;
            enrolmentId: components["schemas"]["Id"] | null;
            reference: string | null;
            guestCount?: number;
            regime: components["schemas"]["TaxRegime"];
            seller: {
                name: string;
                legalName: string;
                address: string;
                phone: string;
                email: string;
                gstin: string | null;
                state: components["schemas"]["State"] | null;
            };
            buyer: {
                name: string | null;
                address: string | null;
                gstin: string | null;
                state: components["schemas"]["State"] | null;
            };
            placeOfSupply: components["schemas"]["State"] | null;
            interState: boolean;
            suppliedOn: components["schemas"]["CalendarDate"] | null;
            lines: components["schemas"]["DocumentLine"][];
            totals: components["schemas"]["DocumentAmounts"];
            advances: components["schemas"]["DocumentAdvance"][];
            refersTo: components["schemas"]["DocumentReference"] | null;
            cancelled: components["schemas"]["DocumentCancellation"] | null;
        };
        CourseListAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["Course"][];
        };
        CourseAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["CourseDetail"];
        };
        StaffCourseListAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["StaffCourse"][];
        };
        StaffCourseAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["StaffCourse"];
        };
        BatchAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["CourseBatch"];
        };
        EnquiryAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["EnquiryDetail"];
        };
        EnquiryPageAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["EnquiryPage"];
        };
        OwnEnrolmentsAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["OwnEnrolment"][];
        };
        EnrolmentAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["Enrolment"];
        };
        EnrolmentPageAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["EnrolmentPage"];
        };
        Course: {
            id: components["schemas"]["Id"];
            name: string;
            description: string;
            weeks: number;
            fee: components["schemas"]["Money"];
            certificate: string | null;
            imageUrl: string | null;
            batches: components["schemas"]["CourseBatch"][];
        };
        CourseDetail: {
            id: components["schemas"]["Id"];
            name: string;
            description: string;
            weeks: number;
            fee: components["schemas"]["Money"];
            certificate: string | null;
            imageUrl: string | null;
            batches: components["schemas"]["CourseBatch"][];
            guardianConsentText: string;
            guardianConsentTexts: components["schemas"]["TextsByLanguage"];
        };
        TextsByLanguage: {
            en: string;
            hi: string;
            mr: string;
        };
        StaffCourse: {
            id: components["schemas"]["Id"];
            name: string;
            description: string;
            translations?: components["schemas"]["CourseTranslations"];
            weeks: number;
            fee: components["schemas"]["Money"];
            certificate: string | null;
            imageUrl: string | null;
            batches: components["schemas"]["CourseBatch"][];
            active: boolean;
            enquiries: number;
        };
        CourseBatch: {
            id: components["schemas"]["Id"];
            startsOn: components["schemas"]["CalendarDate"];
            endsOn: components["schemas"]["CalendarDate"];
            days: components["schemas"]["CourseDay"][];
            fromTime: components["schemas"]["ClockTime"];
            toTime: components["schemas"]["ClockTime"];
            seats: number;
            seatsLeft: number;
        };
        CourseDay: "MONDAY" | "TUESDAY" | "WEDNESDAY" | "THURSDAY" | "FRIDAY" | "SATURDAY" | "SUNDAY";
        CourseRequest: {
            name: string;
            description: string;
            translations?: components["schemas"]["CourseTranslations"];
            weeks: components["schemas"]["CourseWeeks"];
            fee: components["schemas"]["CourseFee"];
            certificate?: string | null;
            active?: boolean;
        };
        CourseUpdate: {
            name?: string;
            description?: string;
            translations?: components["schemas"]["CourseTranslations"];
            weeks?: components["schemas"]["CourseWeeks"];
            fee?: components["schemas"]["CourseFee"];
            certificate?: string | null;
            active?: boolean;
        };
        CourseWeeks: number;
        CourseFee: number;
        CoursePictureForm: {
            picture?: string;
            removePicture?: boolean;
        };
        BatchRequest: {
            startsOn: components["schemas"]["NearDate"];
            days: components["schemas"]["CourseDays"];
            fromTime: components["schemas"]["ClockTime"];
            toTime: components["schemas"]["ClockTime"];
            seats: components["schemas"]["BatchSeats"];
        };
        BatchUpdate: {
            startsOn?: components["schemas"]["NearDate"];
            days?: components["schemas"]["CourseDays"];
            fromTime?: components["schemas"]["ClockTime"];
            toTime?: components["schemas"]["ClockTime"];
            seats?: components["schemas"]["BatchSeats"];
        };
        CourseDays: components["schemas"]["CourseDay"][];
        BatchSeats: number;
        EnquiryState: "NEW" | "CONTACTED" | "ENROLLED" | "LOST";
        EnquiryRequest: {
            courseId: components["schemas"]["Id"];
            batchId?: components["schemas"]["Id"] | null;
            name: components["schemas"]["FullName"];
            mobile: components["schemas"]["Mobile"];
            dateOfBirth: components["schemas"]["LearnerBirthday"];
            guardian?: components["schemas"]["GuardianRequest"];
            message?: string | null;
            language?: components["schemas"]["Language"];
        };
        EnquiryVerification: {
            courseId: components["schemas"]["Id"];
            batchId?: components["schemas"]["Id"] | null;
            name: components["schemas"]["FullName"];
            mobile: components["schemas"]["Mobile"];
            dateOfBirth: components["schemas"]["LearnerBirthday"];
            guardian?: components["schemas"]["GuardianRequest"];
            message?: string | null;
            verificationId: string;
            otp: components["schemas"]["LongOtp"];
        };
        AccessRecord: {
            id: components["schemas"]["Id"];
            day: components["schemas"]["CalendarDate"];
            hour: number;
            actor: {
                kind: "STAFF" | "KEY" | "PROFESSIONAL";
                id: components["schemas"]["Id"];
                name: string;
            };
            operation: string;
            kind: "ONE" | "MANY" | "EXPORT";
            customer: {
                id: components["schemas"]["Id"];
                fullName: string | null;
            } | null;
            erased: boolean;
            times: number;
            entries: number;
        };
        AccessRecordPage: {
            content: components["schemas"]["AccessRecord"][];
            page: number;
            size: number;
            totalPages: number;
            totalElements: number;
        };
        AccessRecordPageAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["AccessRecordPage"];
        };
        LearnerBirthday: string;
        GuardianRequest: {
            name: components["schemas"]["FullName"];
            consent: true;
            adult?: boolean;
            language?: "en" | "hi" | "mr";
        };
        StaffGuardianRequest: {
            name: components["schemas"]["FullName"];
            mobile: components["schemas"]["Mobile"];
            consent: "IN_PERSON" | "CALL" | "PAPER";
        };
        StaffEnquiryRequest: {
            courseId: components["schemas"]["Id"];
            batchId?: components["schemas"]["Id"] | null;
            name: components["schemas"]["FullName"];
            mobile: components["schemas"]["Mobile"];
            dateOfBirth?: components["schemas"]["LearnerBirthday"] | null;
            guardian?: components["schemas"]["StaffGuardianRequest"];
            message?: string | null;
            followUpOn?: components["schemas"]["NearDate"] | null;
        };
        EnquiryUpdate: {
            batchId?: components["schemas"]["Id"] | null;
            name?: components["schemas"]["FullName"];
            mobile?: components["schemas"]["Mobile"];
            dateOfBirth?: components["schemas"]["LearnerBirthday"];
            guardian?: components["schemas"]["StaffGuardianRequest"];
            state?: components["schemas"]["OpenEnquiryState"];
            followUpOn?: components["schemas"]["NearDate"] | null;
        };
        OpenEnquiryState: "NEW" | "CONTACTED" | "LOST";
        EnquiryNoteRequest: {
            text: string;
            state?: components["schemas"]["OpenEnquiryState"];
            followUpOn?: components["schemas"]["NearDate"] | null;
        };
        EnquiryNote: {
            id: components["schemas"]["Id"];
            text: string;
            writtenAt: components["schemas"]["UtcInstant"];
            writtenBy: string;
        };
        GuardianCheckRequest: {
            name: components["schemas"]["FullName"];
            mobile: components["schemas"]["Mobile"];
            how: "ID_SEEN" | "KNOWN";
        };
        GuardianCheck: {
            at: components["schemas"]["UtcInstant"];
            how: "ID_SEEN" | "KNOWN" | "ACCOUNT";
            by: string | null;
        };
        LearnerGuardian: {
            name: string;
            mobile: string;
            consentAt: components["schemas"]["UtcInstant"];
            consentHow: "PASSCODE" | "IN_PERSON" | "CALL" | "PAPER";
            consentWording: string;
            verified: components["schemas"]["GuardianCheck"] | null;
        };
        Enquiry: {
            id: components["schemas"]["Id"];
            courseId: components["schemas"]["Id"];
            courseName: string;
            batchId: components["schemas"]["Id"] | null;
            name: string | null;
            mobile: string | null;
            confirmed: boolean;
            dateOfBirth: string | null;
            isMinor: boolean;
            guardian: components["schemas"]["LearnerGuardian"] | null;
            message: string | null;
            state: components["schemas"]["EnquiryState"];
            followUpOn: components["schemas"]["CalendarDate"] | null;
            createdAt: components["schemas"]["UtcInstant"];
            erasedAt: components["schemas"]["UtcInstant"] | null;
        };
        EnquiryDetail: {
            id: components["schemas"]["Id"];
            courseId: components["schemas"]["Id"];
            courseName: string;
            batchId: components["schemas"]["Id"] | null;
            name: string | null;
            mobile: string | null;
            confirmed: boolean;
            dateOfBirth: string | null;
            isMinor: boolean;
            guardian: components["schemas"]["LearnerGuardian"] | null;
            message: string | null;
            state: components["schemas"]["EnquiryState"];
            followUpOn: components["schemas"]["CalendarDate"] | null;
            createdAt: components["schemas"]["UtcInstant"];
            erasedAt: components["schemas"]["UtcInstant"] | null;
            notes: components["schemas"]["EnquiryNote"][];
            enrolments: components["schemas"]["Enrolment"][];
        };
        EnquiryPage: {
            content: components["schemas"]["Enquiry"][];
            page: number;
            size: number;
            totalPages: number;
            totalElements: number;
            counts: {
                NEW: number;
                CONTACTED: number;
                ENROLLED: number;
                LOST: number;
                due: number;
            };
        };
        EnrolmentRequest: {
            batchId: components["schemas"]["Id"];
            fee?: components["schemas"]["CourseFee"];
            address?: string | null;
            businessName?: string | null;
            gstin?: string | null;
        };
        EnrolmentMove: {
            batchId: components["schemas"]["Id"];
        };
        EnrolmentCancellation: {
            refund: components["schemas"]["CourseFee"];
        };
        EnrolmentPage: {
            content: components["schemas"]["Enrolment"][];
            page: number;
            size: number;
            totalPages: number;
            totalElements: number;
        };
        OwnEnrolment: {
            id: components["schemas"]["Id"];
            reference: string;
            courseName: string;
            courseNames?: components["schemas"]["TranslatedNames"];
            learner: string;
            state: components["schemas"]["EnrolmentState"];
            batch: components["schemas"]["CourseBatch"];
            fee: components["schemas"]["Money"];
            paid: components["schemas"]["Money"];
            due: components["schemas"]["Money"];
            enrolledAt: components["schemas"]["UtcInstant"];
            documents: components["schemas"]["DocumentSummary"][];
        };
        EnrolmentState: "ACTIVE" | "COMPLETED" | "CANCELLED";
        Enrolment: {
            id: components["schemas"]["Id"];
            enquiryId: components["schemas"]["Id"];
            learner: string | null;
            courseId: components["schemas"]["Id"];
            courseName: string;
            batch: components["schemas"]["CourseBatch"];
            state: components["schemas"]["EnrolmentState"];
            listFee: components["schemas"]["Money"];
            fee: components["schemas"]["Money"];
            paid: components["schemas"]["Money"];
            due: components["schemas"]["Money"];
            invoicesParts: boolean;
            reference: string;
            address: string | null;
            businessName: string | null;
            gstin: string | null;
            enrolledAt: components["schemas"]["UtcInstant"];
            endedAt: components["schemas"]["UtcInstant"] | null;
            fees: components["schemas"]["FeePayment"][];
            documents: components["schemas"]["DocumentSummary"][];
        };
        FeePayment: {
            id: components["schemas"]["Id"];
            kind: "PART" | "REFUND";
            partId: components["schemas"]["Id"] | null;
            method: "CASH" | "UPI" | "CARD" | "BANK";
            amount: components["schemas"]["Money"];
            refunded: components["schemas"]["Money"];
            note: string | null;
            at: components["schemas"]["UtcInstant"];
            by: string;
            takenBackAt: components["schemas"]["UtcInstant"] | null;
            documentIds: components["schemas"]["Id"][];
        };
        BookingTable: string;
        BookingChanges: {
            content: {
                bookingId: components["schemas"]["Id"];
                changedAt: components["schemas"]["UtcInstant"];
                deleted: boolean;
                booking: components["schemas"]["Booking"] | null;
            }[];
            next: string;
            hasMore: boolean;
        };
        CalendarSlot: {
            startTime: components["schemas"]["ClockTime"];
            endTime: components["schemas"]["ClockTime"];
            label: string;
            open: boolean;
            booked: number;
            remaining: number;
            reason: ("PAST" | "FULL" | "CLOSED" | "NO_PROFESSIONAL") | null;
        };
        CalendarPart: {
            part: components["schemas"]["PartNumber"];
            bookingTime: components["schemas"]["ClockTime"];
            endTime: components["schemas"]["ClockTime"];
            professional: components["schemas"]["BookedProfessional"] | null;
        };
        CalendarVisit: {
            bookingId: components["schemas"]["Id"];
            bookingTime: components["schemas"]["ClockTime"];
            endTime: components["schemas"]["ClockTime"];
            durationInMinutes: number;
            fullName: string | null;
            name: string[];
            area: string | null;
            finalPrice: components["schemas"]["Money"];
            status: components["schemas"]["BookingStatus"];
            paymentStatus: components["schemas"]["PaymentStatus"];
            paymentState: components["schemas"]["PaymentState"];
            payBy: components["schemas"]["UtcInstant"] | null;
            professional: components["schemas"]["BookedProfessional"] | null;
            part?: components["schemas"]["PartNumber"];
            parts?: components["schemas"]["CalendarPart"][];
            everyWeeks?: components["schemas"]["SeriesWeeks"];
        };
        BookingWeek: {
            teams: number;
            days: {
                date: components["schemas"]["CalendarDate"];
                closed: boolean;
                slots: components["schemas"]["CalendarSlot"][];
                visits: components["schemas"]["CalendarVisit"][];
                held?: components["schemas"]["HeldTime"][];
            }[];
        };
        UpiPayment: {
            link: string;
            qrCode: string;
        };
        OpeningHours: {
            day: "MONDAY" | "TUESDAY" | "WEDNESDAY" | "THURSDAY" | "FRIDAY" | "SATURDAY" | "SUNDAY";
            opens: components["schemas"]["ClockTime"];
            closes: components["schemas"]["ClockTime"];
            closed: boolean;
            spans?: components["schemas"]["ClockSpan"][];
        };
        SlotPlan: "TWO_HOUR" | "HOURLY";
        StartPlan: "WINDOWS" | "EVERY_60" | "EVERY_30" | "EVERY_15";
        Settings: {
            salonName: string;
            nameLines?: string[] | null;
            latinName?: string | null;
            phone: string;
            email: string;
            address: string;
            claims?: components["schemas"]["SalonClaims"];
            city?: string | null;
            areasServed?: string | null;
            latitude: components["schemas"]["Latitude"];
            longitude: components["schemas"]["Longitude"];
            openingHours: components["schemas"]["OpeningHours"][];
            closedDays: components["schemas"]["CalendarDate"][];
            slotPlan: components["schemas"]["SlotPlan"];
            startPlan?: components["schemas"]["StartPlan"];
            teams: number;
            capacity?: components["schemas"]["Capacity"];
            travel?: components["schemas"]["TravelEstimate"];
            arrivalGraceMinutes?: number;
            shortestNotice?: number;
            areas?: components["schemas"]["ServiceArea"][];
            travelFees?: components["schemas"]["TravelFee"][];
            quietHours?: components["schemas"]["QuietHours"][];
            bookingHorizonDays: number;
            minimumOrderValue: components["schemas"]["MoneyInput"];
            maxPendingBookings: number;
            upiId: string | null;
            currentPassword?: string;
            wholeRupees?: boolean;
            refundsLowerCommission?: boolean;
            commissionBeforeTax?: boolean;
            feedsShowCustomer?: boolean;
            showListPrice: boolean;
            showDecorativeRatings?: boolean;
            searchSynonyms?: components["schemas"]["SearchSynonyms"];
            keyRequestsPerMinute?: number;
            keyPasscodesPerHour?: number;
            staffSecondFactor?: boolean;
            payOnline?: boolean;
            holdMinutes?: number;
            waitOfferMinutes?: number;
            referralReward?: number;
            referralDays?: number;
            nudges?: components["schemas"]["NudgeSettings"];
            waitRegularsFirst?: boolean;
            cancelFeePercent?: number;
            cancelFreeHours?: number;
            depositPercent?: number;
            depositAbove?: components["schemas"]["MoneyInput"];
            partyDepositPercent?: number;
            partyBalancePercent?: number;
            partyBalanceDays?: number;
            noShowWaitMinutes?: number;
            noShowDepositPercent?: number;
            messagesOff?: components["schemas"]["MessageKind"][];
            tax?: components["schemas"]["TaxSettings"];
        };
        SalonClaims: {
            years: number | null;
            clients: number | null;
            services: number | null;
            rating: number | null;
            reviews: number | null;
            ownAcademy: boolean;
            checksPapers: boolean;
            about: components["schemas"]["AboutText"] | null;
            lines: components["schemas"]["ClaimLine"][];
        };
        ClaimLine: {
            en: string;
            hi: string | null;
            mr: string | null;
        };
        AboutText: {
            en: string;
            hi: string | null;
            mr: string | null;
        };
        TaxSettings: {
            registrations: components["schemas"]["TaxRegistration"][];
            numberPrefix: string;
            sacDigits: number;
            tally?: components["schemas"]["TallySettings"];
        };
        TallySettings: {
            company: string | null;
            customers: components["schemas"]["LedgerName"];
            sales: components["schemas"]["LedgerName"];
            cgst: components["schemas"]["LedgerName"];
            sgst: components["schemas"]["LedgerName"];
            igst: components["schemas"]["LedgerName"];
            advances: components["schemas"]["LedgerName"];
            money: components["schemas"]["LedgerName"];
        };
        LedgerName: string;
        TaxRegime: "UNREGISTERED" | "COMPOSITION" | "REGULAR";
        TaxRegistration: {
            from: components["schemas"]["CalendarDate"];
            regime: components["schemas"]["TaxRegime"];
            gstin: string | null;
            legalName: string;
            address: string;
        };
        Capacity: "TEAMS" | "PROFESSIONALS";
        TravelEstimate: {
            detour: number;
            speedKmh: number;
            fixedMinutes: number;
        };
        ServiceArea: {
            kind: "CIRCLE" | "POLYGON" | "PIN_CODES";
            name: string;
            latitude?: components["schemas"]["Latitude"];
            longitude?: components["schemas"]["Longitude"];
            radiusKm?: number;
            points?: components["schemas"]["Position"][];
            postalCodes?: components["schemas"]["PinCode"][];
        };
        PinCode: string;
        AreaCheck: {
            served: boolean;
            reason: ("OUTSIDE_AREA" | "UNSURE") | null;
        };
        Front: {
            services: components["schemas"]["FrontService"][];
            nextFree: {
                date: components["schemas"]["CalendarDate"];
                startTime: components["schemas"]["ClockTime"];
                label: string;
            } | null;
            professionals: components["schemas"]["FrontProfessional"][];
            reviews: components["schemas"]["FrontReview"][];
            pinCodeDecides: boolean;
        };
        FrontService: {
            id: components["schemas"]["Id"];
            name: string;
            price: number;
            durationInMinutes: number;
            variants?: components["schemas"]["ServiceOption"][];
            imageUrl: string | null;
        };
        FrontProfessional: {
            id: components["schemas"]["Id"];
            firstName: string;
            photoUrl: string;
        };
        FrontReview: {
            id: components["schemas"]["Id"];
            rating: components["schemas"]["Stars"];
            text: string;
            firstName: string | null;
        };
        AreaWishesInside: {
            people: number;
            canTell: boolean;
        };
        AreaWishesTold: {
            told: number;
        };
        AreaWishRequest: {
            mobile: components["schemas"]["Mobile"];
            postalCode?: components["schemas"]["PinCode"];
            latitude?: components["schemas"]["Latitude"];
            longitude?: components["schemas"]["Longitude"];
            language?: components["schemas"]["Language"];
        };
        AreaWishVerification: {
            mobile: components["schemas"]["Mobile"];
            verificationId: string;
            otp: components["schemas"]["Otp"];
            postalCode?: components["schemas"]["PinCode"];
            latitude?: components["schemas"]["Latitude"];
            longitude?: components["schemas"]["Longitude"];
        };
        AreaWish: {
            id: components["schemas"]["Id"];
            mobile: string;
            postalCode: string | null;
            latitude: string | null;
            longitude: string | null;
            served: boolean;
            toldAt: string | null;
            createdAt: components["schemas"]["UtcInstant"];
        };
        SearchSynonyms: string[][];
        CapacitySwitch: {
            pending: number;
            uncovered: components["schemas"]["UncoveredVisit"][];
        };
        SettingsPreview: {
            wishesInside: number;
            week: {
                day: "MONDAY" | "TUESDAY" | "WEDNESDAY" | "THURSDAY" | "FRIDAY" | "SATURDAY" | "SUNDAY";
                slots: components["schemas"]["Slot"][];
            }[];
            conflicts: {
                date: components["schemas"]["CalendarDate"];
                reason: "CLOSED_DAY" | "OUTSIDE_HOURS" | "TOO_FEW_TEAMS" | "OUTSIDE_AREA";
                bookings: number;
            }[];
            carts: {
                filled: number;
                belowMinimum: number;
                belowMinimumNow: number;
            };
            upi: components["schemas"]["UpiPayment"] | null;
            onlinePayment: boolean;
            capacitySwitch: components["schemas"]["CapacitySwitch"] | null;
        };
        TravelFee: {
            upToKm: number;
            fee: number;
        };
        QuietHours: {
            days: ("MONDAY" | "TUESDAY" | "WEDNESDAY" | "THURSDAY" | "FRIDAY" | "SATURDAY" | "SUNDAY")[];
            from: components["schemas"]["ClockTime"];
            to: components["schemas"]["ClockTime"];
            percent: number;
        };
        PublicSettings: {
            salonName: string;
            nameLines: string[];
            logoPath: string | null;
            claims: components["schemas"]["SalonClaims"];
            phone: string;
            email: string;
            address: string;
            city: string | null;
            areasServed: string | null;
            latitude: string;
            longitude: string;
            openingHours: components["schemas"]["OpeningHours"][];
            closedDays: components["schemas"]["CalendarDate"][];
            slotPlan: components["schemas"]["SlotPlan"];
            startPlan: components["schemas"]["StartPlan"];
            bookingHorizonDays: number;
            travelFees?: components["schemas"]["TravelFee"][];
            quietHours?: components["schemas"]["QuietHours"][];
            minimumOrderValue: components["schemas"]["Money"];
            upiId: string | null;
            wholeRupees?: boolean;
            showListPrice: boolean;
            showDecorativeRatings: boolean;
            searchSynonyms: components["schemas"]["SearchSynonyms"];
            capacity: components["schemas"]["Capacity"];
            servesEverywhere: boolean;
            hasCourses: boolean;
            hasWaitingList?: boolean;
            rating: components["schemas"]["Rating"];
            reviewCount: components["schemas"]["ReviewCount"];
            wasRated: boolean;
            whatsappConsentText: string | null;
            whatsappConsentTexts: components["schemas"]["TextsByLanguage"] | null;
            map: {
                tileUrl: string;
                attribution: string;
                typeAhead: boolean;
            };
            onlinePayment: boolean;
            paymentTypes: components["schemas"]["PaymentType"][];
            cancelFeePercent: number;
            cancelFreeHours: number;
            depositPercent: number;
            depositAbove: components["schemas"]["Money"];
            partyDepositPercent: number;
            partyBalancePercent: number;
            partyBalanceDays: number;
            noShowWaitMinutes: number;
            noShowDepositPercent: number;
        };
        Position: {
            latitude: components["schemas"]["Latitude"];
            longitude: components["schemas"]["Longitude"];
        };
        ClockSpan: {
            from: components["schemas"]["ClockTime"];
            to: components["schemas"]["ClockTime"];
        };
        ClockSpans: components["schemas"]["ClockSpan"][];
        ProfessionalHours: {
            day: "MONDAY" | "TUESDAY" | "WEDNESDAY" | "THURSDAY" | "FRIDAY" | "SATURDAY" | "SUNDAY";
            spans: components["schemas"]["ClockSpans"];
        };
        Professional: {
            id: components["schemas"]["Id"];
            name: string;
            photoUrl: string | null;
            about: string;
            languages: string[];
            allServices: boolean;
            serviceIds: components["schemas"]["Id"][];
            completedVisits: number;
            rating: components["schemas"]["Rating"];
            reviewCount: components["schemas"]["ReviewCount"];
        };
        VisitNeeded: {
            serviceIds: components["schemas"]["Id"][];
        };
        OfferedProfessional: components["schemas"]["Professional"] & {
            nextFree: {
                date: components["schemas"]["CalendarDate"];
                startTime: components["schemas"]["ClockTime"];
                label: string;
            } | null;
        };
        ProfessionalDetail: components["schemas"]["Professional"] & {
            mobile: string | null;
            gender: components["schemas"]["Gender"] | null;
            messageLanguage: components["schemas"]["Language"];
            active: boolean;
            start: components["schemas"]["Position"] | null;
            maxTravelMinutes: number | null;
            weight: number;
            hours: components["schemas"]["ProfessionalHours"][];
            days: components["schemas"]["ProfessionalDay"][];
            leave: components["schemas"]["Leave"][];
            mobileChanges: components["schemas"]["MobileChange"][];
            createdAt: components["schemas"]["UtcInstant"];
        };
        ProfessionalDay: {
            date: components["schemas"]["CalendarDate"];
            spans: components["schemas"]["ClockSpans"];
        };
        ProfessionalRequest: {
            name: string;
            about?: string;
            languages?: string[];
            allServices?: boolean;
            serviceIds?: components["schemas"]["Id"][];
            mobile?: components["schemas"]["Mobile"] | null;
            gender?: components["schemas"]["Gender"] | null;
            messageLanguage?: components["schemas"]["Language"];
            active?: boolean;
            start?: components["schemas"]["Position"] | null;
            maxTravelMinutes?: number | null;
            weight?: number;
            hours?: components["schemas"]["ProfessionalHours"][];
        };
        ProfessionalUpdate: {
            name?: string;
            about?: string;
            languages?: string[];
            allServices?: boolean;
            serviceIds?: components["schemas"]["Id"][];
            mobile?: components["schemas"]["Mobile"] | null;
            mobileReason?: string;
            gender?: components["schemas"]["Gender"] | null;
            messageLanguage?: components["schemas"]["Language"];
            active?: boolean;
            start?: components["schemas"]["Position"] | null;
            maxTravelMinutes?: number | null;
            weight?: number;
            hours?: components["schemas"]["ProfessionalHours"][];
        };
        ProfessionalPhotoForm: {
            photo?: string;
            removePhoto?: boolean;
        };
        ProfessionalDayRequest: {
            spans: components["schemas"]["ClockSpans"];
        };
        LeaveRequest: {
            fromDate: components["schemas"]["NearDate"];
            fromTime: components["schemas"]["ClockTime"];
            toDate: components["schemas"]["NearDate"];
            toTime: components["schemas"]["ClockTime"];
            note?: string | null;
        };
        Leave: {
            id: components["schemas"]["Id"];
            fromDate: components["schemas"]["CalendarDate"];
            fromTime: components["schemas"]["ClockTime"];
            toDate: components["schemas"]["CalendarDate"];
            toTime: components["schemas"]["ClockTime"];
            note: string | null;
            enteredByHerself: boolean;
            createdAt: components["schemas"]["UtcInstant"];
        };
        ProfessionalPreviewRequest: {
            hours?: components["schemas"]["ProfessionalHours"][];
            allServices?: boolean;
            serviceIds?: components["schemas"]["Id"][];
            active?: boolean;
            day?: {
                date: components["schemas"]["NearDate"];
                spans: components["schemas"]["ClockSpans"];
            };
            leave?: components["schemas"]["LeaveRequest"];
        };
        UncoveredVisit: {
            bookingId: components["schemas"]["Id"];
            part?: components["schemas"]["PartNumber"];
            parts?: number;
            professionalId: string | null;
            professional: components["schemas"]["BookedProfessional"] | null;
            customerName: string | null;
            services: string;
            bookingDate: components["schemas"]["CalendarDate"];
            bookingTime: components["schemas"]["ClockTime"];
            reason: components["schemas"]["Misfit"] | null;
        };
        Candidate: {
            professional: components["schemas"]["BookedProfessional"];
            addedMinutes: number | null;
            reason: components["schemas"]["Misfit"] | null;
        };
        CandidateListAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["Candidate"][];
        };
        AssignmentRefusal: {
            success: false;
            message: string;
            errorCode: components["schemas"]["ErrorCode"];
            params?: components["schemas"]["RefusalParams"];
            data: {
                reason: components["schemas"]["Misfit"];
            } | null;
        };
        Misfit: "INACTIVE" | "SKILL" | "WISH" | "OFF" | "LEAVE" | "BUSY" | "TRAVEL" | "AREA";
        DayVisit: {
            bookingId: components["schemas"]["Id"];
            part?: components["schemas"]["PartNumber"];
            parts?: number;
            reference: string;
            from: components["schemas"]["ClockTime"];
            to: components["schemas"]["ClockTime"];
            customerName: string | null;
            customerMobile: string | null;
            area: string | null;
            latitude: string | null;
            longitude: string | null;
            services: string;
            status: components["schemas"]["BookingStatus"];
            state: components["schemas"]["VisitState"];
            chosen: boolean;
            wished: boolean;
            forced: boolean;
            womenOnly: boolean;
            payBy: components["schemas"]["UtcInstant"] | null;
            travelMinutes: number;
            late: number;
            reason: components["schemas"]["Misfit"] | null;
            everyWeeks?: components["schemas"]["SeriesWeeks"];
        };
        DayOfProfessional: {
            professional: components["schemas"]["BookedProfessional"];
            active: boolean;
            hours: components["schemas"]["ClockSpan"][];
            leave: {
                from: string;
                to: string;
                note: string | null;
            }[];
            start: components["schemas"]["Position"];
            visits: components["schemas"]["DayVisit"][];
            travelMinutes: number;
            visitMinutes: number;
            rosteredMinutes: number;
        };
        BookingDay: {
            date: components["schemas"]["CalendarDate"];
            opening: components["schemas"]["ClockSpan"] | null;
            closed: boolean;
            professionals: components["schemas"]["DayOfProfessional"][];
            uncovered: components["schemas"]["DayVisit"][];
            held: components["schemas"]["HeldTime"][];
        };
        HeldTime: {
            waitId: components["schemas"]["Id"];
            professionalId: components["schemas"]["Id"] | null;
            from: components["schemas"]["ClockTime"];
            to: components["schemas"]["ClockTime"];
            customerName: string | null;
            until: components["schemas"]["UtcInstant"];
        };
        BookingDayAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["BookingDay"];
        };
        DayMove: {
            bookingId: components["schemas"]["Id"];
            part?: components["schemas"]["PartNumber"];
            parts?: number;
            bookingTime: components["schemas"]["ClockTime"];
            customerName: string | null;
            from: components["schemas"]["BookedProfessional"] | null;
            to: components["schemas"]["BookedProfessional"];
            savedMinutes: number;
            covers: boolean;
            chosen: boolean;
            wished: boolean;
        };
        DayProposal: {
            moves: components["schemas"]["DayMove"][];
            uncoveredBefore: number;
            uncoveredAfter: number;
            travelBefore: number;
            travelAfter: number;
        };
        DayProposalAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["DayProposal"];
        };
        DayApplyRequest: {
            date: components["schemas"]["NearDate"];
            moves: {
                bookingId: components["schemas"]["Id"];
                part?: number;
                professionalId: components["schemas"]["Id"];
            }[];
        };
        DayApplied: {
            applied: components["schemas"]["Id"][];
            appliedParts?: {
                bookingId: components["schemas"]["Id"];
                part: components["schemas"]["PartNumber"];
            }[];
            refused: {
                bookingId: components["schemas"]["Id"];
                part?: components["schemas"]["PartNumber"];
                reason: components["schemas"]["MoveRefusal"];
            }[];
        };
        MoveRefusal: "INACTIVE" | "SKILL" | "WISH" | "OFF" | "LEAVE" | "BUSY" | "TRAVEL" | "AREA" | "BEGUN" | "GONE";
        DayAppliedAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["DayApplied"];
        };
        ProfessionalFigures: {
            professional: components["schemas"]["BookedProfessional"];
            rosteredMinutes: number;
            visitMinutes: number;
            travelMinutes: number;
            utilisation: number;
            visits: number;
            requestedByName: number;
        };
        ProfessionalFiguresAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["ProfessionalFigures"][];
        };
        ProfessionalChange: {
            professional: components["schemas"]["ProfessionalDetail"];
            uncovered: components["schemas"]["UncoveredVisit"][];
        };
        LeaveChange: {
            leave: components["schemas"]["Leave"];
            uncovered: components["schemas"]["UncoveredVisit"][];
        };
        ProfessionalAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["Professional"];
        };
        ProfessionalListAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["OfferedProfessional"][];
        };
        ProfessionalDetailAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["ProfessionalDetail"];
        };
        ProfessionalDetailListAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["ProfessionalDetail"][];
        };
        ServiceProfessionals: {
            professionalIds: components["schemas"]["Id"][];
        };
        ServiceProfessionalsChange: {
            professionalIds: components["schemas"]["Id"][];
            uncovered: components["schemas"]["UncoveredVisit"][];
        };
        ServiceProfessionalsAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["ServiceProfessionalsChange"];
        };
        UnservedServicesAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["Id"][];
        };
        VisitsNeededAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["VisitNeeded"][];
        };
        ProfessionalChangeAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["ProfessionalChange"];
        };
        LeaveListAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["Leave"][];
        };
        LeaveChangeAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["LeaveChange"];
        };
        LeaveAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["Leave"];
        };
        OwnVisitAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["ProfessionalVisit"];
        };
        OwnVisitsAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["OwnVisits"];
        };
        HelpCallListAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["HelpCall"][];
        };
        CashUpState: "OPEN" | "SETTLED" | "CHANGED";
        CashDifference: number;
        CashUpSettlement: {
            id: components["schemas"]["Id"];
            cash: components["schemas"]["Money"];
            upi: components["schemas"]["Money"];
            tips: components["schemas"]["Money"];
            payments: number;
            counted: components["schemas"]["Money"];
            difference: components["schemas"]["CashDifference"];
            note: string | null;
            settledAt: components["schemas"]["UtcInstant"];
            settledBy: string;
        };
        CashUpEntry: {
            professional: components["schemas"]["BookedProfessional"];
            cash: components["schemas"]["Money"];
            upi: components["schemas"]["Money"];
            upiToSalon: components["schemas"]["UpiToSalon"];
            tips: components["schemas"]["Money"];
            payments: number;
            state: components["schemas"]["CashUpState"];
            settlement: components["schemas"]["CashUpSettlement"] | null;
            balance: components["schemas"]["CashBalance"];
        };
        CashUpDay: {
            date: components["schemas"]["CalendarDate"];
            cash: components["schemas"]["Money"];
            upi: components["schemas"]["Money"];
            tips: components["schemas"]["Money"];
            payments: number;
            upiToSalon: components["schemas"]["UpiToSalon"];
            professionals: components["schemas"]["CashUpEntry"][];
            desk: components["schemas"]["DeskMoney"];
            paidIn: number;
            balances: components["schemas"]["OpenBalance"][];
        };
        UpiToSalon: number;
        CashBalance: number;
        OpenBalance: {
            professional: components["schemas"]["BookedProfessional"];
            balance: components["schemas"]["CashBalance"];
        };
        BalanceKind: "SETTLED" | "PAID_IN" | "GIVEN_BACK" | "WRITTEN_OFF";
        BalanceEntry: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["BalanceKind"];
            date: components["schemas"]["CalendarDate"];
            amount: number;
            balance: components["schemas"]["CashBalance"];
            note: string | null;
            at: components["schemas"]["UtcInstant"];
            by: string;
        };
        BalanceRequest: {
            professionalId: components["schemas"]["Id"];
            kind: "PAID_IN" | "GIVEN_BACK" | "WRITTEN_OFF";
            amount: components["schemas"]["PaidAmount"];
            note?: string | null;
        };
        OpenBalanceAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["OpenBalance"];
        };
        DeskMoney: {
            cash: components["schemas"]["Money"];
            upi: components["schemas"]["Money"];
            card: components["schemas"]["Money"];
            bank: components["schemas"]["Money"];
            other: components["schemas"]["Money"];
            courseFees: components["schemas"]["Money"];
            payments: number;
            returned: components["schemas"]["Money"];
            returnedBy: {
                cash: components["schemas"]["Money"];
                upi: components["schemas"]["Money"];
                card: components["schemas"]["Money"];
                bank: components["schemas"]["Money"];
                other: components["schemas"]["Money"];
            };
        };
        CashUpPayment: {
            id: components["schemas"]["Id"];
            bookingId: components["schemas"]["Id"];
            reference: string;
            customerName: string | null;
            method: components["schemas"]["PaymentMeans"];
            toSalon: boolean;
            amount: components["schemas"]["Money"];
            tip: components["schemas"]["Money"];
            returned: components["schemas"]["Money"];
            paidAt: components["schemas"]["UtcInstant"];
        };
        CashUpDetails: {
            date: components["schemas"]["CalendarDate"];
            entry: components["schemas"]["CashUpEntry"];
            payments: components["schemas"]["CashUpPayment"][];
            history: components["schemas"]["CashUpSettlement"][];
            balanceEntries: components["schemas"]["BalanceEntry"][];
        };
        CashUpRequest: {
            professionalId: components["schemas"]["Id"];
            date: components["schemas"]["CalendarDate"];
            countedCash: components["schemas"]["MoneyInput"];
            note?: string | null;
        };
        OwnCash: {
            date: components["schemas"]["CalendarDate"];
            cash: components["schemas"]["Money"];
            upi: components["schemas"]["Money"];
            tips: components["schemas"]["Money"];
            payments: number;
            state: components["schemas"]["CashUpState"];
            counted: number | null;
            difference: number | null;
            upiToSalon: components["schemas"]["UpiToSalon"];
            balance: components["schemas"]["CashBalance"];
        };
        CashUpDayAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["CashUpDay"];
        };
        CashUpEntryAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["CashUpEntry"];
        };
        CashUpDetailsAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["CashUpDetails"];
        };
        OwnCashAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["OwnCash"];
        };
        PayEntry: {
            professional: components["schemas"]["BookedProfessional"];
            visits: number;
            revenue: number;
            commission: number;
            ofRefunds: {
                revenue: number;
                commission: number;
            };
            tips: components["schemas"]["Money"];
        };
        PayReport: {
            from: components["schemas"]["CalendarDate"];
            to: components["schemas"]["CalendarDate"];
            visits: number;
            revenue: number;
            commission: number;
            tips: components["schemas"]["Money"];
            professionals: components["schemas"]["PayEntry"][];
        };
        OwnPay: {
            from: components["schemas"]["CalendarDate"];
            to: components["schemas"]["CalendarDate"];
            visits: number;
            commission: number;
            commissionOfRefunds: number;
            tips: components["schemas"]["Money"];
        };
        CommissionRule: {
            id: components["schemas"]["Id"];
            professionalId: string | null;
            serviceId: string | null;
            from: components["schemas"]["CalendarDate"];
            percent: number | null;
            perVisit: number | null;
        };
        CommissionRuleRequest: {
            professionalId: string | null;
            serviceId: string | null;
            from: components["schemas"]["CalendarDate"];
            percent?: number;
            perVisit?: number;
            applyToDone?: boolean;
        };
        RulePreview: {
            visits: number;
            more: components["schemas"]["Money"];
            lower: number;
            firstDay: components["schemas"]["CalendarDate"] | null;
            lastDay: components["schemas"]["CalendarDate"] | null;
            professionals: {
                professional: components["schemas"]["BookedProfessional"];
                visits: number;
                more: components["schemas"]["Money"];
            }[];
        };
        RulePreviewAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["RulePreview"];
        };
        PayReportAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["PayReport"];
        };
        OwnPayAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["OwnPay"];
        };
        CommissionRuleAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["CommissionRule"];
        };
        CommissionRuleListAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["CommissionRule"][];
        };
        UncoveredAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["UncoveredVisit"][];
        };
        MessageRequest: {
            name: string;
            mobile?: components["schemas"]["Mobile"];
            email?: components["schemas"]["Email"];
            message: string;
        };
        Message: {
            id: components["schemas"]["Id"];
            name: string;
            mobile: string | null;
            email: string | null;
            message: string;
            createdAt: components["schemas"]["UtcInstant"];
            readAt: string | null;
        };
        Customer: {
            id: components["schemas"]["Id"];
            fullName: string;
            mobile: string;
            email: string | null;
            gender: components["schemas"]["Gender"] | null;
            dateOfBirth: string | null;
            womenOnly: boolean;
            language: components["schemas"]["Language"];
            active: boolean;
            verified: boolean;
            createdAt: components["schemas"]["UtcInstant"];
            lastActive: components["schemas"]["UtcInstant"];
            bookings: number;
            pendingBookings: number;
            spent: number;
            noShows: number;
        };
        BookingEvent: {
            kind: "BOOKED" | "MOVED" | "ADDRESS_CHANGED" | "ASSIGNED" | "ON_THE_WAY" | "ARRIVED" | "STARTED" | "CODE_WAIVED" | "HELP" | "HELP_ANSWERED" | "CALLED" | "NOBODY_HERE" | "WAIT_LONGER" | "PART_DONE" | "TIME_PROPOSED" | "TIME_WITHDRAWN" | "SERVICES_PROPOSED" | "SERVICES_DECLINED" | "SERVICES_WITHDRAWN" | "SERVICES_CHANGED" | "COMPLETED" | "CANCELLED" | "PAID" | "UNPAID" | "REFUNDED" | "UNREFUNDED" | "PART_PAID" | "PART_RETURNED" | "CONFIRMED" | "REINSTATED" | "DELETED";
            at: components["schemas"]["UtcInstant"];
            by: components["schemas"]["BookingActor"] | null;
            from: components["schemas"]["VisitTime"] | null;
            reason: components["schemas"]["CancelReason"] | null;
            part?: components["schemas"]["PartNumber"];
            services?: components["schemas"]["ServicesEvent"];
            professional: string | null;
        };
        BookingActor: {
            kind: "CUSTOMER" | "STAFF" | "API_KEY" | "PROFESSIONAL" | "SYSTEM";
            name: string | null;
        };
        VisitTime: {
            bookingDate: components["schemas"]["CalendarDate"];
            bookingTime: components["schemas"]["ClockTime"];
        };
        CustomerDetail: {
            customer: components["schemas"]["Customer"];
            note: string | null;
            addresses: components["schemas"]["Address"][];
            bookings: components["schemas"]["Booking"][];
            unreached: boolean;
            mobileChanges: components["schemas"]["MobileChange"][];
            intervals: components["schemas"]["UsualInterval"][];
            advertising: {
                channels: components["schemas"]["MarketingChannel"][];
                nudges: components["schemas"]["KeptNudge"][];
            };
        };
        NumberPasscodeRequest: {
            to: "PRESENT" | "NEW";
            mobile?: components["schemas"]["Mobile"];
            language?: components["schemas"]["Language"];
        };
        NumberChange: {
            mobile: components["schemas"]["Mobile"];
            verificationId: string;
            otp: components["schemas"]["Otp"];
            currentVerificationId: string;
            currentOtp: components["schemas"]["Otp"];
        };
        LongNumberChange: {
            mobile: components["schemas"]["Mobile"];
            verificationId: string;
            otp: components["schemas"]["LongOtp"];
            currentVerificationId: string;
            currentOtp: components["schemas"]["LongOtp"];
        };
        CustomerMobileRequest: {
            mobile: components["schemas"]["Mobile"];
            reason: string;
        };
        MobileChange: {
            at: components["schemas"]["UtcInstant"];
            by: "OWNER" | "STAFF";
            actorName: string | null;
            reason: string | null;
            from: string | null;
        };
        CustomerRequest: {
            mobile: components["schemas"]["Mobile"];
            fullName: components["schemas"]["FullName"];
            note?: string | null;
            language?: components["schemas"]["Language"];
        };
        CustomerUpdate: {
            fullName?: components["schemas"]["FullName"];
            note?: string | null;
            language?: components["schemas"]["Language"];
        };
        CustomerNoteRequest: {
            note: string | null;
        };
        CustomerNote: {
            note: string | null;
        };
        PeriodFigures: {
            bookings: number;
            revenue: components["schemas"]["Money"];
        };
        PeriodComparison: {
            current: components["schemas"]["PeriodFigures"];
            previous: components["schemas"]["PeriodFigures"];
        };
        Overview: {
            date: components["schemas"]["CalendarDate"];
            visits: components["schemas"]["Booking"][];
            today: components["schemas"]["ComparisonOrNone"];
            week: components["schemas"]["ComparisonOrNone"];
            month: components["schemas"]["ComparisonOrNone"];
            nextFreeSlots: {
                date: components["schemas"]["CalendarDate"];
                startTime: components["schemas"]["ClockTime"];
                label: string;
                remaining: number;
            }[];
            unpaid: components["schemas"]["Booking"][];
            toRefund: components["schemas"]["Booking"][];
            overdue: components["schemas"]["Booking"][];
            unreadMessages: number;
        };
        ComparisonOrNone: components["schemas"]["PeriodComparison"] | null;
        TodayKind: "UNCOVERED" | "MESSAGES" | "REFUND" | "UNPAID" | "PARTY_BALANCE" | "GAP" | "REVIEW" | "ENQUIRY" | "CONTACT" | "BATCH" | "COUPON";
        TodayKey: string;
        TodayMarkState: "OPEN" | "DONE" | "HIDDEN";
        TodayTarget: {
            bookingId?: components["schemas"]["Id"];
            date?: components["schemas"]["CalendarDate"];
            time?: components["schemas"]["ClockTime"];
            professionalId?: components["schemas"]["Id"];
            waitId?: components["schemas"]["Id"];
            customerId?: components["schemas"]["Id"];
            reviewId?: components["schemas"]["Id"];
            stars?: number;
            enquiryId?: components["schemas"]["Id"];
            messageId?: components["schemas"]["Id"];
            loggedMessageId?: components["schemas"]["Id"];
            courseId?: components["schemas"]["Id"];
            batchId?: components["schemas"]["Id"];
            couponCode?: string;
        };
        TodayLine: {
            key: components["schemas"]["TodayKey"];
            kind: components["schemas"]["TodayKind"];
            why: string;
            rupees: number | null;
            action: {
                label: string;
            };
            target: components["schemas"]["TodayTarget"];
            state: components["schemas"]["TodayMarkState"];
            forToday: boolean;
        };
        TodayList: {
            date: components["schemas"]["CalendarDate"];
            computedAt: components["schemas"]["UtcInstant"];
            lines: components["schemas"]["TodayLine"][];
            aside: number;
            more: components["schemas"]["TodayKind"][];
        };
        TodayMarkRequest: {
            state: components["schemas"]["TodayMarkState"];
            forToday?: boolean;
        };
        AnalyticsTotals: {
            bookings: number;
            revenue: components["schemas"]["Money"];
            cancelled: number;
            noShows: number;
            discount: components["schemas"]["Money"];
            newCustomers: number;
            returningCustomers: number;
        };
        Ranked: {
            id: string | null;
            name: string;
            quantity: number;
            revenue: components["schemas"]["Money"];
        };
        BookingSum: {
            bookings: number;
            revenue: components["schemas"]["Money"];
        };
        Analytics: {
            from: components["schemas"]["CalendarDate"];
            to: components["schemas"]["CalendarDate"];
            takenToday: components["schemas"]["BookingSum"];
            bookedAhead: components["schemas"]["BookingSum"];
            totals: components["schemas"]["AnalyticsTotals"];
            previous: components["schemas"]["AnalyticsTotals"];
            byDay: {
                date: components["schemas"]["CalendarDate"];
                bookings: number;
                revenue: components["schemas"]["Money"];
                cancelled: number;
                booked: number;
                capacity: number;
            }[];
            topServices: components["schemas"]["Ranked"][];
            topCategories: components["schemas"]["Ranked"][];
            coupons: {
                code: string;
                uses: number;
                discount: components["schemas"]["Money"];
            }[];
        };
        MessagePreviews: {
            messages: components["schemas"]["MessagePreview"][];
            callbacks: {
                provider: "WHATSAPP" | "MSG91" | "TWILIO" | "RAZORPAY";
                address: string;
            }[];
        };
        MessagePreview: {
            kind: components["schemas"]["MessageKind"];
            language: components["schemas"]["Language"];
            recipient: "CUSTOMER" | "PROFESSIONAL" | "SALON";
            when: string;
            sms: components["schemas"]["MessageTemplate"] | null;
            whatsapp: {
                name: string;
                category: "UTILITY" | "MARKETING";
                text: string;
                template: string;
                variables: components["schemas"]["MessageVariable"][];
            } | null;
            email: {
                subject: string;
                text: string;
            } | null;
        };
        MessageTemplate: {
            category: "SERVICE_IMPLICIT" | "SERVICE_EXPLICIT";
            text: string;
            template: string;
            variables: components["schemas"]["MessageVariable"][];
        };
        MessageVariable: {
            name: string;
            tag: "alphanumeric" | "numeric" | "url";
            example: string;
        };
        MessagePreviewsAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["MessagePreviews"];
        };
        ProviderReport: Record<string, never>;
        DoneAnswer: {
            success: true;
            message: string;
            data: null;
        };
        PasscodeAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["Passcode"];
        };
        SignedInAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["SignedIn"];
        };
        ProfessionalSignedInAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["ProfessionalSignedIn"];
        };
        AdminSignedInAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["AdminSignedIn"];
        };
        SecondFactorQuestionAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["SecondFactorQuestion"];
        };
        OwnSignInAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["OwnSignIn"];
        };
        TotpKeyAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["TotpKey"];
        };
        PasskeyQuestionAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["PasskeyQuestion"];
        };
        NewPasskeyQuestionAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["NewPasskeyQuestion"];
        };
        RecoveryCodesAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["RecoveryCodes"];
        };
        StaffAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["StaffMember"];
        };
        StaffListAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["StaffMember"][];
        };
        ApiKeyListAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["ApiKey"][];
        };
        NewApiKeyAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["NewApiKey"];
        };
        OwnApiKeyAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["OwnApiKey"];
        };
        PasswordChangedAnswer: {
            success: true;
            message: string;
            data: {
                token: string;
                ended: components["schemas"]["EndedAccess"];
            };
        };
        StaffRemovedAnswer: {
            success: true;
            message: string;
            data: {
                ended: components["schemas"]["EndedAccess"];
            };
        };
        RevokedKeysAnswer: {
            success: true;
            message: string;
            data: {
                revoked: number;
            };
        };
        TokenAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["TokenOwner"];
        };
        ProfileAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["Profile"];
        };
        BookingHistoryAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["BookingEvent"][];
        };
        CustomerNoteAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["CustomerNote"];
        };
        ProfileExportAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["ProfileExport"];
        };
        ServiceAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["Service"];
        };
        CategoryAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["Category"];
        };
        CartAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["Cart"];
        };
        PartyPlansAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["PartyPlans"];
        };
        CouponAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["Coupon"];
        };
        CouponQuoteAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["CouponQuote"];
        };
        AddressAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["Address"];
        };
        BookingAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["Booking"];
        };
        SeriesAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["Series"];
        };
        SeriesListAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["Series"][];
        };
        SeriesProposalListAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["SeriesProposal"][];
        };
        LinkedSeriesAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["LinkedSeries"];
        };
        StaffSeriesPageAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["StaffSeriesPage"];
        };
        WaitAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["Wait"];
        };
        WaitListAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["Wait"][];
        };
        StaffWaitAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["StaffWait"];
        };
        TodayListAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["TodayList"];
        };
        TodayLineAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["TodayLine"];
        };
        WaitsOfDayAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["WaitsOfDay"];
        };
        LinkedOfferAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["LinkedOffer"];
        };
        LinkedBookingAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["LinkedBooking"];
        };
        SettingsAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["Settings"];
        };
        LogoForm: {
            logo?: string;
            removeLogo?: boolean;
        };
        NameProposal: {
            nameLines: string[];
            latinName: string;
            numberPrefix: string;
        };
        SetupStep: "NAME" | "HOURS" | "AREA" | "SERVICES" | "PEOPLE" | "TEST_BOOKING";
        Setup: {
            steps: {
                step: components["schemas"]["SetupStep"];
                done: boolean;
            }[];
            dismissed: boolean;
            logoPath: string | null;
            testBooking: components["schemas"]["TestBooking"] | null;
            demo: components["schemas"]["DemoLeft"] | null;
        };
        TestBooking: {
            bookingId: components["schemas"]["Id"];
            bookingDate: components["schemas"]["CalendarDate"];
            startTime: string;
            endTime: string;
            serviceName: string;
        };
        DemoLeft: {
            services: number;
            categories: number;
            coupons: number;
            courses: number;
            professionals: number;
            customers: number;
            visits: number;
        };
        SetupChange: {
            confirm?: components["schemas"]["SetupStep"][];
            dismissed?: boolean;
        };
        TestBookingRequest: {
            mobile: components["schemas"]["Mobile"];
        };
        EmptyDemoRequest: {
            word: "EMPTY";
            settings?: boolean;
        };
        SetupAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["Setup"];
        };
        NameProposalAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["NameProposal"];
        };
        SettingsPreviewAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["SettingsPreview"];
        };
        PublicSettingsAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["PublicSettings"];
        };
        MessageAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["Message"];
        };
        CustomerAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["Customer"];
        };
        CustomerDetailAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["CustomerDetail"];
        };
        OverviewAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["Overview"];
        };
        AnalyticsAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["Analytics"];
        };
        ReverseAnswer: {
            success: true;
            message: string;
            data: {
                address: components["schemas"]["PlaceAddress"];
            };
        };
        PersonalCouponPage: {
            content: components["schemas"]["PersonalCoupon"][];
            page: number;
            size: number;
            totalPages: number;
            totalElements: number;
        };
        PersonalCouponPageAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["PersonalCouponPage"];
        };
        CouponListAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["Coupon"][];
        };
        AddressListAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["Address"][];
        };
        PlaceListAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["Place"][];
        };
        SlotListAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["Slot"][];
        };
        BookableDayListAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["BookableDay"][];
        };
        BookingListAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["Booking"][];
        };
        ServicePageAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["ServicePage"];
        };
        Matched: "EXACT" | "SPELLING" | "NONE";
        ServicePage: {
            content: components["schemas"]["Service"][];
            page: number;
            size: number;
            totalPages: number;
            totalElements: number;
            matched?: components["schemas"]["Matched"];
            suggestions?: components["schemas"]["Service"][];
        };
        CategoryPageAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["CategoryPage"];
        };
        CategoryPage: {
            content: components["schemas"]["Category"][];
            page: number;
            size: number;
            totalPages: number;
            totalElements: number;
        };
        BookingPageAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["BookingPage"];
        };
        BookingChangesAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["BookingChanges"];
        };
        BookingWeekAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["BookingWeek"];
        };
        BookingPage: {
            content: components["schemas"]["Booking"][];
            page: number;
            size: number;
            totalPages: number;
            totalElements: number;
            matched?: components["schemas"]["Matched"];
            totalIsMinimum?: boolean;
        };
        WebhookEventType: "booking.created" | "booking.rescheduled" | "booking.changed" | "booking.cancelled" | "booking.completed" | "booking.assigned" | "visit.on_the_way" | "visit.arrived" | "visit.started" | "visit.done" | "payment.paid" | "payment.refunded" | "wait.offered" | "wait.taken";
        OwnPassword: {
            currentPassword: string;
        };
        WebhookRequest: {
            url: string;
            events: components["schemas"]["WebhookEventType"][];
            allEvents?: boolean;
            description?: string | null;
            currentPassword: string;
        };
        WebhookChange: {
            url?: string;
            events?: components["schemas"]["WebhookEventType"][];
            allEvents?: boolean;
            description?: string | null;
            active?: boolean;
            currentPassword?: string;
        };
        Webhook: {
            id: components["schemas"]["Id"];
            url: string;
            description: string | null;
            events: components["schemas"]["WebhookEventType"][];
            allEvents: boolean;
            active: boolean;
            disabledReason: ("GONE" | "FAILING") | null;
            failingSince: string | null;
            previousSecretUntil: string | null;
            createdBy: string;
            createdAt: components["schemas"]["UtcInstant"];
        };
        NewWebhook: components["schemas"]["Webhook"] & {
            secret: string;
        };
        WebhookDeliveryState: "WAITING" | "DELIVERED" | "FAILED";
        WebhookAttempt: {
            at: components["schemas"]["UtcInstant"];
            status: number | null;
            milliseconds: number;
            answer: string | null;
            error: string | null;
        };
        WebhookDelivery: {
            id: string;
            type: string;
            state: components["schemas"]["WebhookDeliveryState"];
            tries: number;
            createdAt: components["schemas"]["UtcInstant"];
            nextAt: string | null;
            endedAt: string | null;
            body: string;
            attempts: components["schemas"]["WebhookAttempt"][];
        };
        WebhookDeliveryPage: {
            content: components["schemas"]["WebhookDelivery"][];
            page: number;
            size: number;
            totalPages: number;
            totalElements: number;
        };
        WebhookReplay: {
            deliveryId?: string;
            since?: string;
        };
        WebhookReplayed: {
            replayed: number;
        };
        WebhookData: {
            bookingId: components["schemas"]["Id"];
            status: components["schemas"]["BookingStatus"];
            cancelReason: components["schemas"]["CancelReason"] | null;
            paymentStatus: components["schemas"]["PaymentStatus"];
            bookingDate: components["schemas"]["CalendarDate"];
            bookingTime: components["schemas"]["ClockTime"];
            professionalId: string | null;
            part?: components["schemas"]["PartNumber"];
            parts?: {
                part: number;
                bookingTime: components["schemas"]["ClockTime"];
                professionalId: string | null;
            }[];
            changedAt: components["schemas"]["UtcInstant"];
        };
        BookingCreatedEvent: {
            type: "booking.created";
            timestamp: components["schemas"]["UtcInstant"];
            data: components["schemas"]["WebhookData"];
        };
        BookingRescheduledEvent: {
            type: "booking.rescheduled";
            timestamp: components["schemas"]["UtcInstant"];
            data: components["schemas"]["WebhookData"];
        };
        BookingChangedEvent: {
            type: "booking.changed";
            timestamp: components["schemas"]["UtcInstant"];
            data: components["schemas"]["WebhookData"];
        };
        BookingCancelledEvent: {
            type: "booking.cancelled";
            timestamp: components["schemas"]["UtcInstant"];
            data: components["schemas"]["WebhookData"];
        };
        BookingCompletedEvent: {
            type: "booking.completed";
            timestamp: components["schemas"]["UtcInstant"];
            data: components["schemas"]["WebhookData"];
        };
        BookingAssignedEvent: {
            type: "booking.assigned";
            timestamp: components["schemas"]["UtcInstant"];
            data: components["schemas"]["WebhookData"];
        };
        VisitOnTheWayEvent: {
            type: "visit.on_the_way";
            timestamp: components["schemas"]["UtcInstant"];
            data: components["schemas"]["WebhookData"];
        };
        VisitArrivedEvent: {
            type: "visit.arrived";
            timestamp: components["schemas"]["UtcInstant"];
            data: components["schemas"]["WebhookData"];
        };
        VisitStartedEvent: {
            type: "visit.started";
            timestamp: components["schemas"]["UtcInstant"];
            data: components["schemas"]["WebhookData"];
        };
        VisitDoneEvent: {
            type: "visit.done";
            timestamp: components["schemas"]["UtcInstant"];
            data: components["schemas"]["WebhookData"];
        };
        PaymentPaidEvent: {
            type: "payment.paid";
            timestamp: components["schemas"]["UtcInstant"];
            data: components["schemas"]["WebhookData"];
        };
        PaymentRefundedEvent: {
            type: "payment.refunded";
            timestamp: components["schemas"]["UtcInstant"];
            data: components["schemas"]["WebhookData"];
        };
        WaitOfferedEvent: {
            type: "wait.offered";
            timestamp: components["schemas"]["UtcInstant"];
            data: components["schemas"]["Wait"];
        };
        WaitTakenEvent: {
            type: "wait.taken";
            timestamp: components["schemas"]["UtcInstant"];
            data: components["schemas"]["Wait"];
        };
        WebhookTestEvent: {
            type: "webhook.test";
            timestamp: components["schemas"]["UtcInstant"];
            data: Record<string, never>;
        };
        WebhookAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["Webhook"];
        };
        NewWebhookAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["NewWebhook"];
        };
        CalendarFeedListAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["CalendarFeed"][];
        };
        NewCalendarFeedAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["NewCalendarFeed"];
        };
        WebhookListAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["Webhook"][];
        };
        WebhookDeliveryAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["WebhookDelivery"];
        };
        WebhookDeliveryPageAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["WebhookDeliveryPage"];
        };
        WebhookReplayedAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["WebhookReplayed"];
        };
        JobState: "WAITING" | "RUNNING" | "FAILED";
        ImportKind: "CUSTOMERS" | "SERVICES" | "BOOKINGS";
        ImportState: "UPLOADED" | "CHECKING" | "CHECKED" | "RUNNING" | "DONE" | "UNDOING" | "UNDONE";
        ImportRowState: "NEW" | "SAME" | "MERGED" | "REFUSED";
        ImportField: "MOBILE" | "FULL_NAME" | "FIRST_NAME" | "LAST_NAME" | "EMAIL" | "GENDER" | "DATE_OF_BIRTH" | "NOTE" | "SERVICE" | "VARIANT" | "CATEGORY" | "PRICE" | "MINUTES" | "ADD_ONS" | "DESCRIPTION" | "DATE" | "TIME" | "STATUS" | "PROFESSIONAL" | "FLAT" | "STREET" | "CITY" | "POSTAL_CODE" | "LATITUDE" | "LONGITUDE";
        ImportReason: "REQUIRED" | "NOT_A_MOBILE" | "NOT_A_NAME" | "NOT_AN_EMAIL" | "NOT_A_GENDER" | "NOT_A_DATE" | "NOT_A_TIME" | "NOT_A_PRICE" | "NOT_MINUTES" | "NOT_A_STATUS" | "NOT_ADD_ONS" | "TOO_LONG" | "TOO_SHORT" | "TOO_MANY" | "TOO_MANY_CELLS" | "UNKNOWN_SERVICE" | "NO_VARIANTS" | "OTHER_PRICE" | "OTHER_MINUTES" | "OTHER_ADD_ON" | "NOTE_FULL" | "CUSTOMER_INACTIVE" | "HAS_BOOKING" | "SLOT_TAKEN" | "OUTSIDE_AREA" | "NO_ADDRESS" | "NOT_YET";
        ImportKept: "CHANGED" | "SIGNED_IN" | "HAS_BOOKINGS" | "HAS_ADDRESS";
        ImportForm: {
            kind?: components["schemas"]["ImportKind"];
            fileName?: string;
            file: string;
        };
        ImportMapping: {
            kind?: components["schemas"]["ImportKind"];
            mapping: (components["schemas"]["ImportField"] | null)[];
            dateOrder?: components["schemas"]["ImportDateOrder"];
        };
        ImportDateOrder: "DAY_FIRST" | "MONTH_FIRST";
        ImportCounts: {
            NEW: number;
            SAME: number;
            MERGED: number;
            REFUSED: number;
        };
        ImportDates: {
            column: number;
            examples: {
                text: string;
                dayFirst: string | null;
                monthFirst: string | null;
            }[];
        };
        ImportUndone: {
            removed: number;
            restored: number;
            kept: {
                reason: components["schemas"]["ImportKept"];
                count: number;
            }[];
        };
        ImportSummary: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["ImportKind"];
            fileName: string | null;
            state: components["schemas"]["ImportState"];
            rows: number;
            counts: components["schemas"]["ImportCounts"];
            createdAt: components["schemas"]["UtcInstant"];
        };
        Import: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["ImportKind"];
            guessedKind: components["schemas"]["ImportKind"];
            guessedMapping: (components["schemas"]["ImportField"] | null)[];
            fileName: string | null;
            state: components["schemas"]["ImportState"];
            encoding: string;
            layout: string | null;
            columns: string[];
            sample: string[][];
            mapping: (components["schemas"]["ImportField"] | null)[];
            dateOrder: components["schemas"]["ImportDateOrder"] | null;
            dates: components["schemas"]["ImportDates"][];
            rows: number;
            done: number;
            counts: components["schemas"]["ImportCounts"];
            createdAt: components["schemas"]["UtcInstant"];
            endedAt: string | null;
            undoUntil: string | null;
            forgottenAt: string | null;
            undone: components["schemas"]["ImportUndone"] | null;
        };
        ImportAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["Import"];
        };
        ImportPageAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["ImportPage"];
        };
        ImportPage: {
            content: components["schemas"]["ImportSummary"][];
            page: number;
            size: number;
            totalPages: number;
            totalElements: number;
        };
        ImportRow: {
            row: number;
            state: components["schemas"]["ImportRowState"];
            field: components["schemas"]["ImportField"] | null;
            reason: components["schemas"]["ImportReason"] | null;
            kept: components["schemas"]["ImportKept"] | null;
            cells: string[];
        };
        ImportRowPageAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["ImportRowPage"];
        };
        ImportRowPage: {
            content: components["schemas"]["ImportRow"][];
            page: number;
            size: number;
            totalPages: number;
            totalElements: number;
        };
        ImportTable: string;
        Job: {
            id: components["schemas"]["Id"];
            kind: string;
            state: components["schemas"]["JobState"];
            tries: number;
            lastError: string | null;
            createdAt: components["schemas"]["UtcInstant"];
            dueAt: string | null;
            failedAt: string | null;
        };
        JobAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["Job"];
        };
        JobCounts: {
            waiting: number;
            running: number;
            failed: number;
            oldestDueAt: string | null;
        };
        JobPageAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["JobPage"];
        };
        JobPage: {
            content: components["schemas"]["Job"][];
            page: number;
            size: number;
            totalPages: number;
            totalElements: number;
            counts: components["schemas"]["JobCounts"];
        };
        JobsRetriedAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["JobsRetried"];
        };
        JobsRetried: {
            retried: number;
        };
        DevClockAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["DevClock"];
        };
        DevClock: {
            now: string;
            moved: boolean;
        };
        DevClockRequest: {
            now: string | null;
        };
        DevOutboxAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["OutboxMessage"][];
        };
        OutboxMessage: {
            to: string;
            body: string;
            sentAt: string;
            kind: string;
            channel: "SMS" | "WHATSAPP" | "EMAIL";
            bookingId: string | null;
            subject?: string;
        };
        AreaCheckAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["AreaCheck"];
        };
        FrontAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["Front"];
        };
        AreaWishesInsideAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["AreaWishesInside"];
        };
        AreaWishesToldAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["AreaWishesTold"];
        };
        AreaWishPageAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["AreaWishPage"];
        };
        AreaWishPage: {
            content: components["schemas"]["AreaWish"][];
            page: number;
            size: number;
            totalPages: number;
            totalElements: number;
        };
        MessagePageAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["MessagePage"];
        };
        MessagePage: {
            content: components["schemas"]["Message"][];
            page: number;
            size: number;
            totalPages: number;
            totalElements: number;
        };
        CustomerPageAnswer: {
            success: true;
            message: string;
            data: components["schemas"]["CustomerPage"];
        };
        CustomerPage: {
            content: components["schemas"]["Customer"][];
            page: number;
            size: number;
            totalPages: number;
            totalElements: number;
            matched?: components["schemas"]["Matched"];
            suggestions?: components["schemas"]["Customer"][];
        };
    };
    responses: {
        SeriesReturned: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SeriesAnswer"];
            };
        };
        LinkedSeriesReturned: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["LinkedSeriesAnswer"];
            };
        };
        SeriesPartNotFound: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        SeriesActNotFound: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        SeriesNotBegun: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        SeriesStateConflict: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        SeriesActConflict: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BookingConflict"];
            };
        };
        SeriesActRefused: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        WaitReturned: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["WaitAnswer"];
            };
        };
        StaffWaitReturned: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["StaffWaitAnswer"];
            };
        };
        WaitPartNotFound: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        WaitConflict: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        WaitEnded: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        OfferReturned: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["LinkedOfferAnswer"];
            };
        };
        OfferPartNotFound: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        OfferConflict: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BookingConflict"];
            };
        };
        NotModified: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
        };
        Done: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DoneAnswer"];
            };
        };
        ReportNoted: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DoneAnswer"];
            };
        };
        ReportForged: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        DevClockReturned: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DevClockAnswer"];
            };
        };
        PasscodeSent: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PasscodeAnswer"];
            };
        };
        ProfileReturned: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ProfileAnswer"];
            };
        };
        MarketingConsentReturned: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["MarketingConsentAnswer"];
            };
        };
        NudgeReturned: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["LinkedNudgeAnswer"];
            };
        };
        ServiceReturned: {
            headers: {
                ETag: components["headers"]["CatalogueETag"];
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ServiceAnswer"];
            };
        };
        ServicePageReturned: {
            headers: {
                ETag: components["headers"]["CatalogueETag"];
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ServicePageAnswer"];
            };
        };
        CategoryReturned: {
            headers: {
                ETag: components["headers"]["CatalogueETag"];
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CategoryAnswer"];
            };
        };
        CartReturned: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CartAnswer"];
            };
        };
        ReferralReturned: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ReferralAnswer"];
            };
        };
        CouponReturned: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CouponAnswer"];
            };
        };
        AddressReturned: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AddressAnswer"];
            };
        };
        BookingReturned: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BookingAnswer"];
            };
        };
        TimeNotProposed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BookingConflict"];
            };
        };
        TimeNotAgreed: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BookingConflict"];
            };
        };
        ServicesPreviewReturned: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ServicesPreviewAnswer"];
            };
        };
        ServicesDoNotFit: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ServicesRefusal"];
            };
        };
        GuestsDoNotFit: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BookingConflict"];
            };
        };
        ServicesNotAgreed: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ServicesRefusal"];
            };
        };
        AgreementRefused: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        AgreementLocked: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        BookingOrServiceNotFound: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        CalendarEntryReturned: {
            headers: {
                "Content-Disposition": components["headers"]["FileName"];
                [name: string]: unknown;
            };
            content: {
                "text/calendar": components["schemas"]["CalendarEntry"];
            };
        };
        LinkedCalendarEntryReturned: {
            headers: {
                "Content-Disposition": components["headers"]["FileName"];
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                "text/calendar": components["schemas"]["CalendarEntry"];
            };
        };
        LinkedBookingReturned: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["LinkedBookingAnswer"];
            };
        };
        BookingListReturned: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BookingListAnswer"];
            };
        };
        BookingPaymentReturned: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BookingPaymentAnswer"];
            };
        };
        DevOrderReturned: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DevOrderAnswer"];
            };
        };
        PaymentConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        PastVisitRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BookingConflict"];
            };
        };
        PaymentRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        PaymentProviderUnavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        SettingsReturned: {
            headers: {
                ETag?: string;
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SettingsAnswer"];
            };
        };
        SetupReturned: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SetupAnswer"];
            };
        };
        AlertPersonReturned: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AlertPersonAnswer"];
            };
        };
        CustomerNoteReturned: {
            headers: {
                ETag?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CustomerNoteAnswer"];
            };
        };
        MessageReturned: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["MessageAnswer"];
            };
        };
        ValidationError: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ValidationErrorAnswer"];
            };
        };
        WrongPassword: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ValidationErrorAnswer"];
            };
        };
        SecondFactorWrong: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        SignInEnded: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        NoPasskeys: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        NoSecondFactor: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        BadApiKey: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        Forbidden: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        AccountInactive: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        LinkNotFound: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        UserNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        ServiceNotFound: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        CourseListReturned: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CourseListAnswer"];
            };
        };
        CourseReturned: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CourseAnswer"];
            };
        };
        StaffCourseListReturned: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["StaffCourseListAnswer"];
            };
        };
        StaffCourseReturned: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["StaffCourseAnswer"];
            };
        };
        BatchReturned: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BatchAnswer"];
            };
        };
        EnquiryStored: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DoneAnswer"];
            };
        };
        PasscodeRefused: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        CourseNotFound: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        AcademyConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        EnquiryPageReturned: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["EnquiryPageAnswer"];
            };
        };
        EnquiryReturned: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["EnquiryAnswer"];
            };
        };
        EnrolmentReturned: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["EnrolmentAnswer"];
            };
        };
        EnrolmentPageReturned: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["EnrolmentPageAnswer"];
            };
        };
        ProfessionalReturned: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ProfessionalAnswer"];
            };
        };
        ProfessionalListReturned: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ProfessionalListAnswer"];
            };
        };
        ProfessionalDetailReturned: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ProfessionalDetailAnswer"];
            };
        };
        ProfessionalDetailListReturned: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ProfessionalDetailListAnswer"];
            };
        };
        ProfessionalChangeReturned: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ProfessionalChangeAnswer"];
            };
        };
        LeaveListReturned: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["LeaveListAnswer"];
            };
        };
        LeaveChangeReturned: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["LeaveChangeAnswer"];
            };
        };
        UncoveredReturned: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UncoveredAnswer"];
            };
        };
        OwnVisitReturned: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OwnVisitAnswer"];
            };
        };
        OwnVisitNotFound: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        WebhookNotFound: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        WebhookAddressRefused: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        WebhookReturned: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["WebhookAnswer"];
            };
        };
        ProfessionalNotFound: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        ProfessionalOrServiceNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        ProfessionalOrLeaveNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        ProfessionalConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        CategoryNotFound: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        CartNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        CartOrServiceNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        ServiceOrAddressNotFound: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        CartOrCouponNotFound: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        CartItemNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        CouponNotFound: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        AddressNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        OwnReviewReturned: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OwnReviewAnswer"];
            };
        };
        ReviewSaved: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ReviewAnswer"];
            };
        };
        LinkedReviewReturned: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OwnReviewAnswer"];
            };
        };
        LinkedReviewSaved: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ReviewAnswer"];
            };
        };
        ReviewClosed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        LinkedReviewClosed: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        ReviewPageReturned: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ReviewPageAnswer"];
            };
        };
        StaffReviewReturned: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["StaffReviewAnswer"];
            };
        };
        DocumentNotFound: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        BookingNotFound: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        BookingOrProfessionalNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        NotCancelled: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        LinkedNotCancelled: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        InvalidStatusTransition: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        CouponRefused: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        ImportReturned: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ImportAnswer"];
            };
        };
        ImportNotFound: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        ImportConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        PayloadTooLarge: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        ImageTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        UnsupportedMediaType: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        InvalidImage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        IdempotencyKeyReused: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        RateLimited: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        PasscodeLimited: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        SmsFailed: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        GeocoderUnavailable: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        InternalError: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        Unavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
    };
    parameters: {
        TakenBy: components["schemas"]["Id"];
        IdempotencyKey: string;
        PublicIdempotencyKey: string;
        SeenFee: number;
        ChargeFee: boolean;
        WhyCancelled: "NO_SHOW" | "REFUSED";
        WhyRefused: components["schemas"]["DoorRefusal"];
        WomenOnly: boolean;
        ApiKeyHeader: string;
        WebhookId: string;
        WebhookTimestamp: string;
        WebhookSignature: string;
        Page: number;
        Size10: number;
        Size20: number;
        Size50: number;
        Size100: number;
        ReaderLanguage: "en" | "hi" | "mr";
        WithTranslations: boolean;
        Search: string;
        OfDay: components["schemas"]["NearDate"];
        From: components["schemas"]["CalendarDate"];
        To: components["schemas"]["CalendarDate"];
        VisitOrder: "latest" | "earliest";
        BookingStatusFilter: string;
        OfUser: components["schemas"]["Id"];
        OfService: components["schemas"]["Id"];
        OfExternalId: components["schemas"]["ExternalId"];
        CreatedFrom: components["schemas"]["NearDate"];
        CreatedTo: components["schemas"]["NearDate"];
        PaymentStatusFilter: components["schemas"]["PaymentStatus"];
        PathOrderId: components["schemas"]["Id"];
        PathId: components["schemas"]["Id"];
        PayFrom: components["schemas"]["CalendarDate"];
        PayTo: components["schemas"]["CalendarDate"];
        CashUpDate: components["schemas"]["CalendarDate"];
        Part: number;
        OnePart: number;
        VisitBookingId: components["schemas"]["Id"];
        IfMatch: string;
        UserId: components["schemas"]["Id"];
        LinkToken: string;
        CartId: components["schemas"]["Id"];
        ServiceId: components["schemas"]["ServiceRef"];
        ItemId: components["schemas"]["Id"];
        Code: components["schemas"]["CouponCodeInput"];
    };
    requestBodies: never;
    headers: {
        RetryAfter: number;
        RateLimit: number;
        RateRemaining: number;
        RateReset: number;
        FileName: string;
        RequestId: string;
        CatalogueETag: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getSettings: {
        parameters: {};
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicSettingsAnswer"];
                };
            };
            401: components["responses"]["BadApiKey"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAdminSettings: {
        parameters: {};
        responses: {
            200: components["responses"]["SettingsReturned"];
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateSettings: {
        parameters: {
            header?: {
                "if-match"?: components["parameters"]["IfMatch"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Settings"];
            };
        };
        responses: {
            200: components["responses"]["SettingsReturned"];
            400: components["responses"]["WrongPassword"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            412: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewSettings: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["Settings"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingsPreviewAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    proposeNames: {
        parameters: {
            query: {
                salonName: string;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NameProposalAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSetup: {
        parameters: {};
        responses: {
            200: components["responses"]["SetupReturned"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeSetup: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetupChange"];
            };
        };
        responses: {
            200: components["responses"]["SetupReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setLogo: {
        parameters: {};
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["LogoForm"];
            };
        };
        responses: {
            200: components["responses"]["SetupReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["ImageTooLarge"];
            415: components["responses"]["InvalidImage"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    bookTest: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["TestBookingRequest"];
            };
        };
        responses: {
            200: components["responses"]["SetupReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingConflict"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeTestBooking: {
        parameters: {};
        responses: {
            200: components["responses"]["SetupReturned"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    emptyDemo: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmptyDemoRequest"];
            };
        };
        responses: {
            200: components["responses"]["SetupReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAccessRecord: {
        parameters: {
            query?: {
                day?: components["schemas"]["NearDate"];
                customerId?: components["schemas"]["Id"];
                actorId?: components["schemas"]["Id"];
                page?: components["parameters"]["Page"];
                size?: components["parameters"]["Size20"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessRecordPageAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getImage: {
        parameters: {
            query?: {
                width?: number;
            };
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        responses: {
            200: {
                headers: {
                    ETag?: string;
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["BadApiKey"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchPlaces: {
        parameters: {
            query: {
                q: string;
            };
            header?: {
                "x-api-key"?: components["parameters"]["ApiKeyHeader"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlaceListAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["BadApiKey"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["GeocoderUnavailable"];
            503: components["responses"]["Unavailable"];
        };
    };
    reversePlace: {
        parameters: {
            query: {
                lat: number;
                lon: number;
            };
            header?: {
                "x-api-key"?: components["parameters"]["ApiKeyHeader"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReverseAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["BadApiKey"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["GeocoderUnavailable"];
            503: components["responses"]["Unavailable"];
        };
    };
    register: {
        parameters: {
            header?: {
                "x-api-key"?: components["parameters"]["ApiKeyHeader"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterRequest"];
            };
        };
        responses: {
            200: components["responses"]["PasscodeSent"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["BadApiKey"];
            409: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasscodePendingError"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["PasscodeLimited"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["SmsFailed"];
            503: components["responses"]["Unavailable"];
        };
    };
    login: {
        parameters: {
            header?: {
                "x-api-key"?: components["parameters"]["ApiKeyHeader"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            200: components["responses"]["PasscodeSent"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["BadApiKey"];
            403: components["responses"]["AccountInactive"];
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["PasscodeLimited"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["SmsFailed"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyOtp: {
        parameters: {
            header?: {
                "x-api-key"?: components["parameters"]["ApiKeyHeader"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyOtpRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedInAnswer"];
                };
            };
            400: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            401: components["responses"]["BadApiKey"];
            403: components["responses"]["AccountInactive"];
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            409: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["PasscodeLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    professionalLogin: {
        parameters: {
            header?: {
                "x-api-key"?: components["parameters"]["ApiKeyHeader"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            200: components["responses"]["PasscodeSent"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["BadApiKey"];
            404: components["responses"]["ProfessionalNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["PasscodeLimited"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["SmsFailed"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyProfessionalOtp: {
        parameters: {
            header?: {
                "x-api-key"?: components["parameters"]["ApiKeyHeader"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyLongOtpRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfessionalSignedInAnswer"];
                };
            };
            400: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            401: components["responses"]["BadApiKey"];
            404: components["responses"]["ProfessionalNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["PasscodeLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setOwnLanguage: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["LanguageChoice"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    askForOwnNumber: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["NumberPasscodeRequest"];
            };
        };
        responses: {
            200: components["responses"]["PasscodeSent"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["PasscodeLimited"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["SmsFailed"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeOwnNumber: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["LongNumberChange"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["PasscodeLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    logout: {
        parameters: {};
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    signOutEverywhere: {
        parameters: {};
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    validateToken: {
        parameters: {};
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProfile: {
        parameters: {};
        responses: {
            200: components["responses"]["ProfileReturned"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateProfile: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileUpdate"];
            };
        };
        responses: {
            200: components["responses"]["ProfileReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteProfile: {
        parameters: {};
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMarketingConsent: {
        parameters: {};
        responses: {
            200: components["responses"]["MarketingConsentReturned"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setMarketingConsent: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarketingChoice"];
            };
        };
        responses: {
            200: components["responses"]["MarketingConsentReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportProfile: {
        parameters: {};
        responses: {
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileExportAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    askForNumber: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["NumberPasscodeRequest"];
            };
        };
        responses: {
            200: components["responses"]["PasscodeSent"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["PasscodeLimited"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["SmsFailed"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeNumber: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["NumberChange"];
            };
        };
        responses: {
            200: components["responses"]["ProfileReturned"];
            400: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["PasscodeLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminLogin: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminLoginRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminSignedInAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminLoginError"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    proveSecondFactor: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorProof"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminSignedInAnswer"];
                };
            };
            400: components["responses"]["SecondFactorWrong"];
            401: components["responses"]["SignInEnded"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    askForPasskey: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["TicketOnly"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyQuestionAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["SignInEnded"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    provePasskey: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyProof"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminSignedInAnswer"];
                };
            };
            400: components["responses"]["SecondFactorWrong"];
            401: components["responses"]["SignInEnded"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOwnApiKey: {
        parameters: {};
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnApiKeyAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePassword: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordChangedAnswer"];
                };
            };
            400: components["responses"]["WrongPassword"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmAgain: {
        parameters: {};
        responses: {
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorQuestionAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["NoSecondFactor"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOwnSignIn: {
        parameters: {};
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnSignInAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmTotp: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["TotpCode"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodesAnswer"];
                };
            };
            400: components["responses"]["SecondFactorWrong"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    beginTotp: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnPassword"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TotpKeyAnswer"];
                };
            };
            400: components["responses"]["WrongPassword"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeTotp: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnPassword"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnSignInAnswer"];
                };
            };
            400: components["responses"]["WrongPassword"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    beginPasskey: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyBeginning"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewPasskeyQuestionAnswer"];
                };
            };
            400: components["responses"]["WrongPassword"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["NoPasskeys"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addPasskey: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPasskey"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodesAnswer"];
                };
            };
            400: components["responses"]["SecondFactorWrong"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removePasskey: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnPassword"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnSignInAnswer"];
                };
            };
            400: components["responses"]["WrongPassword"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    makeRecoveryCodes: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnPassword"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodesAnswer"];
                };
            };
            400: components["responses"]["WrongPassword"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["NoSecondFactor"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listStaff: {
        parameters: {};
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffListAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addStaff: {
        parameters: {
            header?: {
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffAnswer"];
                };
            };
            400: components["responses"]["WrongPassword"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeStaff: {
        parameters: {
            query?: {
                revokeKeys?: boolean;
            };
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffRemovedAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetSecondFactor: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnPassword"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffAnswer"];
                };
            };
            400: components["responses"]["WrongPassword"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setStaffRole: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffRoleRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffAnswer"];
                };
            };
            400: components["responses"]["WrongPassword"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listStaffLog: {
        parameters: {
            query?: {
                day?: components["schemas"]["NearDate"];
                kind?: components["schemas"]["StaffActKind"];
                actorId?: components["schemas"]["Id"];
                targetId?: string;
                page?: components["parameters"]["Page"];
                size?: components["parameters"]["Size20"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffActPageAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOwnStaff: {
        parameters: {};
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listApiKeys: {
        parameters: {};
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyListAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createApiKey: {
        parameters: {
            header?: {
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApiKeyRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewApiKeyAnswer"];
                };
            };
            400: components["responses"]["WrongPassword"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["IdempotencyKeyReused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeAllApiKeys: {
        parameters: {};
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevokedKeysAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeApiKey: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listServices: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                size?: components["parameters"]["Size20"];
                search?: components["parameters"]["Search"];
                categoryId?: components["schemas"]["Id"];
                uncategorised?: boolean;
                sort?: "popular" | "name" | "price" | "-price";
                language?: components["parameters"]["ReaderLanguage"];
                translations?: components["parameters"]["WithTranslations"];
            };
            header?: {
                "x-api-key"?: components["parameters"]["ApiKeyHeader"];
            };
        };
        responses: {
            200: components["responses"]["ServicePageReturned"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["BadApiKey"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listServicesByCategory: {
        parameters: {
            query: {
                categoryId: components["schemas"]["Id"];
                page?: components["parameters"]["Page"];
                size?: components["parameters"]["Size10"];
                language?: components["parameters"]["ReaderLanguage"];
                translations?: components["parameters"]["WithTranslations"];
            };
            header?: {
                "x-api-key"?: components["parameters"]["ApiKeyHeader"];
            };
        };
        responses: {
            200: components["responses"]["ServicePageReturned"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["BadApiKey"];
            404: components["responses"]["CategoryNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getService: {
        parameters: {
            query?: {
                language?: components["parameters"]["ReaderLanguage"];
                translations?: components["parameters"]["WithTranslations"];
            };
            header?: {
                "x-api-key"?: components["parameters"]["ApiKeyHeader"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        responses: {
            200: components["responses"]["ServiceReturned"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["BadApiKey"];
            404: components["responses"]["ServiceNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateService: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ServiceUpdateForm"];
            };
        };
        responses: {
            200: components["responses"]["ServiceReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            413: components["responses"]["ImageTooLarge"];
            415: components["responses"]["InvalidImage"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteService: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ServiceNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createService: {
        parameters: {
            header?: {
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ServiceForm"];
            };
        };
        responses: {
            201: components["responses"]["ServiceReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CategoryNotFound"];
            409: components["responses"]["IdempotencyKeyReused"];
            413: components["responses"]["ImageTooLarge"];
            415: components["responses"]["InvalidImage"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFront: {
        parameters: {
            query?: {
                language?: components["parameters"]["ReaderLanguage"];
            };
            header?: {
                "x-api-key"?: components["parameters"]["ApiKeyHeader"];
            };
        };
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["CatalogueETag"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["BadApiKey"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCategories: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                size?: number;
                language?: components["parameters"]["ReaderLanguage"];
                translations?: components["parameters"]["WithTranslations"];
            };
            header?: {
                "x-api-key"?: components["parameters"]["ApiKeyHeader"];
            };
        };
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["CatalogueETag"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryPageAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["BadApiKey"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCategory: {
        parameters: {
            query?: {
                language?: components["parameters"]["ReaderLanguage"];
                translations?: components["parameters"]["WithTranslations"];
            };
            header?: {
                "x-api-key"?: components["parameters"]["ApiKeyHeader"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        responses: {
            200: components["responses"]["CategoryReturned"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["BadApiKey"];
            404: components["responses"]["CategoryNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCategory: {
        parameters: {
            header?: {
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CategoryForm"];
            };
        };
        responses: {
            201: components["responses"]["CategoryReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["IdempotencyKeyReused"];
            413: components["responses"]["ImageTooLarge"];
            415: components["responses"]["InvalidImage"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCategory: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CategoryUpdateForm"];
            };
        };
        responses: {
            200: components["responses"]["CategoryReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CategoryNotFound"];
            413: components["responses"]["ImageTooLarge"];
            415: components["responses"]["InvalidImage"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCategory: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CategoryNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCart: {
        parameters: {
            query: {
                userId: components["schemas"]["Id"];
            };
        };
        responses: {
            200: components["responses"]["CartReturned"];
            201: components["responses"]["CartReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCartOfUser: {
        parameters: {
            path: {
                userId: components["parameters"]["UserId"];
            };
        };
        responses: {
            200: components["responses"]["CartReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CartNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCart: {
        parameters: {
            path: {
                cartId: components["parameters"]["CartId"];
            };
        };
        responses: {
            200: components["responses"]["CartReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CartNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCart: {
        parameters: {
            path: {
                cartId: components["parameters"]["CartId"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CartNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addCartItem: {
        parameters: {
            header?: {
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                cartId: components["parameters"]["CartId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartItemRequest"];
            };
        };
        responses: {
            200: components["responses"]["CartReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CartOrServiceNotFound"];
            409: components["responses"]["IdempotencyKeyReused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    clearCart: {
        parameters: {
            path: {
                cartId: components["parameters"]["CartId"];
            };
        };
        responses: {
            200: components["responses"]["CartReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CartNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    putCartService: {
        parameters: {
            query: {
                quantity: number;
            };
            path: {
                cartId: components["parameters"]["CartId"];
                serviceId: components["parameters"]["ServiceId"];
            };
        };
        responses: {
            200: components["responses"]["CartReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CartOrServiceNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    putCartGuests: {
        parameters: {
            path: {
                cartId: components["parameters"]["CartId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartGuestsRequest"];
            };
        };
        responses: {
            200: components["responses"]["CartReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CartOrServiceNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCartItem: {
        parameters: {
            query: {
                quantity: components["schemas"]["Quantity"];
            };
            path: {
                cartId: components["parameters"]["CartId"];
                itemId: components["parameters"]["ItemId"];
            };
        };
        responses: {
            200: components["responses"]["CartReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CartItemNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeCartItem: {
        parameters: {
            path: {
                cartId: components["parameters"]["CartId"];
                itemId: components["parameters"]["ItemId"];
            };
        };
        responses: {
            200: components["responses"]["CartReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CartItemNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    applyCartCoupon: {
        parameters: {
            query: {
                couponCode: components["schemas"]["CouponCodeInput"];
            };
            header?: {
                "x-api-key"?: components["parameters"]["ApiKeyHeader"];
            };
            path: {
                cartId: components["parameters"]["CartId"];
            };
        };
        responses: {
            200: components["responses"]["CartReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CartOrCouponNotFound"];
            422: components["responses"]["CouponRefused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeCartCoupon: {
        parameters: {
            path: {
                cartId: components["parameters"]["CartId"];
            };
        };
        responses: {
            200: components["responses"]["CartReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CartNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCoupons: {
        parameters: {
            query?: {
                language?: components["parameters"]["ReaderLanguage"];
                userId?: components["schemas"]["Id"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CouponListAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPersonalCoupons: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                size?: components["parameters"]["Size20"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonalCouponPageAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCoupon: {
        parameters: {
            header?: {
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CouponRequest"];
            };
        };
        responses: {
            201: components["responses"]["CouponReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserNotFound"];
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCoupon: {
        parameters: {
            query?: {
                language?: components["parameters"]["ReaderLanguage"];
            };
            header?: {
                "x-api-key"?: components["parameters"]["ApiKeyHeader"];
            };
            path: {
                code: components["parameters"]["Code"];
            };
        };
        responses: {
            200: components["responses"]["CouponReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CouponNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCoupon: {
        parameters: {
            path: {
                code: components["parameters"]["Code"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CouponRequest"];
            };
        };
        responses: {
            200: components["responses"]["CouponReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CouponNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCoupon: {
        parameters: {
            path: {
                code: components["parameters"]["Code"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CouponNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    applyCoupon: {
        parameters: {
            header?: {
                "x-api-key"?: components["parameters"]["ApiKeyHeader"];
            };
            path: {
                code: components["parameters"]["Code"];
            };
        };
        responses: {
            200: components["responses"]["CartReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CartOrCouponNotFound"];
            422: components["responses"]["CouponRefused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    validateCoupon: {
        parameters: {
            header?: {
                "x-api-key"?: components["parameters"]["ApiKeyHeader"];
            };
            path: {
                code: components["parameters"]["Code"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CouponQuoteAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CouponNotFound"];
            422: components["responses"]["CouponRefused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProfessionals: {
        parameters: {
            query?: {
                serviceIds?: string;
                addressId?: components["schemas"]["Id"];
                latitude?: components["schemas"]["Latitude"];
                longitude?: components["schemas"]["Longitude"];
                womenOnly?: components["parameters"]["WomenOnly"];
            };
            header?: {
                "x-api-key"?: components["parameters"]["ApiKeyHeader"];
            };
        };
        responses: {
            200: components["responses"]["ProfessionalListReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["BadApiKey"];
            404: components["responses"]["AddressNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUnservedServices: {
        parameters: {
            header?: {
                "x-api-key"?: components["parameters"]["ApiKeyHeader"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnservedServicesAnswer"];
                };
            };
            401: components["responses"]["BadApiKey"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listVisitsNeeded: {
        parameters: {
            query?: {
                serviceIds?: string;
                womenOnly?: boolean;
            };
            header?: {
                "x-api-key"?: components["parameters"]["ApiKeyHeader"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VisitsNeededAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["BadApiKey"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProfessional: {
        parameters: {
            header?: {
                "x-api-key"?: components["parameters"]["ApiKeyHeader"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        responses: {
            200: components["responses"]["ProfessionalReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["BadApiKey"];
            404: components["responses"]["ProfessionalNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAllProfessionals: {
        parameters: {};
        responses: {
            200: components["responses"]["ProfessionalDetailListReturned"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createProfessional: {
        parameters: {
            header?: {
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfessionalRequest"];
            };
        };
        responses: {
            201: components["responses"]["ProfessionalDetailReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ServiceNotFound"];
            409: components["responses"]["ProfessionalConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setServiceProfessionals: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ServiceProfessionals"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceProfessionalsAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ProfessionalOrServiceNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProfessionalFigures: {
        parameters: {
            query: {
                from: components["schemas"]["NearDate"];
                to: components["schemas"]["NearDate"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfessionalFiguresAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProfessionalForStaff: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        responses: {
            200: components["responses"]["ProfessionalDetailReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ProfessionalNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateProfessional: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfessionalUpdate"];
            };
        };
        responses: {
            200: components["responses"]["ProfessionalChangeReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ProfessionalOrServiceNotFound"];
            409: components["responses"]["ProfessionalConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteProfessional: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ProfessionalNotFound"];
            409: components["responses"]["ProfessionalConflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    eraseProfessional: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ProfessionalNotFound"];
            409: components["responses"]["ProfessionalConflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setProfessionalPhoto: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ProfessionalPhotoForm"];
            };
        };
        responses: {
            200: components["responses"]["ProfessionalDetailReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ProfessionalNotFound"];
            413: components["responses"]["ImageTooLarge"];
            415: components["responses"]["InvalidImage"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setProfessionalDay: {
        parameters: {
            query: {
                date: components["schemas"]["CalendarDate"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfessionalDayRequest"];
            };
        };
        responses: {
            200: components["responses"]["ProfessionalChangeReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ProfessionalNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    clearProfessionalDay: {
        parameters: {
            query: {
                date: components["schemas"]["CalendarDate"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        responses: {
            200: components["responses"]["ProfessionalChangeReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ProfessionalNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLeave: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        responses: {
            200: components["responses"]["LeaveListReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ProfessionalNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addLeave: {
        parameters: {
            header?: {
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeaveRequest"];
            };
        };
        responses: {
            201: components["responses"]["LeaveChangeReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ProfessionalNotFound"];
            409: components["responses"]["IdempotencyKeyReused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteLeave: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
                leaveId: components["schemas"]["Id"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ProfessionalOrLeaveNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewProfessional: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfessionalPreviewRequest"];
            };
        };
        responses: {
            200: components["responses"]["UncoveredReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ProfessionalNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAddresses: {
        parameters: {};
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressListAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createAddress: {
        parameters: {
            header?: {
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressRequest"];
            };
        };
        responses: {
            201: components["responses"]["AddressReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["IdempotencyKeyReused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateAddress: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressRequest"];
            };
        };
        responses: {
            200: components["responses"]["AddressReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["AddressNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteAddress: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["AddressNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkArea: {
        parameters: {
            query?: {
                postalCode?: components["schemas"]["PinCode"];
                latitude?: components["schemas"]["Latitude"];
                longitude?: components["schemas"]["Longitude"];
            };
            header?: {
                "x-api-key"?: components["parameters"]["ApiKeyHeader"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AreaCheckAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["BadApiKey"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestAreaWish: {
        parameters: {
            header?: {
                "x-api-key"?: components["parameters"]["ApiKeyHeader"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AreaWishRequest"];
            };
        };
        responses: {
            200: components["responses"]["PasscodeSent"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["BadApiKey"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["PasscodeLimited"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["SmsFailed"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyAreaWish: {
        parameters: {
            header?: {
                "x-api-key"?: components["parameters"]["ApiKeyHeader"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AreaWishVerification"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            400: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            401: components["responses"]["BadApiKey"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["PasscodeLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAreaWishes: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                size?: components["parameters"]["Size20"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AreaWishPageAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    countAreaWishesInside: {
        parameters: {};
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AreaWishesInsideAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    tellAreaWishes: {
        parameters: {};
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AreaWishesToldAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteAreaWish: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPayReport: {
        parameters: {
            query?: {
                from?: components["parameters"]["PayFrom"];
                to?: components["parameters"]["PayTo"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayReportAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportPay: {
        parameters: {
            query?: {
                from?: components["parameters"]["PayFrom"];
                to?: components["parameters"]["PayTo"];
            };
        };
        responses: {
            200: {
                headers: {
                    "Content-Disposition"?: string;
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": components["schemas"]["DocumentTable"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCommissionRules: {
        parameters: {};
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommissionRuleListAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setCommissionRule: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommissionRuleRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommissionRuleAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ProfessionalNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewCommissionRule: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommissionRuleRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RulePreviewAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ProfessionalNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCommissionRule: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDocumentsOfBooking: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentsAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BookingNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDocuments: {
        parameters: {
            query?: {
                from?: components["schemas"]["CalendarDate"];
                to?: components["schemas"]["CalendarDate"];
                type?: components["schemas"]["IssuedDocumentType"];
                page?: components["parameters"]["Page"];
                size?: components["parameters"]["Size20"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentPageAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportDocuments: {
        parameters: {
            query: {
                month: string;
                format?: "csv" | "tally" | "zoho" | "zoho-credit-notes";
            };
        };
        responses: {
            200: {
                headers: {
                    "Content-Disposition"?: string;
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": components["schemas"]["DocumentTable"];
                    "application/xml": components["schemas"]["TallyXml"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDocument: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["DocumentNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDocumentPdf: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        responses: {
            200: {
                headers: {
                    "Content-Disposition"?: string;
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["DocumentNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDocumentHtml: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": components["schemas"]["DocumentHtml"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["DocumentNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCashUpDay: {
        parameters: {
            query?: {
                date?: components["parameters"]["CashUpDate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CashUpDayAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    settleCashUp: {
        parameters: {
            header?: {
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CashUpRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CashUpEntryAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ProfessionalNotFound"];
            409: components["responses"]["IdempotencyKeyReused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    settleBalance: {
        parameters: {
            header?: {
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BalanceRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenBalanceAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ProfessionalNotFound"];
            409: components["responses"]["IdempotencyKeyReused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportPayments: {
        parameters: {
            query: {
                month: string;
            };
        };
        responses: {
            200: {
                headers: {
                    "Content-Disposition"?: string;
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": components["schemas"]["DocumentTable"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCashUpDetails: {
        parameters: {
            query?: {
                date?: components["parameters"]["CashUpDate"];
            };
            path: {
                professionalId: components["schemas"]["Id"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CashUpDetailsAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ProfessionalNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLoggedMessages: {
        parameters: {
            query?: {
                bookingId?: string;
                kind?: components["schemas"]["MessageKind"];
                state?: components["schemas"]["MessageState"];
                page?: components["parameters"]["Page"];
                size?: components["parameters"]["Size20"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageLogPageAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewMessages: {
        parameters: {
            query?: {
                language?: components["schemas"]["Language"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessagePreviewsAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    retryLoggedMessage: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoggedMessageAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    answerFailedMessage: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoggedMessageAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendMessage: {
        parameters: {
            header?: {
                "x-api-key"?: components["parameters"]["ApiKeyHeader"];
                "idempotency-key"?: components["parameters"]["PublicIdempotencyKey"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageRequest"];
            };
        };
        responses: {
            201: components["responses"]["MessageReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["BadApiKey"];
            409: components["responses"]["IdempotencyKeyReused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMessages: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                size?: components["parameters"]["Size20"];
                read?: boolean;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessagePageAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteMessage: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    markMessageRead: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        responses: {
            200: components["responses"]["MessageReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    markMessageUnread: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        responses: {
            200: components["responses"]["MessageReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyWhatsappHook: {
        parameters: {
            query?: {
                "hub.mode"?: string;
                "hub.challenge"?: string;
                "hub.verify_token"?: string;
            };
            header?: {
                "x-api-key"?: components["parameters"]["ApiKeyHeader"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["HookChallenge"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["BadApiKey"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
        };
    };
    receiveWhatsappReports: {
        parameters: {
            header?: {
                "x-api-key"?: components["parameters"]["ApiKeyHeader"];
                "x-hub-signature-256"?: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProviderReport"];
            };
        };
        responses: {
            200: components["responses"]["ReportNoted"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["ReportForged"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    receiveMsg91Reports: {
        parameters: {
            header?: {
                "x-api-key"?: components["parameters"]["ApiKeyHeader"];
            };
            path: {
                token: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProviderReport"];
                "application/x-www-form-urlencoded": components["schemas"]["ProviderReport"];
            };
        };
        responses: {
            200: components["responses"]["ReportNoted"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["ReportForged"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    receiveRazorpayReports: {
        parameters: {
            header?: {
                "x-api-key"?: components["parameters"]["ApiKeyHeader"];
                "x-razorpay-signature"?: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProviderReport"];
            };
        };
        responses: {
            200: components["responses"]["ReportNoted"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["ReportForged"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    receiveTwilioReports: {
        parameters: {
            header?: {
                "x-api-key"?: components["parameters"]["ApiKeyHeader"];
                "x-twilio-signature"?: string;
            };
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ProviderReport"];
            };
        };
        responses: {
            200: components["responses"]["ReportNoted"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["ReportForged"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWebhooks: {
        parameters: {};
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookListAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createWebhook: {
        parameters: {
            header?: {
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewWebhookAnswer"];
                };
            };
            400: components["responses"]["WrongPassword"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["IdempotencyKeyReused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["WebhookAddressRefused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWebhook: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        responses: {
            200: components["responses"]["WebhookReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["WebhookNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateWebhook: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookChange"];
            };
        };
        responses: {
            200: components["responses"]["WebhookReturned"];
            400: components["responses"]["WrongPassword"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["WebhookNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["WebhookAddressRefused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteWebhook: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["WebhookNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    rotateWebhookSecret: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnPassword"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewWebhookAnswer"];
                };
            };
            400: components["responses"]["WrongPassword"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["WebhookNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    testWebhook: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["WebhookNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                state?: components["schemas"]["WebhookDeliveryState"];
                page?: components["parameters"]["Page"];
                size?: components["parameters"]["Size20"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryPageAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["WebhookNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    replayWebhook: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookReplay"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookReplayedAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["WebhookNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCalendarFeeds: {
        parameters: {};
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarFeedListAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCalendarFeed: {
        parameters: {
            header?: {
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CalendarFeedRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewCalendarFeedAnswer"];
                };
            };
            400: components["responses"]["WrongPassword"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            409: components["responses"]["IdempotencyKeyReused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCalendarFeed: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAlerts: {
        parameters: {};
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlertListAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAlertPeople: {
        parameters: {};
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlertPeopleAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addAlertPerson: {
        parameters: {
            header?: {
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AlertPersonRequest"];
            };
        };
        responses: {
            201: components["responses"]["AlertPersonReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["IdempotencyKeyReused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateAlertPerson: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AlertPersonRequest"];
            };
        };
        responses: {
            200: components["responses"]["AlertPersonReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeAlertPerson: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAvailableSlots: {
        parameters: {
            query: {
                date: components["schemas"]["CalendarDate"];
                durationInMinutes?: number;
                exceptBookingId?: components["schemas"]["Id"];
                serviceIds?: string;
                addressId?: components["schemas"]["Id"];
                latitude?: components["schemas"]["Latitude"];
                longitude?: components["schemas"]["Longitude"];
                professionalId?: components["schemas"]["Id"];
                womenOnly?: components["parameters"]["WomenOnly"];
            };
            header?: {
                "x-api-key"?: components["parameters"]["ApiKeyHeader"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SlotListAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["BadApiKey"];
            404: components["responses"]["AddressNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBookableDays: {
        parameters: {
            query?: {
                from?: components["schemas"]["CalendarDate"];
                to?: components["schemas"]["CalendarDate"];
                durationInMinutes?: number;
                exceptBookingId?: components["schemas"]["Id"];
                serviceIds?: string;
                addressId?: components["schemas"]["Id"];
                latitude?: components["schemas"]["Latitude"];
                longitude?: components["schemas"]["Longitude"];
                professionalId?: components["schemas"]["Id"];
                womenOnly?: components["parameters"]["WomenOnly"];
            };
            header?: {
                "x-api-key"?: components["parameters"]["ApiKeyHeader"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookableDayListAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["BadApiKey"];
            404: components["responses"]["AddressNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBookings: {
        parameters: {};
        responses: {
            200: components["responses"]["BookingListReturned"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createBooking: {
        parameters: {
            header?: {
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                "x-api-key"?: components["parameters"]["ApiKeyHeader"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookingRequest"];
            };
        };
        responses: {
            201: components["responses"]["BookingReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            409: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingConflict"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    planParty: {
        parameters: {
            header?: {
                "x-api-key"?: components["parameters"]["ApiKeyHeader"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PartyPlanRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartyPlansAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ServiceOrAddressNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBookingsOfUser: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        responses: {
            200: components["responses"]["BookingListReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBooking: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        responses: {
            200: components["responses"]["BookingReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BookingNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    rescheduleBooking: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RescheduleRequest"];
            };
        };
        responses: {
            200: components["responses"]["BookingReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            409: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingConflict"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteBooking: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BookingNotFound"];
            409: components["responses"]["PaymentRefused"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelBooking: {
        parameters: {
            query?: {
                seenFee?: components["parameters"]["SeenFee"];
                chargeFee?: components["parameters"]["ChargeFee"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        responses: {
            200: components["responses"]["BookingReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BookingNotFound"];
            409: components["responses"]["NotCancelled"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    agreeToTime: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgreedTime"];
            };
        };
        responses: {
            200: components["responses"]["BookingReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BookingNotFound"];
            409: components["responses"]["TimeNotAgreed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeGuests: {
        parameters: {
            query?: {
                preview?: boolean;
            };
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GuestsChange"];
            };
        };
        responses: {
            200: components["responses"]["ServicesPreviewReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BookingOrServiceNotFound"];
            409: components["responses"]["GuestsDoNotFit"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    answerServices: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ServicesAnswer"];
            };
        };
        responses: {
            200: components["responses"]["BookingReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BookingNotFound"];
            409: components["responses"]["ServicesNotAgreed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBookingCalendar: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        responses: {
            200: components["responses"]["CalendarEntryReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BookingNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    offerAgain: {
        parameters: {
            query?: {
                anyone?: boolean;
            };
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgainOfferAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BookingNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    bookAgain: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        responses: {
            200: components["responses"]["CartReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BookingNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAllBookings: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                size?: components["parameters"]["Size50"];
                status?: components["parameters"]["BookingStatusFilter"];
                paymentStatus?: components["parameters"]["PaymentStatusFilter"];
                search?: components["parameters"]["Search"];
                from?: components["parameters"]["From"];
                to?: components["parameters"]["To"];
                userId?: components["parameters"]["OfUser"];
                serviceId?: components["parameters"]["OfService"];
                externalId?: components["parameters"]["OfExternalId"];
                createdFrom?: components["parameters"]["CreatedFrom"];
                createdTo?: components["parameters"]["CreatedTo"];
                order?: components["parameters"]["VisitOrder"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingPageAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    bookForCustomer: {
        parameters: {
            header?: {
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffBookingRequest"];
            };
        };
        responses: {
            201: components["responses"]["BookingReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingConflict"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    enterPastVisit: {
        parameters: {
            header?: {
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PastVisitRequest"];
            };
        };
        responses: {
            201: components["responses"]["BookingReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            409: components["responses"]["PastVisitRefused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBookingChanges: {
        parameters: {
            query?: {
                after?: string;
                size?: components["parameters"]["Size100"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingChangesAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportBookings: {
        parameters: {
            query?: {
                status?: components["parameters"]["BookingStatusFilter"];
                paymentStatus?: components["parameters"]["PaymentStatusFilter"];
                search?: components["parameters"]["Search"];
                from?: components["parameters"]["From"];
                to?: components["parameters"]["To"];
                userId?: components["parameters"]["OfUser"];
                serviceId?: components["parameters"]["OfService"];
                externalId?: components["parameters"]["OfExternalId"];
                createdFrom?: components["parameters"]["CreatedFrom"];
                createdTo?: components["parameters"]["CreatedTo"];
            };
        };
        responses: {
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["FileName"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": components["schemas"]["BookingTable"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBookingWeek: {
        parameters: {
            query: {
                from: components["schemas"]["NearDate"];
                professionalId?: components["schemas"]["Id"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingWeekAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBookingDay: {
        parameters: {
            query: {
                date: components["parameters"]["OfDay"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingDayAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    proposeDay: {
        parameters: {
            query: {
                date: components["parameters"]["OfDay"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DayProposalAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    applyDay: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["DayApplyRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DayAppliedAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUncovered: {
        parameters: {};
        responses: {
            200: components["responses"]["UncoveredReturned"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCandidates: {
        parameters: {
            query?: {
                part?: components["parameters"]["Part"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CandidateListAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BookingNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    assignProfessional: {
        parameters: {
            query: {
                part?: components["parameters"]["Part"];
                professionalId: components["schemas"]["Id"];
                force?: boolean;
                chosen?: boolean;
            };
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        responses: {
            200: components["responses"]["BookingReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssignmentRefusal"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    waiveStartCode: {
        parameters: {
            query?: {
                part?: components["parameters"]["OnePart"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        responses: {
            200: components["responses"]["BookingReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BookingNotFound"];
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    answerHelp: {
        parameters: {
            query?: {
                part?: components["parameters"]["OnePart"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        responses: {
            200: components["responses"]["BookingReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BookingNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    letWaitLonger: {
        parameters: {
            query?: {
                part?: components["parameters"]["OnePart"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        responses: {
            200: components["responses"]["BookingReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BookingNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFittingTimes: {
        parameters: {
            query?: {
                part?: components["parameters"]["Part"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FittingTimeListAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BookingNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    proposeTime: {
        parameters: {
            query?: {
                part?: components["parameters"]["Part"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TimeProposalRequest"];
            };
        };
        responses: {
            200: components["responses"]["BookingReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BookingNotFound"];
            409: components["responses"]["TimeNotProposed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawProposal: {
        parameters: {
            query?: {
                part?: components["parameters"]["OnePart"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        responses: {
            200: components["responses"]["BookingReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BookingNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeGuestsAsStaff: {
        parameters: {
            query?: {
                preview?: boolean;
            };
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GuestsChange"];
            };
        };
        responses: {
            200: components["responses"]["ServicesPreviewReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BookingOrServiceNotFound"];
            409: components["responses"]["GuestsDoNotFit"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeServices: {
        parameters: {
            query?: {
                preview?: boolean;
            };
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ServicesChange"];
            };
        };
        responses: {
            200: components["responses"]["ServicesPreviewReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BookingOrServiceNotFound"];
            409: components["responses"]["ServicesDoNotFit"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    answerServicesAsStaff: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ServicesAnswer"];
            };
        };
        responses: {
            200: components["responses"]["BookingReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BookingNotFound"];
            409: components["responses"]["ServicesNotAgreed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setBookingExternal: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookingExternal"];
            };
        };
        responses: {
            200: components["responses"]["BookingReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BookingNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setBookingStatus: {
        parameters: {
            query: {
                status: components["schemas"]["BookingStatus"];
                chargeFee?: components["parameters"]["ChargeFee"];
                reason?: components["parameters"]["WhyCancelled"];
                refusal?: components["parameters"]["WhyRefused"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        responses: {
            200: components["responses"]["BookingReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BookingNotFound"];
            409: components["responses"]["InvalidStatusTransition"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    markBookingCompleted: {
        parameters: {
            query?: {
                paidBy?: "CASH" | "UPI" | "CARD" | "BANK" | "NOT_YET";
                takenBy?: components["parameters"]["TakenBy"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        responses: {
            200: components["responses"]["BookingReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BookingOrProfessionalNotFound"];
            409: components["responses"]["InvalidStatusTransition"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    markBookingCompletedByPost: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        responses: {
            200: components["responses"]["BookingReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BookingNotFound"];
            409: components["responses"]["InvalidStatusTransition"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    markBookingPaid: {
        parameters: {
            query?: {
                paidBy?: "CASH" | "UPI" | "CARD" | "BANK";
                takenBy?: components["parameters"]["TakenBy"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        responses: {
            200: components["responses"]["BookingReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BookingOrProfessionalNotFound"];
            409: components["responses"]["InvalidStatusTransition"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    markBookingUnpaid: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        responses: {
            200: components["responses"]["BookingReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BookingNotFound"];
            409: components["responses"]["PaymentRefused"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    markBookingRefunded: {
        parameters: {
            query?: {
                method?: "CASH" | "UPI" | "CARD" | "BANK";
            };
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        responses: {
            200: components["responses"]["BookingReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BookingNotFound"];
            409: components["responses"]["InvalidStatusTransition"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setBookingState: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StateRequest"];
            };
        };
        responses: {
            200: components["responses"]["BookingReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BookingNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    markBookingUnrefunded: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        responses: {
            200: components["responses"]["BookingReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BookingNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBookingHistory: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingHistoryAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BookingNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBookingPayment: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        responses: {
            200: components["responses"]["BookingPaymentReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BookingNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startPayment: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PaymentStartRequest"];
            };
        };
        responses: {
            200: components["responses"]["BookingPaymentReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BookingNotFound"];
            409: components["responses"]["PaymentConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["PaymentProviderUnavailable"];
            503: components["responses"]["Unavailable"];
        };
    };
    payAfterService: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        responses: {
            200: components["responses"]["BookingReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BookingNotFound"];
            409: components["responses"]["InvalidStatusTransition"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    recordPayment: {
        parameters: {
            header?: {
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReceivedPayment"];
            };
        };
        responses: {
            200: components["responses"]["BookingPaymentReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BookingNotFound"];
            409: components["responses"]["PaymentRefused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    refundPayment: {
        parameters: {
            header?: {
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundRequest"];
            };
        };
        responses: {
            200: components["responses"]["BookingPaymentReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BookingNotFound"];
            409: components["responses"]["PaymentRefused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOwnVisits: {
        parameters: {
            query?: {
                date?: components["schemas"]["NearDate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnVisitsAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setVisitState: {
        parameters: {
            path: {
                bookingId: components["parameters"]["VisitBookingId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VisitStateRequest"];
            };
        };
        responses: {
            200: components["responses"]["OwnVisitReturned"];
            400: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["OwnVisitNotFound"];
            409: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reportDoor: {
        parameters: {
            path: {
                bookingId: components["parameters"]["VisitBookingId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DoorReport"];
            };
        };
        responses: {
            200: components["responses"]["OwnVisitReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["OwnVisitNotFound"];
            409: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeServicesAtVisit: {
        parameters: {
            query?: {
                preview?: boolean;
            };
            path: {
                bookingId: components["parameters"]["VisitBookingId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ServicesWish"];
            };
        };
        responses: {
            200: components["responses"]["ServicesPreviewReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BookingOrServiceNotFound"];
            409: components["responses"]["ServicesDoNotFit"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    answerServicesAtVisit: {
        parameters: {
            path: {
                bookingId: components["parameters"]["VisitBookingId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ServicesAnswerAtVisit"];
            };
        };
        responses: {
            200: components["responses"]["OwnVisitReturned"];
            400: components["responses"]["AgreementRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["OwnVisitNotFound"];
            409: components["responses"]["ServicesNotAgreed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["AgreementLocked"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    callForHelp: {
        parameters: {
            path: {
                bookingId: components["parameters"]["VisitBookingId"];
            };
        };
        responses: {
            200: components["responses"]["OwnVisitReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["OwnVisitNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOwnLeave: {
        parameters: {};
        responses: {
            200: components["responses"]["LeaveListReturned"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addOwnLeave: {
        parameters: {
            header?: {
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeaveRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaveAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["IdempotencyKeyReused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteOwnLeave: {
        parameters: {
            path: {
                leaveId: components["schemas"]["Id"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNobodyHere: {
        parameters: {};
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NobodyHereListAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listHelpCalls: {
        parameters: {};
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HelpCallListAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOwnCash: {
        parameters: {
            query?: {
                date?: components["parameters"]["CashUpDate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnCashAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOwnPay: {
        parameters: {
            query?: {
                from?: components["parameters"]["PayFrom"];
                to?: components["parameters"]["PayTo"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnPayAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readVisitLink: {
        parameters: {
            path: {
                token: components["parameters"]["LinkToken"];
            };
        };
        responses: {
            200: components["responses"]["LinkedBookingReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["BadApiKey"];
            404: components["responses"]["LinkNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    moveByVisitLink: {
        parameters: {
            path: {
                token: components["parameters"]["LinkToken"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkMoveRequest"];
            };
        };
        responses: {
            200: components["responses"]["LinkedBookingReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["BadApiKey"];
            404: components["responses"]["LinkNotFound"];
            409: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingConflict"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelByVisitLink: {
        parameters: {
            query?: {
                seenFee?: components["parameters"]["SeenFee"];
            };
            path: {
                token: components["parameters"]["LinkToken"];
            };
        };
        responses: {
            200: components["responses"]["LinkedBookingReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["BadApiKey"];
            404: components["responses"]["LinkNotFound"];
            409: components["responses"]["LinkedNotCancelled"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    agreeByVisitLink: {
        parameters: {
            path: {
                token: components["parameters"]["LinkToken"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgreedTime"];
            };
        };
        responses: {
            200: components["responses"]["LinkedBookingReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["BadApiKey"];
            404: components["responses"]["LinkNotFound"];
            409: components["responses"]["TimeNotAgreed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    answerServicesByVisitLink: {
        parameters: {
            path: {
                token: components["parameters"]["LinkToken"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ServicesAnswer"];
            };
        };
        responses: {
            200: components["responses"]["LinkedBookingReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["BadApiKey"];
            404: components["responses"]["LinkNotFound"];
            409: components["responses"]["ServicesNotAgreed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVisitLinkCalendar: {
        parameters: {
            path: {
                token: components["parameters"]["LinkToken"];
            };
        };
        responses: {
            200: components["responses"]["LinkedCalendarEntryReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["BadApiKey"];
            404: components["responses"]["LinkNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDocumentsOfVisitLink: {
        parameters: {
            path: {
                token: components["parameters"]["LinkToken"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkedDocumentsAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["BadApiKey"];
            404: components["responses"]["LinkNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVisitLinkDocumentPdf: {
        parameters: {
            path: {
                token: components["parameters"]["LinkToken"];
                id: components["parameters"]["PathId"];
            };
        };
        responses: {
            200: {
                headers: {
                    "Content-Disposition"?: string;
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["BadApiKey"];
            404: components["responses"]["LinkNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVisitLinkDocumentHtml: {
        parameters: {
            path: {
                token: components["parameters"]["LinkToken"];
                id: components["parameters"]["PathId"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": components["schemas"]["DocumentHtml"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["BadApiKey"];
            404: components["responses"]["LinkNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDaysOfVisitLink: {
        parameters: {
            path: {
                token: components["parameters"]["LinkToken"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookableDayListAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["BadApiKey"];
            404: components["responses"]["LinkNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSlotsOfVisitLink: {
        parameters: {
            query: {
                date: components["schemas"]["CalendarDate"];
            };
            path: {
                token: components["parameters"]["LinkToken"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SlotListAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["BadApiKey"];
            404: components["responses"]["LinkNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReviewsOfService: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                size?: components["parameters"]["Size10"];
            };
            header?: {
                "x-api-key"?: components["parameters"]["ApiKeyHeader"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        responses: {
            200: components["responses"]["ReviewPageReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["BadApiKey"];
            404: components["responses"]["ServiceNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReview: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        responses: {
            200: components["responses"]["OwnReviewReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BookingNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    putReview: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewRequest"];
            };
        };
        responses: {
            200: components["responses"]["ReviewSaved"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BookingNotFound"];
            409: components["responses"]["ReviewClosed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReviewsOfProfessional: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                size?: components["parameters"]["Size10"];
            };
            header?: {
                "x-api-key"?: components["parameters"]["ApiKeyHeader"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        responses: {
            200: components["responses"]["ReviewPageReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["BadApiKey"];
            404: components["responses"]["ProfessionalNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOwnReviews: {
        parameters: {};
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnReviewListAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReviews: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                size?: components["parameters"]["Size20"];
                rating?: number;
                hidden?: boolean;
                answered?: boolean;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffReviewPageAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    hideReview: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewHideRequest"];
            };
        };
        responses: {
            200: components["responses"]["StaffReviewReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    showReview: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        responses: {
            200: components["responses"]["StaffReviewReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    answerReview: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewAnswerRequest"];
            };
        };
        responses: {
            200: components["responses"]["StaffReviewReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReviewByVisitLink: {
        parameters: {
            path: {
                token: components["parameters"]["LinkToken"];
            };
        };
        responses: {
            200: components["responses"]["LinkedReviewReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["BadApiKey"];
            404: components["responses"]["LinkNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    putReviewByVisitLink: {
        parameters: {
            path: {
                token: components["parameters"]["LinkToken"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewRequest"];
            };
        };
        responses: {
            200: components["responses"]["LinkedReviewSaved"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["BadApiKey"];
            404: components["responses"]["LinkNotFound"];
            409: components["responses"]["LinkedReviewClosed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWaits: {
        parameters: {};
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitListAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addWait: {
        parameters: {
            header?: {
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WaitRequest"];
            };
        };
        responses: {
            201: components["responses"]["WaitReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["WaitPartNotFound"];
            409: components["responses"]["WaitConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeWait: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WaitChange"];
            };
        };
        responses: {
            200: components["responses"]["WaitReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["WaitEnded"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endWait: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        responses: {
            200: components["responses"]["WaitReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readOffer: {
        parameters: {
            path: {
                token: components["parameters"]["LinkToken"];
            };
        };
        responses: {
            200: components["responses"]["OfferReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["BadApiKey"];
            404: components["responses"]["LinkNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    answerOffer: {
        parameters: {
            path: {
                token: components["parameters"]["LinkToken"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfferAnswer"];
            };
        };
        responses: {
            200: components["responses"]["OfferReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["BadApiKey"];
            404: components["responses"]["OfferPartNotFound"];
            409: components["responses"]["OfferConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWaitsOfDay: {
        parameters: {
            query: {
                date: components["schemas"]["CalendarDate"];
                time?: components["schemas"]["ClockTime"];
                professionalId?: components["schemas"]["Id"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitsOfDayAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addWaitForCustomer: {
        parameters: {
            header?: {
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffWaitRequest"];
            };
        };
        responses: {
            201: components["responses"]["StaffWaitReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            404: components["responses"]["WaitPartNotFound"];
            409: components["responses"]["WaitConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    offerToWait: {
        parameters: {
            header?: {
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfferRequest"];
            };
        };
        responses: {
            201: components["responses"]["StaffWaitReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OfferConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDueVisits: {
        parameters: {};
        responses: {
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DueVisitListAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    hideDueVisit: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DueHiddenAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CategoryNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDueCustomers: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                size?: components["parameters"]["Size20"];
                search?: components["parameters"]["Search"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DueCustomerPageAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSeries: {
        parameters: {};
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeriesListAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    beginSeries: {
        parameters: {
            header?: {
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeriesRequest"];
            };
        };
        responses: {
            201: components["responses"]["SeriesReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SeriesPartNotFound"];
            409: components["responses"]["SeriesNotBegun"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSeriesOfSalon: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                size?: components["parameters"]["Size20"];
                attention?: boolean;
                ended?: boolean;
                userId?: components["schemas"]["Id"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffSeriesPageAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSeriesProposals: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeriesProposalListAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readSeries: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        responses: {
            200: components["responses"]["SeriesReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeSeries: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeriesChange"];
            };
        };
        responses: {
            200: components["responses"]["SeriesReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SeriesPartNotFound"];
            409: components["responses"]["SeriesStateConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    actOnSeries: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeriesAct"];
            };
        };
        responses: {
            200: components["responses"]["SeriesReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SeriesActNotFound"];
            409: components["responses"]["SeriesActConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["SeriesActRefused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readSeriesLink: {
        parameters: {
            path: {
                token: components["parameters"]["LinkToken"];
            };
        };
        responses: {
            200: components["responses"]["LinkedSeriesReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["BadApiKey"];
            404: components["responses"]["LinkNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    actBySeriesLink: {
        parameters: {
            path: {
                token: components["parameters"]["LinkToken"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeriesAct"];
            };
        };
        responses: {
            200: components["responses"]["LinkedSeriesReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["BadApiKey"];
            404: components["responses"]["SeriesActNotFound"];
            409: components["responses"]["SeriesActConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["SeriesActRefused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDaysOfSeriesLink: {
        parameters: {
            path: {
                token: components["parameters"]["LinkToken"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookableDayListAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["BadApiKey"];
            404: components["responses"]["LinkNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSlotsOfSeriesLink: {
        parameters: {
            query: {
                date: components["schemas"]["CalendarDate"];
            };
            path: {
                token: components["parameters"]["LinkToken"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SlotListAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["BadApiKey"];
            404: components["responses"]["LinkNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readNudge: {
        parameters: {
            path: {
                token: components["parameters"]["LinkToken"];
            };
        };
        responses: {
            200: components["responses"]["NudgeReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["BadApiKey"];
            404: components["responses"]["LinkNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    bookNudged: {
        parameters: {
            path: {
                token: components["parameters"]["LinkToken"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NudgeBooking"];
            };
        };
        responses: {
            200: components["responses"]["NudgeReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["BadApiKey"];
            404: components["responses"]["LinkNotFound"];
            409: components["responses"]["OfferConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    stopNudges: {
        parameters: {
            query?: {
                channel?: components["schemas"]["MarketingChannel"];
            };
            path: {
                token: components["parameters"]["LinkToken"];
            };
        };
        responses: {
            200: components["responses"]["NudgeReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["BadApiKey"];
            404: components["responses"]["LinkNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getNudgeReport: {
        parameters: {
            query?: {
                from?: components["schemas"]["NearDate"];
                to?: components["schemas"]["NearDate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NudgeReportAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCourses: {
        parameters: {
            query?: {
                language?: components["parameters"]["ReaderLanguage"];
            };
            header?: {
                "x-api-key"?: components["parameters"]["ApiKeyHeader"];
            };
        };
        responses: {
            200: components["responses"]["CourseListReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["BadApiKey"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCourse: {
        parameters: {
            query?: {
                language?: components["parameters"]["ReaderLanguage"];
            };
            header?: {
                "x-api-key"?: components["parameters"]["ApiKeyHeader"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        responses: {
            200: components["responses"]["CourseReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["BadApiKey"];
            404: components["responses"]["CourseNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOwnEnrolments: {
        parameters: {};
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnEnrolmentsAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestEnquiry: {
        parameters: {
            header?: {
                "x-api-key"?: components["parameters"]["ApiKeyHeader"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnquiryRequest"];
            };
        };
        responses: {
            200: components["responses"]["PasscodeSent"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["BadApiKey"];
            404: components["responses"]["CourseNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["PasscodeLimited"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["SmsFailed"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyEnquiry: {
        parameters: {
            header?: {
                "x-api-key"?: components["parameters"]["ApiKeyHeader"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnquiryVerification"];
            };
        };
        responses: {
            200: components["responses"]["EnquiryStored"];
            400: components["responses"]["PasscodeRefused"];
            401: components["responses"]["BadApiKey"];
            404: components["responses"]["CourseNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["PasscodeLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAllCourses: {
        parameters: {};
        responses: {
            200: components["responses"]["StaffCourseListReturned"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCourse: {
        parameters: {
            header?: {
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CourseRequest"];
            };
        };
        responses: {
            201: components["responses"]["StaffCourseReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["IdempotencyKeyReused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCourse: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CourseUpdate"];
            };
        };
        responses: {
            200: components["responses"]["StaffCourseReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CourseNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCourse: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CourseNotFound"];
            409: components["responses"]["AcademyConflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setCoursePicture: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CoursePictureForm"];
            };
        };
        responses: {
            200: components["responses"]["StaffCourseReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CourseNotFound"];
            413: components["responses"]["ImageTooLarge"];
            415: components["responses"]["InvalidImage"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addBatch: {
        parameters: {
            header?: {
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BatchRequest"];
            };
        };
        responses: {
            201: components["responses"]["BatchReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CourseNotFound"];
            409: components["responses"]["IdempotencyKeyReused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateBatch: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BatchUpdate"];
            };
        };
        responses: {
            200: components["responses"]["BatchReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AcademyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteBatch: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AcademyConflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEnquiries: {
        parameters: {
            query?: {
                state?: components["schemas"]["EnquiryState"];
                courseId?: components["schemas"]["Id"];
                due?: boolean;
                search?: string;
                page?: components["parameters"]["Page"];
                size?: components["parameters"]["Size20"];
            };
        };
        responses: {
            200: components["responses"]["EnquiryPageReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addEnquiry: {
        parameters: {
            header?: {
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffEnquiryRequest"];
            };
        };
        responses: {
            201: components["responses"]["EnquiryReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CourseNotFound"];
            409: components["responses"]["IdempotencyKeyReused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEnquiry: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        responses: {
            200: components["responses"]["EnquiryReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateEnquiry: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnquiryUpdate"];
            };
        };
        responses: {
            200: components["responses"]["EnquiryReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AcademyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    eraseEnquiry: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AcademyConflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyGuardian: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GuardianCheckRequest"];
            };
        };
        responses: {
            200: components["responses"]["EnquiryReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AcademyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addEnquiryNote: {
        parameters: {
            header?: {
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnquiryNoteRequest"];
            };
        };
        responses: {
            201: components["responses"]["EnquiryReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AcademyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    enrolLearner: {
        parameters: {
            header?: {
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnrolmentRequest"];
            };
        };
        responses: {
            201: components["responses"]["EnrolmentReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AcademyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEnrolments: {
        parameters: {
            query?: {
                batchId?: components["schemas"]["Id"];
                owing?: boolean;
                page?: components["parameters"]["Page"];
                size?: components["parameters"]["Size20"];
            };
        };
        responses: {
            200: components["responses"]["EnrolmentPageReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    moveEnrolment: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnrolmentMove"];
            };
        };
        responses: {
            200: components["responses"]["EnrolmentReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AcademyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelEnrolment: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnrolmentCancellation"];
            };
        };
        responses: {
            200: components["responses"]["EnrolmentReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AcademyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    takeFee: {
        parameters: {
            header?: {
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReceivedPayment"];
            };
        };
        responses: {
            201: components["responses"]["EnrolmentReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AcademyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    refundFee: {
        parameters: {
            header?: {
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundRequest"];
            };
        };
        responses: {
            201: components["responses"]["EnrolmentReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AcademyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    takeBackFee: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        responses: {
            200: components["responses"]["EnrolmentReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AcademyConflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCustomers: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                size?: components["parameters"]["Size20"];
                search?: components["parameters"]["Search"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerPageAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addCustomer: {
        parameters: {
            header?: {
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCustomer: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerDetailAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCustomer: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerUpdate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCustomerNote: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        responses: {
            200: components["responses"]["CustomerNoteReturned"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setCustomerNote: {
        parameters: {
            header?: {
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerNoteRequest"];
            };
        };
        responses: {
            200: components["responses"]["CustomerNoteReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserNotFound"];
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setCustomerMobile: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerMobileRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserNotFound"];
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setCustomerStatus: {
        parameters: {
            query: {
                active: boolean;
            };
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOverview: {
        parameters: {};
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OverviewAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAnalytics: {
        parameters: {
            query?: {
                from?: components["schemas"]["NearDate"];
                to?: components["schemas"]["NearDate"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalyticsAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listToday: {
        parameters: {
            query?: {
                all?: boolean;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TodayListAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    markToday: {
        parameters: {
            path: {
                key: components["schemas"]["TodayKey"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TodayMarkRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TodayLineAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReferral: {
        parameters: {};
        responses: {
            200: components["responses"]["ReferralReturned"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    giveReferralCode: {
        parameters: {
            header?: {
                "x-api-key"?: components["parameters"]["ApiKeyHeader"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReferralCodeRequest"];
            };
        };
        responses: {
            200: components["responses"]["ReferralReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            409: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReferrals: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                size?: components["parameters"]["Size20"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffReferralPageAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listImports: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                size?: components["parameters"]["Size20"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportPageAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadImport: {
        parameters: {
            header?: {
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImportForm"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["IdempotencyKeyReused"];
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getImportTemplate: {
        parameters: {
            query: {
                kind: components["schemas"]["ImportKind"];
                filled?: boolean;
            };
        };
        responses: {
            200: {
                headers: {
                    "Content-Disposition"?: string;
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": components["schemas"]["ImportTable"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getImport: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        responses: {
            200: components["responses"]["ImportReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ImportNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    mapImport: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportMapping"];
            };
        };
        responses: {
            200: components["responses"]["ImportReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ImportNotFound"];
            409: components["responses"]["ImportConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    discardImport: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ImportNotFound"];
            409: components["responses"]["ImportConflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listImportRows: {
        parameters: {
            query: {
                state: components["schemas"]["ImportRowState"];
                page?: components["parameters"]["Page"];
                size?: components["parameters"]["Size20"];
            };
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportRowPageAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ImportNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportRefusedRows: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        responses: {
            200: {
                headers: {
                    "Content-Disposition"?: string;
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": components["schemas"]["ImportTable"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ImportNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startImport: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        responses: {
            200: components["responses"]["ImportReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ImportNotFound"];
            409: components["responses"]["ImportConflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoImport: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        responses: {
            200: components["responses"]["ImportReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ImportNotFound"];
            409: components["responses"]["ImportConflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listJobs: {
        parameters: {
            query?: {
                state?: components["schemas"]["JobState"];
                page?: components["parameters"]["Page"];
                size?: components["parameters"]["Size20"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobPageAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    retryAllJobs: {
        parameters: {};
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobsRetriedAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteJob: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    retryJob: {
        parameters: {
            path: {
                id: components["parameters"]["PathId"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readDevClock: {
        parameters: {};
        responses: {
            200: components["responses"]["DevClockReturned"];
            401: components["responses"]["BadApiKey"];
            404: components["responses"]["NotFound"];
        };
    };
    moveDevClock: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["DevClockRequest"];
            };
        };
        responses: {
            200: components["responses"]["DevClockReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["BadApiKey"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    readDevOutbox: {
        parameters: {};
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DevOutboxAnswer"];
                };
            };
            401: components["responses"]["BadApiKey"];
            404: components["responses"]["NotFound"];
        };
    };
    readDevOrder: {
        parameters: {
            path: {
                orderId: components["parameters"]["PathOrderId"];
            };
        };
        responses: {
            200: components["responses"]["DevOrderReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["BadApiKey"];
            404: components["responses"]["NotFound"];
        };
    };
    payDevOrder: {
        parameters: {
            path: {
                orderId: components["parameters"]["PathOrderId"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DevPayRequest"];
            };
        };
        responses: {
            200: components["responses"]["DevOrderReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["BadApiKey"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    onBookingCreated: {
        parameters: {
            header: {
                "webhook-id": components["parameters"]["WebhookId"];
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookingCreatedEvent"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
            };
            410: {
                headers: {
                    [name: string]: unknown;
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
            };
        };
    };
    onBookingRescheduled: {
        parameters: {
            header: {
                "webhook-id": components["parameters"]["WebhookId"];
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookingRescheduledEvent"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
            };
            410: {
                headers: {
                    [name: string]: unknown;
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
            };
        };
    };
    onBookingChanged: {
        parameters: {
            header: {
                "webhook-id": components["parameters"]["WebhookId"];
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookingChangedEvent"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
            };
            410: {
                headers: {
                    [name: string]: unknown;
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
            };
        };
    };
    onBookingCancelled: {
        parameters: {
            header: {
                "webhook-id": components["parameters"]["WebhookId"];
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookingCancelledEvent"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
            };
            410: {
                headers: {
                    [name: string]: unknown;
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
            };
        };
    };
    onBookingCompleted: {
        parameters: {
            header: {
                "webhook-id": components["parameters"]["WebhookId"];
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookingCompletedEvent"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
            };
            410: {
                headers: {
                    [name: string]: unknown;
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
            };
        };
    };
    onBookingAssigned: {
        parameters: {
            header: {
                "webhook-id": components["parameters"]["WebhookId"];
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookingAssignedEvent"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
            };
            410: {
                headers: {
                    [name: string]: unknown;
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
            };
        };
    };
    onVisitOnTheWay: {
        parameters: {
            header: {
                "webhook-id": components["parameters"]["WebhookId"];
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VisitOnTheWayEvent"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
            };
            410: {
                headers: {
                    [name: string]: unknown;
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
            };
        };
    };
    onVisitArrived: {
        parameters: {
            header: {
                "webhook-id": components["parameters"]["WebhookId"];
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VisitArrivedEvent"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
            };
            410: {
                headers: {
                    [name: string]: unknown;
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
            };
        };
    };
    onVisitStarted: {
        parameters: {
            header: {
                "webhook-id": components["parameters"]["WebhookId"];
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VisitStartedEvent"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
            };
            410: {
                headers: {
                    [name: string]: unknown;
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
            };
        };
    };
    onVisitDone: {
        parameters: {
            header: {
                "webhook-id": components["parameters"]["WebhookId"];
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VisitDoneEvent"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
            };
            410: {
                headers: {
                    [name: string]: unknown;
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
            };
        };
    };
    onPaymentPaid: {
        parameters: {
            header: {
                "webhook-id": components["parameters"]["WebhookId"];
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentPaidEvent"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
            };
            410: {
                headers: {
                    [name: string]: unknown;
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
            };
        };
    };
    onPaymentRefunded: {
        parameters: {
            header: {
                "webhook-id": components["parameters"]["WebhookId"];
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentRefundedEvent"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
            };
            410: {
                headers: {
                    [name: string]: unknown;
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
            };
        };
    };
    onWaitOffered: {
        parameters: {
            header: {
                "webhook-id": components["parameters"]["WebhookId"];
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WaitOfferedEvent"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
            };
            410: {
                headers: {
                    [name: string]: unknown;
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
            };
        };
    };
    onWaitTaken: {
        parameters: {
            header: {
                "webhook-id": components["parameters"]["WebhookId"];
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WaitTakenEvent"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
            };
            410: {
                headers: {
                    [name: string]: unknown;
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
            };
        };
    };
    onWebhookTest: {
        parameters: {
            header: {
                "webhook-id": components["parameters"]["WebhookId"];
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookTestEvent"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
            };
            410: {
                headers: {
                    [name: string]: unknown;
                };
            };
            429: {
                headers: {
                    [name: string]: unknown;
                };
            };
        };
    };
}
export type errorCode =
  | 'VALIDATION_ERROR'
  | 'OTP_INVALID'
  | 'OTP_EXPIRED'
  | 'UNAUTHORIZED'
  | 'INVALID_CREDENTIALS'
  | 'SECOND_FACTOR_REQUIRED'
  | 'SECOND_FACTOR_WRONG'
  | 'SECOND_FACTOR_MISSING'
  | 'PASSKEYS_UNAVAILABLE'
  | 'SIGN_IN_ENDED'
  | 'FORBIDDEN'
  | 'USER_INACTIVE'
  | 'USER_NOT_REGISTERED'
  | 'USER_NOT_FOUND'
  | 'SERVICE_NOT_FOUND'
  | 'CATEGORY_NOT_FOUND'
  | 'CART_NOT_FOUND'
  | 'CART_ITEM_NOT_FOUND'
  | 'COUPON_NOT_FOUND'
  | 'ADDRESS_NOT_FOUND'
  | 'COURSE_NOT_FOUND'
  | 'BATCH_FULL'
  | 'ACADEMY_CONFLICT'
  | 'DOCUMENT_NOT_FOUND'
  | 'WEBHOOK_NOT_FOUND'
  | 'WEBHOOK_ADDRESS_REFUSED'
  | 'IMPORT_NOT_FOUND'
  | 'IMPORT_STATE'
  | 'IMPORT_UNREADABLE'
  | 'PROFESSIONAL_NOT_FOUND'
  | 'PROFESSIONAL_MOBILE_TAKEN'
  | 'PROFESSIONAL_HAS_VISITS'
  | 'PROFESSIONAL_ACTIVE'
  | 'NO_PROFESSIONAL'
  | 'BOOKING_NOT_FOUND'
  | 'NOT_FOUND'
  | 'METHOD_NOT_ALLOWED'
  | 'MOBILE_ALREADY_EXISTS'
  | 'REQUEST_ALREADY_EXISTS'
  | 'COUPON_ALREADY_EXISTS'
  | 'STAFF_ALREADY_EXISTS'
  | 'SLOT_UNAVAILABLE'
  | 'PRICE_CHANGED'
  | 'FEE_CHANGED'
  | 'CART_CHANGED'
  | 'INVALID_STATUS_TRANSITION'
  | 'ACCOUNT_HAS_BOOKINGS'
  | 'NAME_NEEDED'
  | 'ACCOUNT_KEPT'
  | 'REVIEW_CLOSED'
  | 'DUPLICATE_BOOKING'
  | 'TOO_MANY_BOOKINGS'
  | 'IDEMPOTENCY_KEY_REUSED'
  | 'SETTINGS_CHANGED'
  | 'NOTE_CHANGED'
  | 'IMAGE_TOO_LARGE'
  | 'PAYLOAD_TOO_LARGE'
  | 'INVALID_IMAGE'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'COUPON_EXPIRED'
  | 'COUPON_USAGE_LIMIT'
  | 'COUPON_INACTIVE'
  | 'CART_EMPTY'
  | 'MINIMUM_ORDER_VALUE'
  | 'OUTSIDE_AREA'
  | 'COUPON_FIRST_BOOKING'
  | 'COUPON_CUSTOMER_LIMIT'
  | 'REFERRAL_NOT_FOUND'
  | 'REFERRAL_CLOSED'
  | 'RATE_LIMITED'
  | 'OTP_ATTEMPTS_EXCEEDED'
  | 'START_CODE_INVALID'
  | 'START_CODE_LOCKED'
  | 'VISIT_STATE'
  | 'VISIT_TOO_EARLY'
  | 'INTERNAL_ERROR'
  | 'SMS_FAILED'
  | 'GEOCODER_UNAVAILABLE'
  | 'PAYMENT_PENDING'
  | 'PROPOSAL_GONE'
  | 'OFFER_ENDED'
  | 'TOO_MANY_WAITS'
  | 'TOO_MANY_SERIES'
  | 'SERIES_STATE'
  | 'PAYMENT_PROVIDER_UNAVAILABLE'
  | 'STORAGE_UNAVAILABLE'
  | 'OVERLOADED';
export type refusalReason =
  | 'UNREADABLE'
  | 'NOT_JSON'
  | 'FORM_UNREADABLE'
  | 'ADDRESSES_FULL'
  | 'CUSTOMER_ADDRESSES_FULL'
  | 'BAD_API_KEY'
  | 'API_KEYS_ONLY'
  | 'PEOPLE_ONLY'
  | 'KEY_COUNTS_ONLY'
  | 'KEY_READS_ONLY'
  | 'KEY_LACKS_SCOPE'
  | 'NO_SCOPE_ALLOWS'
  | 'OWN_ACCOUNT'
  | 'STAFF_ROLE'
  | 'SECOND_FACTOR_NEEDED'
  | 'SECOND_FACTOR_FIRST'
  | 'SECOND_FACTOR_AGAIN'
  | 'CUSTOMER_INACTIVE'
  | 'CUSTOMER_EXISTS'
  | 'CUSTOMER_HAS_BOOKING'
  | 'VISIT_BEGUN'
  | 'ON_HER_WAY'
  | 'NOT_PENDING_AGAIN'
  | 'CANCELLED'
  | 'NOTHING_TO_REFUND'
  | 'NOTHING_DUE'
  | 'PAID_ONLINE'
  | 'PARTLY_REFUNDED'
  | 'PAY_AT_VISIT'
  | 'PAY_FIRST'
  | 'CHOICE_GONE'
  | 'VISITS_TO_COME'
  | 'WOMEN_ONLY'
  | 'TOO_SOON'
  | 'VISIT_NOT_DONE'
  | 'NOT_STARTED'
  | 'NOT_ARRIVED'
  | 'NOT_CALLED'
  | 'WAIT_LONGER'
  | 'NOT_LEAD'
  | 'PARTY'
  | 'NOT_TIME_YET'
  | 'NO_SERVICE_LEFT'
  | 'NOT_PAID_YET'
  | 'CHANGE_GUESTS'
  | 'NOT_FOR_GUESTS'
  | 'FOR_GUESTS'
  | 'LATE_FOR_GUESTS'
  | 'SERVICES_CHANGED'
  | 'AGREEMENT_CODE'
  | 'AGREEMENT_LOCKED'
  | 'COURSE_IN_USE'
  | 'BATCH_IN_USE'
  | 'SEATS_TAKEN'
  | 'BIRTHDAY_MISSING'
  | 'CONSENT_MISSING'
  | 'CONSENT_NOT_VERIFIED'
  | 'ENROLLED_ALREADY'
  | 'ENROLMENT_ENDED'
  | 'FEE_PAID'
  | 'PART_REFUNDED'
  | 'PART_INVOICED'
  | 'TAKEN_BACK'
  | 'COURSE_RUNNING'
  | 'ENQUIRY_ERASED'
  | 'VISIT_CANCELLED'
  | 'NO_VISIT'
  | 'ADDRESS_PRIVATE'
  | 'ADDRESS_NOT_HTTPS'
  | 'ADDRESS_PORT'
  | 'ADDRESS_WITH_PASSWORD'
  | 'WEBHOOKS_FULL'
  | 'HEIC'
  | 'TOO_MANY_PIXELS'
  | 'CONTENT_ENCODING'
  | 'TODAY'
  | 'CURRENT_NUMBER'
  | 'OTHER_ACCOUNT'
  | 'OTHER_CUSTOMER'
  | 'NAME_WRONG'
  | 'NAME_TRIES_OVER'
  | 'NO_ADDRESS'
  | 'DATABASE_BEHIND'
  | 'DATABASE_NEWER'
  | 'EMPTY_FILE'
  | 'HEADER_ONLY'
  | 'NOT_A_TABLE'
  | 'OLD_EXCEL'
  | 'QUOTE_OPEN'
  | 'TOO_MANY_ROWS'
  | 'TOO_MANY_COLUMNS'
  | 'TOO_LARGE_INSIDE';
export interface callers {
  getSettings: 'public';
  getAdminSettings: 'ADMIN';
  updateSettings: 'ADMIN';
  previewSettings: 'ADMIN';
  proposeNames: 'ADMIN';
  getSetup: 'ADMIN';
  changeSetup: 'ADMIN';
  setLogo: 'ADMIN';
  bookTest: 'ADMIN';
  removeTestBooking: 'ADMIN';
  emptyDemo: 'ADMIN';
  listAccessRecord: 'ADMIN';
  getImage: 'public';
  searchPlaces: 'public';
  reversePlace: 'public';
  register: 'public';
  login: 'public';
  verifyOtp: 'public';
  professionalLogin: 'public';
  verifyProfessionalOtp: 'public';
  setOwnLanguage: 'PROFESSIONAL';
  askForOwnNumber: 'PROFESSIONAL';
  changeOwnNumber: 'PROFESSIONAL';
  logout: 'USER' | 'ADMIN' | 'PROFESSIONAL';
  signOutEverywhere: 'USER' | 'ADMIN' | 'PROFESSIONAL';
  validateToken: 'USER' | 'ADMIN' | 'PROFESSIONAL';
  getProfile: 'USER';
  updateProfile: 'USER';
  deleteProfile: 'USER';
  getMarketingConsent: 'USER';
  setMarketingConsent: 'USER';
  exportProfile: 'USER';
  askForNumber: 'USER';
  changeNumber: 'USER';
  adminLogin: 'public';
  proveSecondFactor: 'public';
  askForPasskey: 'public';
  provePasskey: 'public';
  getOwnApiKey: 'ADMIN';
  changePassword: 'ADMIN';
  confirmAgain: 'ADMIN';
  getOwnSignIn: 'ADMIN';
  beginTotp: 'ADMIN';
  confirmTotp: 'ADMIN';
  removeTotp: 'ADMIN';
  beginPasskey: 'ADMIN';
  addPasskey: 'ADMIN';
  removePasskey: 'ADMIN';
  makeRecoveryCodes: 'ADMIN';
  listStaff: 'ADMIN';
  addStaff: 'ADMIN';
  removeStaff: 'ADMIN';
  resetSecondFactor: 'ADMIN';
  setStaffRole: 'ADMIN';
  listStaffLog: 'ADMIN';
  getOwnStaff: 'ADMIN';
  listApiKeys: 'ADMIN';
  createApiKey: 'ADMIN';
  revokeAllApiKeys: 'ADMIN';
  revokeApiKey: 'ADMIN';
  listServices: 'public';
  listServicesByCategory: 'public';
  getService: 'public';
  updateService: 'ADMIN';
  deleteService: 'ADMIN';
  createService: 'ADMIN';
  getFront: 'public';
  listCategories: 'public';
  getCategory: 'public';
  createCategory: 'ADMIN';
  updateCategory: 'ADMIN';
  deleteCategory: 'ADMIN';
  createCart: 'USER';
  getCartOfUser: 'USER' | 'ADMIN';
  getCart: 'USER';
  deleteCart: 'USER';
  addCartItem: 'USER';
  clearCart: 'USER';
  putCartService: 'USER';
  putCartGuests: 'USER';
  updateCartItem: 'USER';
  removeCartItem: 'USER';
  applyCartCoupon: 'USER';
  removeCartCoupon: 'USER';
  listCoupons: 'USER' | 'ADMIN';
  listPersonalCoupons: 'ADMIN';
  createCoupon: 'ADMIN';
  getCoupon: 'USER' | 'ADMIN';
  updateCoupon: 'ADMIN';
  deleteCoupon: 'ADMIN';
  applyCoupon: 'USER';
  validateCoupon: 'USER';
  listProfessionals: 'USER' | 'ADMIN' | 'public';
  listUnservedServices: 'public';
  listVisitsNeeded: 'public';
  getProfessional: 'public';
  listAllProfessionals: 'ADMIN';
  createProfessional: 'ADMIN';
  setServiceProfessionals: 'ADMIN';
  getProfessionalFigures: 'ADMIN';
  getProfessionalForStaff: 'ADMIN';
  updateProfessional: 'ADMIN';
  deleteProfessional: 'ADMIN';
  eraseProfessional: 'ADMIN';
  setProfessionalPhoto: 'ADMIN';
  setProfessionalDay: 'ADMIN';
  clearProfessionalDay: 'ADMIN';
  listLeave: 'ADMIN';
  addLeave: 'ADMIN';
  deleteLeave: 'ADMIN';
  previewProfessional: 'ADMIN';
  listAddresses: 'USER';
  createAddress: 'USER';
  updateAddress: 'USER';
  deleteAddress: 'USER';
  checkArea: 'public';
  requestAreaWish: 'public';
  verifyAreaWish: 'public';
  listAreaWishes: 'ADMIN';
  countAreaWishesInside: 'ADMIN';
  tellAreaWishes: 'ADMIN';
  deleteAreaWish: 'ADMIN';
  getPayReport: 'ADMIN';
  exportPay: 'ADMIN';
  listCommissionRules: 'ADMIN';
  setCommissionRule: 'ADMIN';
  previewCommissionRule: 'ADMIN';
  deleteCommissionRule: 'ADMIN';
  listDocumentsOfBooking: 'USER' | 'ADMIN';
  listDocuments: 'ADMIN';
  exportDocuments: 'ADMIN';
  getDocument: 'USER' | 'ADMIN';
  getDocumentPdf: 'USER' | 'ADMIN';
  getDocumentHtml: 'USER' | 'ADMIN';
  getCashUpDay: 'ADMIN';
  settleCashUp: 'ADMIN';
  settleBalance: 'ADMIN';
  exportPayments: 'ADMIN';
  getCashUpDetails: 'ADMIN';
  listLoggedMessages: 'ADMIN';
  previewMessages: 'ADMIN';
  retryLoggedMessage: 'ADMIN';
  answerFailedMessage: 'ADMIN';
  sendMessage: 'public';
  listMessages: 'ADMIN';
  deleteMessage: 'ADMIN';
  markMessageRead: 'ADMIN';
  markMessageUnread: 'ADMIN';
  verifyWhatsappHook: 'public';
  receiveWhatsappReports: 'public';
  receiveMsg91Reports: 'public';
  receiveRazorpayReports: 'public';
  receiveTwilioReports: 'public';
  listWebhooks: 'ADMIN';
  createWebhook: 'ADMIN';
  getWebhook: 'ADMIN';
  updateWebhook: 'ADMIN';
  deleteWebhook: 'ADMIN';
  rotateWebhookSecret: 'ADMIN';
  testWebhook: 'ADMIN';
  listWebhookDeliveries: 'ADMIN';
  replayWebhook: 'ADMIN';
  listCalendarFeeds: 'ADMIN';
  createCalendarFeed: 'ADMIN';
  deleteCalendarFeed: 'ADMIN';
  listAlerts: 'ADMIN';
  listAlertPeople: 'ADMIN';
  addAlertPerson: 'ADMIN';
  updateAlertPerson: 'ADMIN';
  removeAlertPerson: 'ADMIN';
  listAvailableSlots: 'USER' | 'ADMIN' | 'public';
  listBookableDays: 'USER' | 'ADMIN' | 'public';
  listBookings: 'USER';
  createBooking: 'USER';
  planParty: 'USER' | 'ADMIN';
  listBookingsOfUser: 'USER' | 'ADMIN';
  getBooking: 'USER' | 'ADMIN';
  rescheduleBooking: 'USER' | 'ADMIN';
  deleteBooking: 'ADMIN';
  cancelBooking: 'USER' | 'ADMIN';
  agreeToTime: 'USER';
  changeGuests: 'USER';
  answerServices: 'USER';
  getBookingCalendar: 'USER';
  offerAgain: 'USER';
  bookAgain: 'USER';
  listAllBookings: 'ADMIN';
  bookForCustomer: 'ADMIN';
  enterPastVisit: 'ADMIN';
  listBookingChanges: 'ADMIN';
  exportBookings: 'ADMIN';
  getBookingWeek: 'ADMIN';
  getBookingDay: 'ADMIN';
  proposeDay: 'ADMIN';
  applyDay: 'ADMIN';
  listUncovered: 'ADMIN';
  listCandidates: 'ADMIN';
  assignProfessional: 'ADMIN';
  waiveStartCode: 'ADMIN';
  answerHelp: 'ADMIN';
  letWaitLonger: 'ADMIN';
  listFittingTimes: 'ADMIN';
  proposeTime: 'ADMIN';
  withdrawProposal: 'ADMIN';
  changeGuestsAsStaff: 'ADMIN';
  changeServices: 'ADMIN';
  answerServicesAsStaff: 'ADMIN';
  setBookingExternal: 'ADMIN';
  setBookingStatus: 'ADMIN';
  markBookingCompleted: 'ADMIN';
  markBookingCompletedByPost: 'ADMIN';
  markBookingPaid: 'ADMIN';
  markBookingUnpaid: 'ADMIN';
  markBookingRefunded: 'ADMIN';
  setBookingState: 'ADMIN';
  markBookingUnrefunded: 'ADMIN';
  getBookingHistory: 'ADMIN';
  getBookingPayment: 'USER' | 'ADMIN';
  startPayment: 'USER';
  payAfterService: 'USER';
  recordPayment: 'ADMIN';
  refundPayment: 'ADMIN';
  listOwnVisits: 'PROFESSIONAL';
  setVisitState: 'PROFESSIONAL';
  reportDoor: 'PROFESSIONAL';
  changeServicesAtVisit: 'PROFESSIONAL';
  answerServicesAtVisit: 'PROFESSIONAL';
  callForHelp: 'PROFESSIONAL';
  listOwnLeave: 'PROFESSIONAL';
  addOwnLeave: 'PROFESSIONAL';
  deleteOwnLeave: 'PROFESSIONAL';
  listNobodyHere: 'ADMIN';
  listHelpCalls: 'ADMIN';
  getOwnCash: 'PROFESSIONAL';
  getOwnPay: 'PROFESSIONAL';
  readVisitLink: 'public';
  moveByVisitLink: 'public';
  cancelByVisitLink: 'public';
  agreeByVisitLink: 'public';
  answerServicesByVisitLink: 'public';
  getVisitLinkCalendar: 'public';
  listDocumentsOfVisitLink: 'public';
  getVisitLinkDocumentPdf: 'public';
  getVisitLinkDocumentHtml: 'public';
  listDaysOfVisitLink: 'public';
  listSlotsOfVisitLink: 'public';
  listReviewsOfService: 'public';
  getReview: 'USER';
  putReview: 'USER';
  listReviewsOfProfessional: 'public';
  listOwnReviews: 'USER';
  listReviews: 'ADMIN';
  hideReview: 'ADMIN';
  showReview: 'ADMIN';
  answerReview: 'ADMIN';
  getReviewByVisitLink: 'public';
  putReviewByVisitLink: 'public';
  listWaits: 'USER';
  addWait: 'USER';
  changeWait: 'USER' | 'ADMIN';
  endWait: 'USER' | 'ADMIN';
  readOffer: 'public';
  answerOffer: 'public';
  listWaitsOfDay: 'ADMIN';
  addWaitForCustomer: 'ADMIN';
  offerToWait: 'ADMIN';
  listDueVisits: 'USER';
  hideDueVisit: 'USER';
  listDueCustomers: 'ADMIN';
  listSeries: 'USER';
  beginSeries: 'USER' | 'ADMIN';
  listSeriesOfSalon: 'ADMIN';
  listSeriesProposals: 'USER' | 'ADMIN';
  readSeries: 'USER' | 'ADMIN';
  changeSeries: 'USER' | 'ADMIN';
  actOnSeries: 'USER' | 'ADMIN';
  readSeriesLink: 'public';
  actBySeriesLink: 'public';
  listDaysOfSeriesLink: 'public';
  listSlotsOfSeriesLink: 'public';
  readNudge: 'public';
  bookNudged: 'public';
  stopNudges: 'public';
  getNudgeReport: 'ADMIN';
  listCourses: 'public';
  getCourse: 'public';
  listOwnEnrolments: 'USER';
  requestEnquiry: 'public';
  verifyEnquiry: 'USER' | 'public';
  listAllCourses: 'ADMIN';
  createCourse: 'ADMIN';
  updateCourse: 'ADMIN';
  deleteCourse: 'ADMIN';
  setCoursePicture: 'ADMIN';
  addBatch: 'ADMIN';
  updateBatch: 'ADMIN';
  deleteBatch: 'ADMIN';
  listEnquiries: 'ADMIN';
  addEnquiry: 'ADMIN';
  getEnquiry: 'ADMIN';
  updateEnquiry: 'ADMIN';
  eraseEnquiry: 'ADMIN';
  verifyGuardian: 'ADMIN';
  addEnquiryNote: 'ADMIN';
  enrolLearner: 'ADMIN';
  listEnrolments: 'ADMIN';
  moveEnrolment: 'ADMIN';
  cancelEnrolment: 'ADMIN';
  takeFee: 'ADMIN';
  refundFee: 'ADMIN';
  takeBackFee: 'ADMIN';
  listCustomers: 'ADMIN';
  addCustomer: 'ADMIN';
  getCustomer: 'ADMIN';
  updateCustomer: 'ADMIN';
  getCustomerNote: 'ADMIN';
  setCustomerNote: 'ADMIN';
  setCustomerMobile: 'ADMIN';
  setCustomerStatus: 'ADMIN';
  getOverview: 'ADMIN';
  getAnalytics: 'ADMIN';
  listToday: 'ADMIN';
  markToday: 'ADMIN';
  getReferral: 'USER';
  giveReferralCode: 'USER';
  listReferrals: 'ADMIN';
  listImports: 'ADMIN';
  uploadImport: 'ADMIN';
  getImportTemplate: 'ADMIN';
  getImport: 'ADMIN';
  mapImport: 'ADMIN';
  discardImport: 'ADMIN';
  listImportRows: 'ADMIN';
  exportRefusedRows: 'ADMIN';
  startImport: 'ADMIN';
  undoImport: 'ADMIN';
  listJobs: 'ADMIN';
  retryAllJobs: 'ADMIN';
  deleteJob: 'ADMIN';
  retryJob: 'ADMIN';
  readDevClock: 'public';
  moveDevClock: 'public';
  readDevOutbox: 'public';
  readDevOrder: 'public';
  payDevOrder: 'public';
}
export interface defaulted {
  getSettings: never;
  getAdminSettings: never;
  updateSettings: never;
  previewSettings: never;
  proposeNames: never;
  getSetup: never;
  changeSetup: never;
  setLogo: never;
  bookTest: never;
  removeTestBooking: never;
  emptyDemo: never;
  listAccessRecord: 'page' | 'size';
  getImage: 'width';
  searchPlaces: never;
  reversePlace: never;
  register: never;
  login: never;
  verifyOtp: never;
  professionalLogin: never;
  verifyProfessionalOtp: never;
  setOwnLanguage: never;
  askForOwnNumber: never;
  changeOwnNumber: never;
  logout: never;
  signOutEverywhere: never;
  validateToken: never;
  getProfile: never;
  updateProfile: never;
  deleteProfile: never;
  getMarketingConsent: never;
  setMarketingConsent: never;
  exportProfile: never;
  askForNumber: never;
  changeNumber: never;
  adminLogin: never;
  proveSecondFactor: never;
  askForPasskey: never;
  provePasskey: never;
  getOwnApiKey: never;
  changePassword: never;
  confirmAgain: never;
  getOwnSignIn: never;
  beginTotp: never;
  confirmTotp: never;
  removeTotp: never;
  beginPasskey: never;
  addPasskey: never;
  removePasskey: never;
  makeRecoveryCodes: never;
  listStaff: never;
  addStaff: never;
  removeStaff: 'revokeKeys';
  resetSecondFactor: never;
  setStaffRole: never;
  listStaffLog: 'page' | 'size';
  getOwnStaff: never;
  listApiKeys: never;
  createApiKey: never;
  revokeAllApiKeys: never;
  revokeApiKey: never;
  listServices: 'page' | 'size' | 'uncategorised' | 'sort' | 'language' | 'translations';
  listServicesByCategory: 'page' | 'size' | 'language' | 'translations';
  getService: 'language' | 'translations';
  updateService: never;
  deleteService: never;
  createService: never;
  getFront: 'language';
  listCategories: 'page' | 'size' | 'language' | 'translations';
  getCategory: 'language' | 'translations';
  createCategory: never;
  updateCategory: never;
  deleteCategory: never;
  createCart: never;
  getCartOfUser: never;
  getCart: never;
  deleteCart: never;
  addCartItem: never;
  clearCart: never;
  putCartService: never;
  putCartGuests: never;
  updateCartItem: never;
  removeCartItem: never;
  applyCartCoupon: never;
  removeCartCoupon: never;
  listCoupons: 'language';
  listPersonalCoupons: 'page' | 'size';
  createCoupon: never;
  getCoupon: 'language';
  updateCoupon: never;
  deleteCoupon: never;
  applyCoupon: never;
  validateCoupon: never;
  listProfessionals: never;
  listUnservedServices: never;
  listVisitsNeeded: never;
  getProfessional: never;
  listAllProfessionals: never;
  createProfessional: never;
  setServiceProfessionals: never;
  getProfessionalFigures: never;
  getProfessionalForStaff: never;
  updateProfessional: never;
  deleteProfessional: never;
  eraseProfessional: never;
  setProfessionalPhoto: never;
  setProfessionalDay: never;
  clearProfessionalDay: never;
  listLeave: never;
  addLeave: never;
  deleteLeave: never;
  previewProfessional: never;
  listAddresses: never;
  createAddress: never;
  updateAddress: never;
  deleteAddress: never;
  checkArea: never;
  requestAreaWish: never;
  verifyAreaWish: never;
  listAreaWishes: 'page' | 'size';
  countAreaWishesInside: never;
  tellAreaWishes: never;
  deleteAreaWish: never;
  getPayReport: never;
  exportPay: never;
  listCommissionRules: never;
  setCommissionRule: never;
  previewCommissionRule: never;
  deleteCommissionRule: never;
  listDocumentsOfBooking: never;
  listDocuments: 'page' | 'size';
  exportDocuments: 'format';
  getDocument: never;
  getDocumentPdf: never;
  getDocumentHtml: never;
  getCashUpDay: never;
  settleCashUp: never;
  settleBalance: never;
  exportPayments: never;
  getCashUpDetails: never;
  listLoggedMessages: 'page' | 'size';
  previewMessages: never;
  retryLoggedMessage: never;
  answerFailedMessage: never;
  sendMessage: never;
  listMessages: 'page' | 'size';
  deleteMessage: never;
  markMessageRead: never;
  markMessageUnread: never;
  verifyWhatsappHook: never;
  receiveWhatsappReports: never;
  receiveMsg91Reports: never;
  receiveRazorpayReports: never;
  receiveTwilioReports: never;
  listWebhooks: never;
  createWebhook: never;
  getWebhook: never;
  updateWebhook: never;
  deleteWebhook: never;
  rotateWebhookSecret: never;
  testWebhook: never;
  listWebhookDeliveries: 'page' | 'size';
  replayWebhook: never;
  listCalendarFeeds: never;
  createCalendarFeed: never;
  deleteCalendarFeed: never;
  listAlerts: never;
  listAlertPeople: never;
  addAlertPerson: never;
  updateAlertPerson: never;
  removeAlertPerson: never;
  listAvailableSlots: never;
  listBookableDays: never;
  listBookings: never;
  createBooking: never;
  planParty: never;
  listBookingsOfUser: never;
  getBooking: never;
  rescheduleBooking: never;
  deleteBooking: never;
  cancelBooking: never;
  agreeToTime: never;
  changeGuests: 'preview';
  answerServices: never;
  getBookingCalendar: never;
  offerAgain: never;
  bookAgain: never;
  listAllBookings: 'page' | 'size' | 'order';
  bookForCustomer: never;
  enterPastVisit: never;
  listBookingChanges: 'size';
  exportBookings: never;
  getBookingWeek: never;
  getBookingDay: never;
  proposeDay: never;
  applyDay: never;
  listUncovered: never;
  listCandidates: 'part';
  assignProfessional: 'part' | 'force' | 'chosen';
  waiveStartCode: never;
  answerHelp: never;
  letWaitLonger: never;
  listFittingTimes: 'part';
  proposeTime: 'part';
  withdrawProposal: never;
  changeGuestsAsStaff: 'preview';
  changeServices: 'preview';
  answerServicesAsStaff: never;
  setBookingExternal: never;
  setBookingStatus: never;
  markBookingCompleted: never;
  markBookingCompletedByPost: never;
  markBookingPaid: never;
  markBookingUnpaid: never;
  markBookingRefunded: never;
  setBookingState: never;
  markBookingUnrefunded: never;
  getBookingHistory: never;
  getBookingPayment: never;
  startPayment: never;
  payAfterService: never;
  recordPayment: never;
  refundPayment: never;
  listOwnVisits: never;
  setVisitState: never;
  reportDoor: never;
  changeServicesAtVisit: 'preview';
  answerServicesAtVisit: never;
  callForHelp: never;
  listOwnLeave: never;
  addOwnLeave: never;
  deleteOwnLeave: never;
  listNobodyHere: never;
  listHelpCalls: never;
  getOwnCash: never;
  getOwnPay: never;
  readVisitLink: never;
  moveByVisitLink: never;
  cancelByVisitLink: never;
  agreeByVisitLink: never;
  answerServicesByVisitLink: never;
  getVisitLinkCalendar: never;
  listDocumentsOfVisitLink: never;
  getVisitLinkDocumentPdf: never;
  getVisitLinkDocumentHtml: never;
  listDaysOfVisitLink: never;
  listSlotsOfVisitLink: never;
  listReviewsOfService: 'page' | 'size';
  getReview: never;
  putReview: never;
  listReviewsOfProfessional: 'page' | 'size';
  listOwnReviews: never;
  listReviews: 'page' | 'size';
  hideReview: never;
  showReview: never;
  answerReview: never;
  getReviewByVisitLink: never;
  putReviewByVisitLink: never;
  listWaits: never;
  addWait: never;
  changeWait: never;
  endWait: never;
  readOffer: never;
  answerOffer: never;
  listWaitsOfDay: never;
  addWaitForCustomer: never;
  offerToWait: never;
  listDueVisits: never;
  hideDueVisit: never;
  listDueCustomers: 'page' | 'size';
  listSeries: never;
  beginSeries: never;
  listSeriesOfSalon: 'page' | 'size';
  listSeriesProposals: never;
  readSeries: never;
  changeSeries: never;
  actOnSeries: never;
  readSeriesLink: never;
  actBySeriesLink: never;
  listDaysOfSeriesLink: never;
  listSlotsOfSeriesLink: never;
  readNudge: never;
  bookNudged: never;
  stopNudges: never;
  getNudgeReport: never;
  listCourses: 'language';
  getCourse: 'language';
  listOwnEnrolments: never;
  requestEnquiry: never;
  verifyEnquiry: never;
  listAllCourses: never;
  createCourse: never;
  updateCourse: never;
  deleteCourse: never;
  setCoursePicture: never;
  addBatch: never;
  updateBatch: never;
  deleteBatch: never;
  listEnquiries: 'due' | 'page' | 'size';
  addEnquiry: never;
  getEnquiry: never;
  updateEnquiry: never;
  eraseEnquiry: never;
  verifyGuardian: never;
  addEnquiryNote: never;
  enrolLearner: never;
  listEnrolments: 'owing' | 'page' | 'size';
  moveEnrolment: never;
  cancelEnrolment: never;
  takeFee: never;
  refundFee: never;
  takeBackFee: never;
  listCustomers: 'page' | 'size';
  addCustomer: never;
  getCustomer: never;
  updateCustomer: never;
  getCustomerNote: never;
  setCustomerNote: never;
  setCustomerMobile: never;
  setCustomerStatus: never;
  getOverview: never;
  getAnalytics: never;
  listToday: 'all';
  markToday: never;
  getReferral: never;
  giveReferralCode: never;
  listReferrals: 'page' | 'size';
  listImports: 'page' | 'size';
  uploadImport: never;
  getImportTemplate: 'filled';
  getImport: never;
  mapImport: never;
  discardImport: never;
  listImportRows: 'page' | 'size';
  exportRefusedRows: never;
  startImport: never;
  undoImport: never;
  listJobs: 'state' | 'page' | 'size';
  retryAllJobs: never;
  deleteJob: never;
  retryJob: never;
  readDevClock: never;
  moveDevClock: never;
  readDevOutbox: never;
  readDevOrder: never;
  payDevOrder: never;
}
export type files = 'imageUrl' | 'imageFile' | 'picture' | 'photo' | 'logo' | 'file';
export type raw = 'receiveWhatsappReports' | 'receiveMsg91Reports' | 'receiveRazorpayReports' | 'receiveTwilioReports';
