/** Deny by default (rule K11). */
import { describe, expect, it } from 'vitest';
import { routes } from './document.ts';
import { type Operation, optionalSignInsOf, type Route, signInsOf } from './operation.ts';
import { guardOf } from './security.ts';
import type { Caller } from './types.ts';

const operation = (security: unknown) => ({ operationId: 'listServices', security }) as unknown as Operation;

it('stops the start when an operation does not say who may call it', () => {
  expect(() => signInsOf(operation(undefined))).toThrow('listServices does not say who may call it');
});

it('stops the start when an operation names a sign-in without a role', () => {
  expect(() => signInsOf(operation([{ customer: [] }, { courier: [] }]))).toThrow('without a role: courier');
});

it('lets a professional call her own operations and no others', () => {
  const professional: Caller = { role: 'PROFESSIONAL', id: 'a', sessionId: 'b', key: null, staffRole: null };
  const mayCall = (route: Route) => {
    try {
      guardOf(route)(professional);
      return true;
    } catch {
      return false;
    }
  };
  const secured = routes.filter(({ operation }) => signInsOf(operation).length > 0);
  expect(secured.filter(mayCall).map(({ operation }) => operation.operationId)).toEqual([
    'setOwnLanguage',
    'askForOwnNumber',
    'changeOwnNumber',
    'logout',
    'signOutEverywhere',
    'validateToken',
    'listOwnVisits',
    'setVisitState',
    'reportDoor',
    'changeServicesAtVisit',
    'answerServicesAtVisit',
    'callForHelp',
    'listOwnLeave',
    'addOwnLeave',
    'deleteOwnLeave',
    'getOwnCash',
    'getOwnPay',
  ]);
});

it('refuses a role that no operation names, on every operation that needs a sign-in', () => {
  const stranger = { role: 'COURIER', id: 'a', sessionId: 'b', key: null } as unknown as Caller;
  const secured = routes.filter(({ operation }) => signInsOf(operation).length > 0);
  expect(secured.length).toBeGreaterThan(50);
  for (const route of secured) expect(() => guardOf(route)(stranger)).toThrow('You are not allowed to do this.');
});

describe('scopes of API keys', () => {
  /** The area of an operation by its path. Its method says whether it reads or writes. */
  const AREAS: [RegExp, string][] = [
    [/^\/coupon\/admin\/personal$/, 'CUSTOMERS'],
    [/^\/(service|category|coupon)\b/, 'CATALOGUE'],
    // Enquiries and enrolments hold data of minors, so no scope opens them.
    [/^\/academy\/admin\/(course|batch)\b/, 'CATALOGUE'],
    [/^\/booking\/(admin\/)?\{id\}\/(payment|refund|mark-refunded|mark-unrefunded)$/, 'MONEY'],
    [/^\/(cash-up|pay)\b/, 'MONEY'],
    [/^\/(document|booking\/\{id\}\/documents)\b/, 'DOCUMENTS'],
    [/^\/review\b/, 'REVIEWS'],
    [/^\/(booking|visit|wait|series|analytics|alert)\b/, 'BOOKINGS'],
    [/^\/professional$/, 'BOOKINGS'],
    [/^\/(customer|cart|due|referral)\b/, 'CUSTOMERS'],
  ];
  const isOfStaff = ({ operation }: Route) => [...signInsOf(operation), ...optionalSignInsOf(operation)].includes('admin');
  const isForKeys = ({ operation }: Route) => !operation['x-people-only'] && !operation['x-any-key'];

  it('are those of the area, by the rule for every operation', () => {
    const scopeOf = ({ method, path }: Route) => {
      const [, area] = AREAS.find(([pattern]) => pattern.test(path)) ?? [];
      return area && `${area}_${method === 'GET' ? 'READ' : 'WRITE'}`;
    };
    for (const route of routes) {
      const expected = isOfStaff(route) && isForKeys(route) ? scopeOf(route) : undefined;
      expect([route.operation.operationId, route.operation['x-scope']]).toEqual([route.operation.operationId, expected]);
    }
  });

  it('open nothing else: what staff may do and no scope allows', () => {
    const closed = routes.filter(route => isOfStaff(route) && isForKeys(route) && !route.operation['x-scope']);
    expect([...new Set(closed.map(({ path }) => path.split('/')[1]))].sort()).toEqual([
      'academy',
      'area',
      'calendar-feed',
      'import',
      'job',
      'message',
      'message-log',
      'nudge',
      'professional',
      'settings',
      'setup',
      'webhook',
    ]);
  });
});
