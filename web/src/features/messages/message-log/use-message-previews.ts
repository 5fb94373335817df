import type { Language } from '../../../../../common/words/languages.ts';
import { adminApi, ask } from '../../../api/client.ts';
import { useStaffRead } from '../../../api/use-staff-read.ts';

/** What every kind of message says, to whom it goes and when, as the server has it (rule Q20). */
export function useMessagePreviews(language: Language = 'en') {
  const query = language === 'en' ? {} : { language };
  return useStaffRead(['/message-log/admin/preview', language], () =>
    ask(adminApi.GET('/message-log/admin/preview', { params: { query } })),
  );
}
