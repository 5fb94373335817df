/** Deny by default (rule K11). */
import { expect, it } from 'vitest';
import { type Operation, type Route, routes, signInsOf } from './document.ts';
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
  const professional: Caller = { role: 'PROFESSIONAL', id: 'a', sessionId: 'b', keyAccess: null };
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
    'logout',
    'validateToken',
    'listOwnVisits',
    'setVisitState',
    'callForHelp',
    'listOwnLeave',
    'addOwnLeave',
    'deleteOwnLeave',
  ]);
});

it('refuses a role that no operation names, on every operation that needs a sign-in', () => {
  const stranger = { role: 'COURIER', id: 'a', sessionId: 'b', keyAccess: null } as unknown as Caller;
  const secured = routes.filter(({ operation }) => signInsOf(operation).length > 0);
  expect(secured.length).toBeGreaterThan(50);
  for (const route of secured) expect(() => guardOf(route)(stranger)).toThrow('You are not allowed to do this.');
});
