import { useSWRConfig } from 'swr';
import { useSave } from '../../../api/use-save.ts';
import { readOf } from '../../../api/use-staff-read.ts';
import { toast } from '../../../ui/toast.ts';

const changed = readOf(
  '/assistant/admin/today',
  '/academy/admin/enquiry',
  '/academy/admin/enquiry/{id}',
  '/academy/admin/enrolment',
  '/academy/admin/course',
  '/document/admin',
);
/** Carries out a change of the academy, says that it is done, and reads again all that shows it. */
export function useAcademyActs() {
  const { mutate } = useSWRConfig();
  const save = useSave();
  const again = () => mutate(changed).catch(() => null);

  /** Without words, because the change is seen at once. */
  async function act<Done>(call: () => Promise<Done>, done?: string): Promise<Done> {
    try {
      const answer = await call();
      if (done) toast.success(done);
      return answer;
    } finally {
      // A refusal shows that something has changed, too.
      await again();
    }
  }

  return {
    act,
    /** For what creates something: tries with the same input share an idempotency key (rule V21). */
    create: <Done>(input: object, send: (header: { 'idempotency-key': string }) => Promise<Done>, done?: string) =>
      act(() => save(input, send), done),
  };
}
