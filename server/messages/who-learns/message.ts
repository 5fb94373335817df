import type { MessageRow } from '../send/store.ts';

/** The parts of a row's key: `subject:kind:step:way`. */
export function partsOf({ key }: Pick<MessageRow, 'key'>) {
  const [subject = '', , step = '', way = ''] = key.split(':');
  return { subject, step, way };
}
