/** Courses with batches, enquiries about them, and enrolments with fees in parts. */
import {
  addBatch,
  createCourse,
  deleteBatch,
  deleteCourse,
  listCourses,
  listForStaff,
  readCourse,
  setPicture,
  updateBatch,
  updateCourse,
} from '../academy/courses.ts';
import { leaveEnquiry, requestEnquiry } from '../academy/enquire.ts';
import { addEnquiry, addEnquiryNote, listEnquiries, readEnquiry, updateEnquiry, verifyGuardian } from '../academy/enquiries.ts';
import { cancelEnrolment, enrolLearner, listEnrolments, moveEnrolment } from '../academy/enrol.ts';
import { eraseEnquiry } from '../academy/erase.ts';
import { refundFee, takeBackFee, takeFee } from '../academy/fees.ts';
import { ownEnrolments } from '../academy/show.ts';
import { clientOf } from '../accounts/auth/limits.ts';
import { created, type Handlers, ok } from '../platform/contract/types.ts';
import type { Deps } from '../platform/deps.ts';

export function academy(deps: Deps) {
  return {
    listCourses: async ({ query }) => ok(await listCourses(deps, query.language), 'Courses'),
    getCourse: async ({ params, query }) => ok(await readCourse(deps, params.id, query.language), 'Course'),
    listOwnEnrolments: async ({ caller }) => ok(await ownEnrolments(deps, caller), 'Courses'),
    requestEnquiry: async ({ body, clientAddress, apiKey }) =>
      ok(await requestEnquiry(deps, body, clientOf(clientAddress, apiKey)), 'OTP sent'),
    verifyEnquiry: async ({ body, clientAddress, apiKey, caller }) =>
      ok(await leaveEnquiry(deps, body, clientOf(clientAddress, apiKey), caller?.id), 'Enquiry sent'),
    listAllCourses: async () => ok(await listForStaff(deps), 'Courses'),
    createCourse: async ({ body, once }) => created(await createCourse(deps, body, once), 'Course added'),
    updateCourse: async ({ params, body }) => ok(await updateCourse(deps, params.id, body), 'Course saved'),
    deleteCourse: async ({ params }) => {
      await deleteCourse(deps, params.id);
      return ok(null, 'Course deleted');
    },
    setCoursePicture: async ({ params, body }) => ok(await setPicture(deps, params.id, body), 'Picture saved'),
    addBatch: async ({ params, body, once }) => created(await addBatch(deps, params.id, body, once), 'Batch added'),
    updateBatch: async ({ params, body }) => ok(await updateBatch(deps, params.id, body), 'Batch saved'),
    deleteBatch: async ({ params }) => {
      await deleteBatch(deps, params.id);
      return ok(null, 'Batch deleted');
    },
    listEnquiries: async ({ query: { page, size, ...filter } }) => ok(await listEnquiries(deps, filter, page, size), 'Enquiries'),
    addEnquiry: async ({ body, once }) => created(await addEnquiry(deps, body, once), 'Enquiry added'),
    getEnquiry: async ({ params }) => ok(await readEnquiry(deps, params.id), 'Enquiry'),
    updateEnquiry: async ({ params, body }) => ok(await updateEnquiry(deps, params.id, body), 'Enquiry saved'),
    eraseEnquiry: async ({ params }) => {
      await eraseEnquiry(deps, params.id);
      return ok(null, 'Enquiry erased');
    },
    verifyGuardian: async ({ params, body, caller }) =>
      ok(await verifyGuardian(deps, params.id, caller, body), 'Guardian recorded'),
    addEnquiryNote: async ({ params, body, caller, once }) =>
      created(await addEnquiryNote(deps, params.id, caller, body, once), 'Note saved'),
    enrolLearner: async ({ params, body, once }) => created(await enrolLearner(deps, params.id, body, once), 'Learner enrolled'),
    listEnrolments: async ({ query: { page, size, ...filter } }) =>
      ok(await listEnrolments(deps, filter, page, size), 'Enrolments'),
    moveEnrolment: async ({ params, body }) => ok(await moveEnrolment(deps, params.id, body.batchId), 'Learner moved'),
    cancelEnrolment: async ({ params, body, caller }) =>
      ok(await cancelEnrolment(deps, params.id, caller, body), 'Enrolment cancelled'),
    takeFee: async ({ params, body, caller, once }) => created(await takeFee(deps, params.id, caller, body, once), 'Part taken'),
    refundFee: async ({ params, body, caller, once }) =>
      created(await refundFee(deps, params.id, caller, body, once), 'Given back'),
    takeBackFee: async ({ params }) => ok(await takeBackFee(deps, params.id), 'Taken back'),
  } satisfies Partial<Handlers>;
}
