import { describe, expect, it } from 'vitest';
import { MESSAGE_KINDS } from '../../platform/shared/message-kinds.ts';
import { shareOf } from './ceiling-rules.ts';

describe('X13 the quarter that is kept', () => {
  it('is for what neither customers nor a round for many accounts can use up', () => {
    const whole = MESSAGE_KINDS.filter(kind => shareOf(kind, 40) === 40);
    expect(whole).toEqual(expect.arrayContaining(['REMINDER', 'ON_THE_WAY', 'LATE', 'UNCOVERED', 'RECEIPT']));
    for (const kind of ['ACCOUNT_ENDS', 'CONFIRMATION', 'MOVED', 'CANCELLED', 'ENQUIRY'] as const)
      expect(shareOf(kind, 40)).toBe(30);
  });
});
