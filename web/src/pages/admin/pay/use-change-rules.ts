import { adminApi, ask } from '../../../api/client.ts';
import { useResource } from '../../../records/use-resource.ts';

export function useChangeRules() {
  const rules = useResource({ noun: 'commission rule', gone: 'NOT_FOUND', touches: ['/pay/admin/rules', '/pay/admin'] });
  return {
    update: rules.update,
    remove: (name: string, id: string) =>
      rules.remove(name, () => ask(adminApi.DELETE('/pay/admin/rules/{id}', { params: { path: { id } } }))),
  };
}
