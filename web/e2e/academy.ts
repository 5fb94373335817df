/** Courses and learners, made by staff through the API. */
import { asStaff } from './scene.ts';

/** A course of ₹12,000 with one batch, which begins in some weeks. */
export async function makeCourse(name: string, seats = 5): Promise<{ id: string; batchId: string }> {
  const { id } = await asStaff('POST', '/academy/admin/course', {
    name,
    description: 'Cones and patterns.',
    weeks: 4,
    fee: 12_000,
  });
  const startsOn = new Date(Date.now() + 21 * 86_400_000).toISOString().slice(0, 10);
  const batch = { startsOn, days: ['SATURDAY', 'SUNDAY'], fromTime: '10:00:00', toTime: '13:00:00', seats };
  return { id, batchId: (await asStaff('POST', `/academy/admin/course/${id}/batch`, batch)).id };
}

/** Enrols a learner in a course of ₹12,000, and takes a part of the fee in cash. */
export async function payFee(name: string, mobile: string, amount: number): Promise<void> {
  const { id: courseId, batchId } = await makeCourse(`Draping for ${name}`);
  const { id } = await asStaff('POST', '/academy/admin/enquiry', { courseId, name, mobile, dateOfBirth: '1999-05-02' });
  const { id: enrolmentId } = await asStaff('POST', `/academy/admin/enquiry/${id}/enrolment`, { batchId });
  await asStaff('POST', `/academy/admin/enrolment/${enrolmentId}/fee`, { amount, method: 'CASH' });
}
