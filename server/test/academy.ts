/** Makes what tests of the academy need, through staff's own operations. */
import type { Schemas } from '../platform/contract/types.ts';
import type { TestApp } from './app.ts';
import { newMobile } from './makers.ts';

export function aCourse(fields: Partial<Schemas['CourseRequest']> = {}): Schemas['CourseRequest'] {
  return { name: 'Bridal make-up', description: 'From base to hair, on real brides.', weeks: 8, fee: 25_000, ...fields };
}

/** A batch. It ends on 7 March 2027 if its course takes 8 weeks. */
export function aBatch(fields: Partial<Schemas['BatchRequest']> = {}): Schemas['BatchRequest'] {
  return { startsOn: '2027-01-11', days: ['MONDAY', 'FRIDAY'], fromTime: '10:00:00', toTime: '13:00:00', seats: 12, ...fields };
}

const made = async (app: TestApp, token: string, path: string, body: object) => {
  const { status, body: answer } = await app.call('POST', path, { token, body });
  if (status !== 201) throw new Error(`POST ${path} answered ${status}: ${answer.message}`);
  return answer.data;
};

export async function makeCourse(app: TestApp, token: string, fields: Partial<Schemas['CourseRequest']> = {}): Promise<string> {
  return (await made(app, token, '/academy/admin/course', aCourse(fields))).id;
}

export async function makeBatch(app: TestApp, token: string, courseId: string, fields: Partial<Schemas['BatchRequest']> = {}) {
  return (await made(app, token, `/academy/admin/course/${courseId}/batch`, aBatch(fields))).id as string;
}

interface Scene {
  course?: Partial<Schemas['CourseRequest']>;
  batch?: Partial<Schemas['BatchRequest']>;
  learner?: Partial<Schemas['StaffEnquiryRequest']>;
  enrolment?: Partial<Schemas['EnrolmentRequest']>;
}

/** An adult who asks about a course with one batch. */
export async function makeEnquiry(app: TestApp, token: string, { course, batch, learner }: Scene = {}) {
  const courseId = await makeCourse(app, token, course);
  const batchId = await makeBatch(app, token, courseId, batch);
  const body = { courseId, name: 'Meera Joshi', mobile: newMobile(), dateOfBirth: '2000-02-29', ...learner };
  const { id: enquiryId } = await made(app, token, '/academy/admin/enquiry', body);
  return { courseId, batchId, enquiryId: enquiryId as string };
}

/** Staff see the guardian of a learner under 18 first. */
export async function makeEnrolment(app: TestApp, token: string, scene: Scene = {}) {
  const ids = await makeEnquiry(app, token, scene);
  if (scene.learner?.guardian) {
    const { name, mobile } = scene.learner.guardian;
    await app.call('PUT', `/academy/admin/enquiry/${ids.enquiryId}/guardian`, { token, body: { name, mobile, how: 'ID_SEEN' } });
  }
  const body = { batchId: ids.batchId, ...scene.enrolment };
  const { id } = await made(app, token, `/academy/admin/enquiry/${ids.enquiryId}/enrolment`, body);
  return { ...ids, enrolmentId: id as string };
}
