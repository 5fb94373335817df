import { describe, expect, it } from 'vitest';
import { leaveWords, wholeDays } from './span-words.ts';

const plain = (words: string) => words.replaceAll('\u00a0', ' ');

describe('leave', () => {
  it('of whole days names the days', () => {
    expect(plain(leaveWords(wholeDays('2026-12-01', '2026-12-01')))).toBe('1 Dec 2026');
    expect(plain(leaveWords(wholeDays('2026-12-01', '2026-12-03')))).toBe('1 to 3 Dec 2026');
  });
  it('of hours names the times', () => {
    const at = { fromDate: '2026-12-01', fromTime: '09:00:00', toDate: '2026-12-01', toTime: '13:30:00' };
    expect(plain(leaveWords(at))).toBe('1 Dec 2026, 9 AM to 1:30 PM');
    expect(plain(leaveWords({ ...at, toDate: '2026-12-02' }))).toBe('1 Dec 2026, 9 AM to 2 Dec 2026, 1:30 PM');
  });
});
